// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do when a control is used.
@preconcurrency @MainActor
open class UIAction: NSObject {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open var title: String
  public final let identifier: Identifier

  /// The control that is used, while it is.
  public internal(set) final weak var sender: AnyObject?

  final let handler: UIActionHandler

  /// - Parameter identifier: Of two actions with one the later replaces the earlier.
  public init(title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler)
  {
    self.title = title
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }
}

// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// How a rounded corner runs into its sides.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// What a layer has that the host knows nothing of, with Core Animation's defaults.
extension CALayer {
  struct KeptValues {
    // Of a layer that is no view's.
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var opacity: Float = 1
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var masksToBounds = false
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var backgroundColor: CGColor?
    var isHidden = false

    // Of any layer.
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var cornerCurve = CALayerCornerCurve.circular
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var contentsScale: CGFloat = 1
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var allowsEdgeAntialiasing = false
    var name: String?
    var mask: CALayer?
    var sublayers: [CALayer] = []

    /// Around the anchor point, as no transform is kept.
    var frame: CGRect {
      get {
        CGRect(
          x: position.x - anchorPoint.x * bounds.width,
          y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
          height: bounds.height)
      }
      set {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width,
          y: newValue.minY + anchorPoint.y * newValue.height)
      }
    }
  }

  public var shadowColor: CGColor? {
    get { kept.shadowColor }
    set { kept.shadowColor = newValue }
  }

  public var shadowOpacity: Float {
    get { kept.shadowOpacity }
    set { kept.shadowOpacity = newValue }
  }

  public var shadowOffset: CGSize {
    get { kept.shadowOffset }
    set { kept.shadowOffset = newValue }
  }

  public var shadowRadius: CGFloat {
    get { kept.shadowRadius }
    set { kept.shadowRadius = newValue }
  }

  public var shadowPath: CGPath? {
    get { kept.shadowPath }
    set { kept.shadowPath = newValue }
  }

  public var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { kept.cornerCurve = newValue }
  }

  /// Of a view's layer it moves nothing here: `position` stays the view's center.
  public var anchorPoint: CGPoint {
    get { kept.anchorPoint }
    set { kept.anchorPoint = newValue }
  }

  public var contentsScale: CGFloat {
    get { kept.contentsScale }
    set { kept.contentsScale = newValue }
  }

  public var shouldRasterize: Bool {
    get { kept.shouldRasterize }
    set { kept.shouldRasterize = newValue }
  }

  public var rasterizationScale: CGFloat {
    get { kept.rasterizationScale }
    set { kept.rasterizationScale = newValue }
  }

  public var allowsEdgeAntialiasing: Bool {
    get { kept.allowsEdgeAntialiasing }
    set { kept.allowsEdgeAntialiasing = newValue }
  }

  public var name: String? {
    get { kept.name }
    set { kept.name = newValue }
  }

  public var mask: CALayer? {
    get { kept.mask }
    set { kept.mask = newValue }
  }

  public func setNeedsDisplay() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}

  // MARK: - Layers of the plugin's own

  /// Those that were added; the layers of subviews are not among them.
  public var sublayers: [CALayer]? {
    get { kept.sublayers.isEmpty ? nil : kept.sublayers }
    set { kept.sublayers = newValue ?? [] }
  }

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(kept.sublayers.count))
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    kept.sublayers.insert(layer, at: min(Int(idx), kept.sublayers.count))
    layer.superlayer = self
  }

  public func removeFromSuperlayer() {
    superlayer?.kept.sublayers.removeAll { $0 === self }
    superlayer = nil
  }
}

// MARK: - Kinds of layers, kept as the others

/// Colours along a line.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A path, filled and stroked.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
}

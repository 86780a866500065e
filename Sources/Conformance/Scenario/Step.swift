package import NavigationSim
package import ViewTree

/// One step of a scenario: something that the app, the driver, the road or time does.
package enum Step: Hashable, Sendable {
  case enable
  case guide
  case stop
  case disable
  case prompt(Double)
  case changePrompt(Double)
  case promptOf(PromptKind)
  case changePromptTo(PromptKind)
  case hidePrompt
  case tick(Double)
  case settle
  case resize(Size)
  case rotate
  case direction(LayoutDirection)
  case speed(SpeedReading)
  case recenter(Bool)
  case buttons([ButtonType])
  case terms(Bool)
  case route(Bool)
  case prompts(Bool)
  case setDelegate(isPlugin: Bool)
  case snapshot(String)
  case textSize(ContentSize)
  case maneuver(Maneuver)
  case progress(Double)
  case camera(CameraMode)
  case perspective(CameraPerspective)
  case legacy(LegacySetting)
  case clearDestinations
  case stopAtArrival(Bool)
  case arrive
  case tapRecenter

  /// Decides what the document leaves open: the name of a ``SimulationChoice`` and its value.
  case choice(String, String)

  /// Adds a map on a car's screen to the session and enables navigation on it; nil takes it away.
  case car(Size?)

  /// The car map's safe area.
  case carInsets(Insets)
}

extension Step: CustomStringConvertible {
  /// The step as it is written in a scenario.
  package var description: String {
    switch self {
    case .enable: "enable"
    case .guide: "guide"
    case .stop: "stop"
    case .disable: "disable"
    case .prompt(let height): "prompt \(Self.text(height))"
    case .changePrompt(let height): "change-prompt \(Self.text(height))"
    case .promptOf(let kind): "prompt \(kind.rawValue)"
    case .changePromptTo(let kind): "change-prompt \(kind.rawValue)"
    case .hidePrompt: "hide-prompt"
    case .tick(let seconds): "tick \(Self.text(seconds))"
    case .settle: "settle"
    case .resize(let size): "resize \(Self.text(size))"
    case .rotate: "rotate"
    case .direction(let direction): "direction \(direction == .leftToRight ? "ltr" : "rtl")"
    case .speed(let reading): "speed \(reading.rawValue)"
    case .recenter(let shows): "recenter \(shows ? "on" : "off")"
    case .buttons(let types):
      "buttons \(types.isEmpty ? "none" : types.map(Self.text).joined(separator: ","))"
    case .terms(let accepted): "terms \(accepted ? "on" : "off")"
    case .route(let has): "route \(has ? "on" : "off")"
    case .prompts(let wanted): "prompts \(wanted ? "on" : "off")"
    case .setDelegate(let isPlugin): "set-delegate \(isPlugin ? "plugin" : "none")"
    case .snapshot(let name): "snapshot \(name)"
    case .textSize(let size): "text-size \(size.rawValue)"
    case .maneuver(let maneuver): "maneuver \(maneuver.rawValue)"
    case .progress(let part): "progress \(Self.text(part))"
    case .camera(let mode): "camera \(mode.rawValue)"
    case .perspective(let perspective): "perspective \(perspective.rawValue)"
    case .legacy(let setting): "legacy \(setting)"
    case .clearDestinations: "clear-destinations"
    case .stopAtArrival(let stops): "stop-at-arrival \(stops ? "on" : "off")"
    case .arrive: "arrive"
    case .tapRecenter: "tap-recenter"
    case .choice(let name, let value): "choice \(name) \(value)"
    case .car(let size): "car \(size.map(Self.text) ?? "off")"
    case .carInsets(let insets): "car-insets \(Self.text(insets))"
    }
  }

  /// A number in its shortest form.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  private static func text(_ size: Size) -> String { "\(text(size.width))x\(text(size.height))" }

  /// Top, left, bottom, right.
  static func text(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ",")
  }

  private static func text(_ type: ButtonType) -> String {
    type == .unknown ? "unknown" : type.name
  }
}

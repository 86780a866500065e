/// A scenario of the suite, by name.
struct SuiteWalk {
  let name: String
  let scenario: Scenario

  init(_ name: String, _ text: String) {
    self.name = name
    do {
      scenario = try Scenario(text)
    } catch {
      preconditionFailure("the walk \(name) can't be read: \(error)")
    }
  }

  /// Every legal transition, and a prompt at every point.
  static let all: [SuiteWalk] = [
    SuiteWalk(
      "tour",
      """
      enable; settle; guide; settle; prompt 96; settle; change-prompt 200; settle; hide-prompt
      settle; stop; settle; disable; settle
      """),
    SuiteWalk(
      "rounds",
      """
      enable; settle; guide; settle; prompt 96; settle; hide-prompt; settle; stop; settle; disable
      settle; enable; settle; guide; settle; prompt 96; settle; hide-prompt; settle; stop; settle
      disable; settle; enable; settle; guide; settle; prompt 96; settle; hide-prompt; settle; stop
      settle; disable; settle
      """),
    SuiteWalk("ready-only", "enable; settle; disable; settle"),
    SuiteWalk("disable-while-guiding", "enable; settle; guide; settle; disable; settle"),
    SuiteWalk(
      "stop-with-prompt",
      """
      enable; guide; settle; prompt 96; settle; stop; settle; hide-prompt; settle; disable; settle
      """),
    SuiteWalk(
      "disable-with-prompt", "enable; guide; settle; prompt 96; settle; disable; settle"),
    SuiteWalk(
      "stop-and-disable-with-prompt",
      "enable; guide; settle; prompt 200; settle; stop; settle; disable; settle"),
    SuiteWalk(
      "disable-while-hiding",
      "enable; guide; settle; prompt 96; settle; hide-prompt; tick 0.1; disable; settle"),
    SuiteWalk(
      "change-while-showing",
      """
      enable; guide; settle; prompt 96; tick 0.1; change-prompt 200; tick 0.1; hide-prompt; settle
      stop; settle; disable; settle
      """),
    SuiteWalk(
      "show-while-hiding",
      """
      enable; guide; settle; prompt 200; settle; hide-prompt; tick 0.1; prompt 96; settle
      hide-prompt; settle; stop; settle; disable; settle
      """),
    SuiteWalk(
      "rotations",
      """
      enable; settle; rotate; settle; guide; settle; rotate; settle; prompt 96; settle; rotate
      settle; hide-prompt; settle; stop; settle; rotate; settle; disable; settle
      """),
    SuiteWalk(
      "speeds",
      """
      enable; guide; settle; speed current; settle; speed limit; settle; speed both; settle
      recenter on; settle; recenter off; settle; speed none; settle; disable; settle
      """),
    SuiteWalk(
      "buttons",
      """
      buttons reporting,unknown,compass; enable; settle; guide; settle; prompt 96; settle
      hide-prompt; settle; stop; settle; buttons none; guide; settle; stop; settle; disable; settle
      """),
    SuiteWalk(
      "start-stop-start",
      """
      enable; guide; stop; guide; settle; prompt 200; settle; hide-prompt; settle; stop; settle
      guide; settle; stop; settle; disable; settle
      """),
    SuiteWalk(
      "permissions",
      """
      terms off; enable; settle; terms on; enable; settle; route off; guide; settle; route on
      settle; prompts off; prompt 96; settle; prompts on; prompt 96; settle; route off; settle
      disable; settle
      """),
    SuiteWalk(
      "arrivals",
      """
      stop-at-arrival off; enable; guide; settle; arrive; settle; stop-at-arrival on; arrive; settle
      guide; settle; clear-destinations; settle; guide; settle; route on; settle; disable; settle
      """),
    SuiteWalk(
      "hide-before-stop",
      """
      choice prompt-on-stop hidden-before; enable; guide; settle; prompt 96; settle; stop; settle
      guide; settle; prompt 200; settle; disable; settle
      """),
    SuiteWalk(
      "hide-after-stop",
      """
      choice prompt-on-stop hidden-after; enable; guide; settle; prompt 96; settle; stop; settle
      guide; settle; prompt 200; settle; disable; settle
      """),
    SuiteWalk(
      "told-more-often",
      """
      choice size-at-enable calls; choice same-size calls; choice unwanted-prompt hidden; enable
      settle; guide; settle; prompt 96; settle; prompts off; settle; prompts on; prompt 200; settle
      rotate; settle; rotate; settle; stop; settle; disable; settle
      """),
    SuiteWalk(
      "phone-and-car",
      """
      enable; settle; car 800x480; settle; guide; settle; car-insets 0,148,0,0; settle; prompt 96
      settle; car-insets 44,148,0,0; settle; hide-prompt; settle; car off; settle; stop; settle
      disable; settle
      """),
  ]

  static func named(_ name: String) -> SuiteWalk? { all.first { $0.name == name } }
}

import Foundation
import TestSupport
import Testing

/// A crash or a hang is told with the stacks of all threads, down to the plugin's lines: each source
/// below has a marker in the line that has to be named.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct StackTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  struct Example: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: String
    let source: String
    var testDescription: String { name }

    /// The number of the line with a marker, from 1.
    func line(of marker: String = "HERE") throws -> Int {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      return try #require(lines.firstIndex { $0.contains(marker) }) + 1
    }
  }

  // MARK: - C

  static let inC = [
    Example(
      name: "a crash", rule: "process.crash",
      source: """
        #include "hostile.h"
        static void store(int *where) {
           *(volatile int *)where = 1;  // HERE
        }
        void misbehave(void) { store(NULL); }
        """),
    Example(
      name: "a hang", rule: "process.hang",
      source: """
        #include "hostile.h"
        void misbehave(void) {
           for (;;) {
              pause();  // HERE
           }
        }
        """),
    Example(
      name: "a crash in a second thread", rule: "process.crash",
      source: """
        #include "hostile.h"
        #include <fcntl.h>
        #include <pthread.h>
        static int first_thread_waits(void) {
           char path[64], text[512] = "";
           snprintf(path, sizeof path, "/proc/self/task/%d/stat", getpid());
           const int file = open(path, O_RDONLY);
           (void)!read(file, text, sizeof text - 1);
           close(file);
           const char *name = strrchr(text, ')');
           return name && name[2] == 'S';
        }
        static void *work(void *nowhere) {
           while (!first_thread_waits()) usleep(1000);
           *(volatile int *)nowhere = 1;  // HERE
           return NULL;
        }
        void misbehave(void) {
           pthread_t thread;
           pthread_create(&thread, NULL, work, NULL);
           pthread_join(thread, NULL);  // WAITS
        }
        """),
    Example(
      name: "a hang with a second thread", rule: "process.hang",
      source: """
        #include "hostile.h"
        #include <pthread.h>
        static void *work(void *nothing) {
           (void)nothing;
           for (;;) pause();  // WAITS
           return NULL;
        }
        void misbehave(void) {
           pthread_t thread;
           pthread_create(&thread, NULL, work, NULL);
           pthread_join(thread, NULL);  // HERE
        }
        """),
  ]

  private func buildC(_ example: Example, phase: String = "callback") throws -> String {
    let file = scratch.path("layout.c")
    try Data(example.source.utf8).write(to: URL(fileURLWithPath: file))
    let base = Project.root + "/Plugins/Hostile/base"
    let library = scratch.path("layout.so")
    let built = try Command.run(
      "/usr/bin/cc",
      [
        "-std=gnu11", "-O1", "-g", "-fPIC", "-shared", "-pthread", "-fvisibility=hidden",
        "-fno-optimize-sibling-calls", "-I", Project.root + "/Sources/CNavhostABI/include", "-I",
        base, "-DHOSTILE_PHASE=\(phase)", base + "/base.c", base + "/phase.c", file, "-o", library,
      ])
    #expect(built.exitCode == 0, "\(built.errors)")
    return library
  }

  private func load(_ library: String) throws -> (finding: Report.Finding, text: String) {
    let (report, outcome) = try Report.load(
      library,
      [
        "--scenario", "enable; guide; stop; disable", "--screen", "iphone-16", "--timeout", "2",
        "--report", "text",
      ])
    #expect(report.verdict == "CRASHED")
    return (try #require(report.findings.first { $0.rule.hasPrefix("process.") }), outcome.output)
  }

  @Test(arguments: inC, ["constructor", "callback", "destructor"])
  func `a line of C is named`(_ example: Example, _ phase: String) throws {
    let (finding, text) = try load(try buildC(example, phase: phase))
    #expect(finding.rule == example.rule)
    let place = "\(scratch.path("layout.c")):\(try example.line())"
    #expect(finding.source?.place == place, "\(finding.stack)")
    #expect(finding.stack.first?.hasPrefix("thread ") == true)
    #expect(finding.stack.contains { $0.hasSuffix(" at \(place)") }, "\(finding.stack)")
    #expect(text.contains(place))
    guard example.source.contains("WAITS") else { return }
    let other = "\(scratch.path("layout.c")):\(try example.line(of: "WAITS"))"
    #expect(finding.stack.contains { $0.hasSuffix(" at \(other)") }, "\(finding.stack)")
    #expect(finding.stack.count { $0.hasPrefix("thread ") } == 2)
  }

  /// What a witness reads may be made up: the verdict is the same, with or without stacks.
  @Test(arguments: [".debug_info", ".debug_line", ".debug_abbrev", ".eh_frame", ".eh_frame_hdr"])
  func `damaged debug information changes no verdict`(_ section: String) throws {
    let library = try buildC(Self.inC[0])
    let noise = scratch.path("noise")
    for seed: UInt8 in [0, 1, 255] {
      let bytes = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167) ^ seed }
      try Data(bytes).write(to: URL(fileURLWithPath: noise))
      let damaged = scratch.path("damaged.so")
      let made = try Command.run(
        "/usr/bin/objcopy", ["--update-section", "\(section)=\(noise)", library, damaged])
      guard made.exitCode == 0 else { continue }
      let (report, outcome) = try Report.load(
        damaged, ["--scenario", "enable; guide; stop; disable", "--screen", "iphone-16"])
      #expect(report.brokenRules == ["process.crash"])
      #expect(outcome.exitCode == 4)
    }
  }

  // MARK: - Swift

  static func swift(_ body: String, _ before: String = "") -> String {
    """
    import Foundation
    import GoogleNavigation
    import UIKit

    \(before)
    @MainActor
    final class StackedDelegate: TidyLayout, NavigationLayoutDelegate {
      override func sizes(of turnCard: UIView) -> [NSLayoutConstraint] {
        \(body)
      }
    }
    """
  }

  static let inSwift = [
    Example(
      name: "a crash", rule: "process.crash",
      source: swift(
        """
        let heights: [CGFloat] = []
            return [turnCard.heightAnchor.constraint(equalToConstant: heights[1])]  // HERE
        """)),
    Example(
      name: "a hang", rule: "process.hang",
      source: swift(
        """
        var count = 0
            while count >= 0 {
              count = (count + 1) % 7  // HERE
            }
            return []
        """)),
    Example(
      name: "a crash in a second thread", rule: "process.crash",
      source: swift(
        """
        Thread.detachNewThread { explode([]) }
            while true { usleep(1000) }
        """,
        """
        func explode(_ numbers: [Int]) {
          print(numbers[3])  // HERE
        }
        """)),
  ]

  @Test(arguments: inSwift) func `a line of Swift is named`(_ example: Example) throws {
    let file = scratch.path("Stacked.swift")
    try Data(example.source.utf8).write(to: URL(fileURLWithPath: file))
    let library = scratch.path("stacked.so")
    let built = try Command.run(
      Project.navhost,
      [
        "build", file, Project.root + "/Plugins/Violations/base/TidyLayout.swift", "-o", library,
        "--delegate", "StackedDelegate",
      ])
    #expect(built.exitCode == 0, "\(built.errors)")
    let (finding, text) = try load(library)
    #expect(finding.rule == example.rule)
    let line = try example.line()
    let source = try #require(finding.source?.place, "\(finding.stack)")
    if example.rule == "process.hang" {
      // The loop's condition and its body are both where it can be.
      #expect(["\(file):\(line - 1)", "\(file):\(line)"].contains(source), "\(finding.stack)")
    } else {
      #expect(source == "\(file):\(line)", "\(finding.stack)")
    }
    #expect(text.contains(source))
  }
}

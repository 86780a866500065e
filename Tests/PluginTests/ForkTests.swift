import Foundation
import TestSupport
import Testing

/// Which process a plugin's cases run in: it is warmed once, before any case is forked from it; one
/// that starts threads while it is loaded can't be forked from, and each case gets a worker of its own.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct ForkTests {
  /// Aborts when it is used where it should not be.
  private static let source = """
    #define _GNU_SOURCE
    #include <pthread.h>
    #include <stdlib.h>
    #include <unistd.h>
    #include "delegate.h"

    static pid_t warmed;
    static int uses;

    static void *wait_for_ever(void *nothing) {
       (void)nothing;
       for (;;) pause();
       return NULL;
    }

    __attribute__((constructor)) static void load(void) {
       pthread_t thread;
       if (STARTS_THREADS) pthread_create(&thread, NULL, wait_for_ever, NULL);
    }

    static void negotiating(unsigned purpose) {
       if (purpose == NAV_PURPOSE_WARM) {
          if (warmed != 0) abort();
          warmed = getpid();
       }
       if (purpose == NAV_PURPOSE_USE) {
          const int is_in_place = warmed == getpid();
          if (warmed == 0 || is_in_place != IS_IN_PLACE || uses++ > 0) abort();
       }
    }

    #define HOOK_IN_NEGOTIATE(purpose) negotiating(purpose)
    #include "delegate.c"
    """

  private func load(startsThreads: Bool, isInPlace: Bool) throws -> Report {
    let scratch = try ScratchFolder()
    let file = scratch.path("layout.c")
    try Data(Self.source.utf8).write(to: URL(fileURLWithPath: file))
    let library = scratch.path("layout.so")
    let built = try Command.run(
      "/usr/bin/cc",
      [
        "-std=gnu11", "-O1", "-fPIC", "-shared", "-pthread", "-fvisibility=hidden", "-I",
        Project.root + "/Sources/CNavhostABI/include", "-I",
        Project.root + "/Plugins/Violations/base", "-DSTARTS_THREADS=\(startsThreads ? 1 : 0)",
        "-DIS_IN_PLACE=\(isInPlace ? 1 : 0)", file, "-o", library,
      ])
    #expect(built.exitCode == 0, "\(built.errors)")
    return try Report.load(library, ["--profile", "quick"]).report
  }

  @Test(arguments: [false, true]) func `it is warmed once and used as its threads allow`(
    _ startsThreads: Bool
  ) throws {
    let report = try load(startsThreads: startsThreads, isInPlace: startsThreads)
    #expect(report.verdict == "CONFORMANT", "\(report.findings.map(\.message))")
    #expect(report.cases.count > 1)
    // The other way round it crashes: the plugin does tell.
    let wrong = try load(startsThreads: startsThreads, isInPlace: !startsThreads)
    #expect(wrong.verdict == "CRASHED")
  }
}

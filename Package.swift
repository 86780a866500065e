// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The plugin side, beyond that: findings name a plugin's own lines, so every frame must be there,
/// and the SDK's are told apart by the path they are recorded under.
let pluginSide: [SwiftSetting] =
  settings + [
    .unsafeFlags([
      "-Onone", "-g", "-debug-prefix-map", "\(Context.packageDirectory)=/navhost-sdk",
    ])
  ]

/// One thread uses a tree, and debug builds, which the tests are, check each access: an eighth of a
/// layout from nothing goes into checking them again (docs/decisions/0011).
let uncheckedInRelease: [SwiftSetting] = [
  .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], swiftSettings: settings)
}

/// How `navhost` is linked, and what is to have the same image.
let staticLinking: [LinkerSetting] = [
  .unsafeFlags([
    "-static-stdlib", "-Xlinker",
    "--version-script=\(Context.packageDirectory)/Sources/navhost/exports.map",
    // What FoundationEssentials is made of: only its dynamic form names them itself.
    "-l_FoundationCollections", "-l_FoundationCShims",
  ])
]

let package = Package(
  name: "navhost",
  products: [
    .executable(name: "navhost", targets: ["navhost"]),
    .library(
      name: "NavhostSDK", type: .static,
      targets: ["CNavhostABI", "NavhostPlugin", "UIKit", "GoogleNavigation"]),
    // What `make fuzz` links with the fuzzer, which brings its own `main`.
    .library(name: "NavhostFuzz", type: .static, targets: ["FuzzTargets"]),
  ],
  targets: [
    // The contract between host and plugin.
    .target(name: "CNavhostABI", exclude: ["abi_check.inc", "abi_check_cxx.cpp", "navhost.pc.in"]),

    // The host, from the bottom up.
    module("LayoutSolver"),
    .target(
      name: "ViewTree", dependencies: ["LayoutSolver"],
      swiftSettings: settings + uncheckedInRelease),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    module("Rendering", ["CPango", "ViewTree"]),
    module("NavigationSim", ["ViewTree"]),
    .systemLibrary(name: "CElf", pkgConfig: "libelf", providers: [.apt(["libelf-dev"])]),
    .systemLibrary(name: "CDwarf", pkgConfig: "libdw", providers: [.apt(["libdw-dev"])]),
    .target(
      name: "CProcess", dependencies: ["CDwarf"], linkerSettings: [.linkedLibrary("dw")]),
    .systemLibrary(name: "CFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),
    .target(name: "CCallTrace", dependencies: ["CFFI"]),
    .target(name: "CCallSignatures", dependencies: ["CCallTrace", "CNavhostABI"]),
    module("CallTrace", ["CCallSignatures", "CCallTrace"]),
    module(
      "PluginHost",
      ["CElf", "CNavhostABI", "CProcess", "CallTrace", "NavigationSim", "ViewTree"]),
    module("Workers", ["CProcess"]),
    module("LayoutCases", ["ViewTree"]),
    module("Conformance", ["CallTrace", "NavigationSim", "PluginHost", "ViewTree", "Workers"]),
    module("Reports", ["Conformance", "Rendering"]),
    .target(name: "CArguments"),
    module(
      "NavhostCLI",
      [
        "CArguments", "CallTrace", "Conformance", "LayoutCases", "NavigationSim", "PluginHost",
        "Rendering",
        "Reports",
        "ViewTree", "Workers",
      ]),
    .executableTarget(
      name: "navhost", dependencies: ["NavhostCLI"], exclude: ["exports.map"],
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"])],
      linkerSettings: staticLinking),

    // The plugin side: what a layout delegate in Swift is compiled against.
    .target(
      name: "NavhostPlugin", dependencies: ["CNavhostABI"],
      path: "Sources/PluginSide/NavhostPlugin", swiftSettings: pluginSide),
    .target(
      name: "UIKit", dependencies: ["CNavhostABI", "NavhostPlugin"],
      path: "Sources/PluginSide/UIKit", swiftSettings: pluginSide),
    .target(
      name: "GoogleNavigation", dependencies: ["CNavhostABI", "NavhostPlugin", "UIKit"],
      path: "Sources/PluginSide/GoogleNavigation", swiftSettings: pluginSide),

    // What `make docs` prints of the state machine.
    .target(
      name: "StatePages", dependencies: ["NavigationSim"], path: "Tools/StatePages",
      swiftSettings: settings),
    .executableTarget(
      name: "WriteStatePages", dependencies: ["NavigationSim", "StatePages"],
      path: "Tools/WriteStatePages", swiftSettings: settings),

    // What `make bench` runs.
    .target(name: "CBenchSupport", path: "Benchmarks/CBenchSupport"),
    .executableTarget(
      name: "SolverBench", dependencies: ["CBenchSupport", "LayoutSolver", "ViewTree"],
      path: "Benchmarks/SolverBench", swiftSettings: settings),

    .executableTarget(
      name: "IsolationBench",
      dependencies: [
        "CProcess", "Conformance", "NavigationSim", "Rendering", "ViewTree", "Workers",
      ],
      path: "Benchmarks/IsolationBench",
      swiftSettings: settings + [.unsafeFlags(["-static-stdlib"])], linkerSettings: staticLinking),

    .executableTarget(
      name: "CallsBench", dependencies: ["CCallSignatures", "CCallTrace", "CFFI", "CNavhostABI"],
      path: "Benchmarks/CallsBench"),

    // Tests.
    .target(name: "Signatures", path: "Tools/Signatures", swiftSettings: settings),
    .executableTarget(
      name: "WriteSignatures", dependencies: ["Signatures"], path: "Tools/WriteSignatures",
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["NavigationSim", "ViewTree"], path: "Tests/Support",
      swiftSettings: settings),
    .target(
      name: "CTableDriver", dependencies: ["CNavhostABI"], path: "Fuzz/CTableDriver",
      exclude: ["drives.inc"]),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "CNavhostABI", "CTableDriver", "Conformance", "LayoutCases", "LayoutSolver",
        "NavigationSim", "PluginHost", "ViewTree",
      ],
      path: "Fuzz/Targets", swiftSettings: settings),
    tests("FuzzTests", ["CNavhostABI", "CTableDriver", "FuzzTargets", "PluginHost"]),
    tests("LayoutSolverTests", ["LayoutSolver"]),
    tests("ViewTreeTests", ["LayoutSolver", "ViewTree"]),
    tests("LayoutCasesTests", ["LayoutCases", "ViewTree"]),
    tests("RenderingTests", ["Rendering", "ViewTree"]),
    tests("NavigationSimTests", ["NavigationSim", "StatePages", "ViewTree"]),
    .executableTarget(
      name: "WorkerFixture", dependencies: ["CProcess", "Workers"], path: "Tests/WorkerFixture",
      swiftSettings: settings),
    tests("WorkersTests", ["CProcess", "WorkerFixture", "Workers"]),
    tests("CallTraceTests", ["CallTrace", "Signatures"]),
    tests(
      "PluginHostTests",
      ["CNavhostABI", "CallTrace", "NavigationSim", "PluginHost", "ViewTree"]),
    tests(
      "ConformanceTests", ["Conformance", "NavigationSim", "PluginHost", "ViewTree", "Workers"]),
    tests("ReportsTests", ["Conformance", "Reports", "ViewTree"]),
    tests("NavhostCLITests", ["NavhostCLI", "Conformance"]),
    tests("PluginTests", ["Conformance", "NavigationSim"]),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit"],
      // Foundation's overlay for Testing is looked for under our UIKit's name otherwise.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ]
)

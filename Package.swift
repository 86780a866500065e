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

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "navhost",
  targets: [
    module("LayoutSolver"),
    tests("LayoutSolverTests", ["LayoutSolver"]),
  ]
)

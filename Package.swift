// swift-tools-version: 6.3
import PackageDescription

/// Every room: Swift 6, imports internal unless a public signature needs them, memory-unsafe code spelled `unsafe`,
/// and no warning left standing.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// Rooms that touch every pixel or byte: optimised in debug builds too (an unoptimised frame takes about 100 times longer).
let hot = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A room: target `Framewright<name>` in `Sources/<name>`. Prefixed because target names are unique over a user's
/// whole package graph; the folders need no prefix.
func room(_ name: String, imports: [Target.Dependency] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: "Framewright\(name)", dependencies: imports, path: "Sources/\(name)", swiftSettings: settings)
}

/// A room's tests: target `Framewright<name>Tests` in `Tests/<name>`.
func tests(_ name: String, imports: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: "Framewright\(name)Tests", dependencies: [.drawing] + imports, path: "Tests/\(name)",
        swiftSettings: strict)
}

/// A system library found by pkg-config, or named to the user as the Debian package to install.
func cellar(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(
        name: "Framewright\(name)", path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

extension Target.Dependency {
    static let drawing: Self = "FramewrightDrawing"
}

let package = Package(
    name: "framewright",
    products: [],
    targets: [
        // ground
        room("Drawing", settings: hot),
        tests("Drawing"),
        // craft
        room("LayoutEngine", imports: [.drawing]),
        tests("LayoutEngine", imports: ["FramewrightLayoutEngine"]),
    ],
    swiftLanguageModes: [.v6]
)

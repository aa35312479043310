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
    // ground and cellar
    static let drawing: Self = "FramewrightDrawing"
    static let models: Self = "FramewrightModels"
    static let documents: Self = "FramewrightDocuments"
    static let freeType: Self = "FramewrightCFreeType"
    static let harfBuzz: Self = "FramewrightCHarfBuzz"
    static let png: Self = "FramewrightCPNG"
    // craft
    static let layoutEngine: Self = "FramewrightLayoutEngine"
    static let typography: Self = "FramewrightTypography"
    static let raster: Self = "FramewrightRaster"
    static let codecs: Self = "FramewrightCodecs"
    static let theming: Self = "FramewrightTheming"
}

let package = Package(
    name: "framewright",
    products: [],
    targets: [
        // cellar
        cellar("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),

        // ground
        room("Drawing", settings: hot),
        room("Models"),
        room("Documents", settings: hot),
        tests("Drawing"),
        tests("Models", imports: [.models]),
        tests("Documents", imports: [.documents]),

        // craft
        room("LayoutEngine", imports: [.drawing]),
        room("Raster", imports: [.drawing], settings: hot),
        room("Codecs", imports: [.drawing, .png], settings: hot),
        tests("LayoutEngine", imports: [.layoutEngine]),
        tests("Raster", imports: [.raster]),
        tests("Codecs", imports: [.codecs]),

    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

/// The settings of every module: Swift 6, imports internal unless a public signature needs them, memory-unsafe code
/// marked
/// `unsafe`, warnings as errors.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of modules that process every pixel, byte or view, which are optimised in debug builds too: an
/// unoptimised frame
/// takes about 100 times longer. Optimised as whole modules, which compiles a fifth faster than file by file. Two
/// threads, because
/// with one the compiler writes a single object file, and the package manager expects one per source file.
let hot = strict + [optimized("-O")]

/// The settings of those of them that process no pixels and bytes: optimising for size compiles a fifth faster.
let warm = strict + [optimized("-Osize")]

func optimized(_ level: String) -> SwiftSetting {
    .unsafeFlags(
        [level, "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"], .when(configuration: .debug))
}

/// Returns the module `Framewright<name>` in `Sources/<name>`. It has a prefix because target names are unique in a
/// user's whole
/// package graph; folders need none.
func module(_ name: String, imports: [Target.Dependency] = [], settings: [SwiftSetting] = strict) -> Target {
    .target(name: "Framewright\(name)", dependencies: imports, path: "Sources/\(name)", swiftSettings: settings)
}

/// Returns the tests of a module: `Framewright<name>Tests` in `Tests/<name>`.
func tests(_ name: String, imports: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "Framewright\(name)Tests", dependencies: imports, path: "Tests/\(name)", exclude: exclude,
        swiftSettings: strict)
}

/// A system library found by pkg-config, or named to the user as the Debian package to install.
func systemLibrary(_ name: String, pkgConfig: String, apt: String) -> Target {
    .systemLibrary(
        name: "Framewright\(name)", path: "Sources/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

extension Target.Dependency {
    // base and C libraries
    static let drawing: Self = "FramewrightDrawing"
    static let models: Self = "FramewrightModels"
    static let documents: Self = "FramewrightDocuments"
    static let freeType: Self = "FramewrightCFreeType"
    static let harfBuzz: Self = "FramewrightCHarfBuzz"
    static let png: Self = "FramewrightCPNG"
    static let lcms: Self = "FramewrightCLCMS"
    static let webp: Self = "FramewrightCWebP"
    static let jpeg: Self = "FramewrightCJPEG"
    static let sqlite: Self = "FramewrightCSQLite"
    static let yaml: Self = "FramewrightCYAML"
    static let allocator: Self = "FramewrightCAllocator"
    static let processor: Self = "FramewrightCProcessor"
    static let resources: Self = "FramewrightCResources"
    // layout, text, pixels, formats, themes
    static let layoutEngine: Self = "FramewrightLayoutEngine"
    static let typography: Self = "FramewrightTypography"
    static let raster: Self = "FramewrightRaster"
    static let codecs: Self = "FramewrightCodecs"
    static let theming: Self = "FramewrightTheming"
    // language, engine, applications, interfaces
    static let views: Self = "FramewrightViews"
    static let framewright: Self = "Framewright"
    static let screens: Self = "FramewrightScreens"
    static let verification: Self = "FramewrightVerification"
    static let previews: Self = "FramewrightPreviews"
    static let previewServer: Self = "FramewrightPreviewServer"
    static let agentServer: Self = "FramewrightAgentServer"
    static let command: Self = "FramewrightCommand"
    /// Arguments, help and usage errors. Cold release build on 2 cores: 40 s alone.
    static let argumentParser: Self = .product(name: "ArgumentParser", package: "swift-argument-parser")

    /// Sockets on Swift's own concurrency for the preview's server, which reads requests itself. They import
    /// FoundationEssentials only.
    static let flyingSocks: Self = .product(name: "FlyingSocks", package: "FlyingFox")

    static let testSupport: Self = "FramewrightTestSupport"

    static let belowViews: [Self] = [.drawing, .layoutEngine, .typography, .theming]
    static let belowFramewright: [Self] = belowViews + [.documents, .raster, .codecs, .views]
}

/// The engine, which users import by the name of the package.
let engine = Target.target(
    name: "Framewright", dependencies: Target.Dependency.belowFramewright, path: "Sources/Framewright",
    swiftSettings: strict)

let package = Package(
    name: "framewright",
    products: [
        .library(name: "Framewright", targets: ["Framewright"]),
        .library(name: "FramewrightCommand", targets: ["FramewrightCommand"]),
        // What `import SwiftUI`, `import Combine` and `import CoreGraphics` give on Linux.
        .library(name: "SwiftUI", targets: ["SwiftUI", "Combine", "CoreGraphics", "_Testing_CoreGraphics"]),
        // The same with the engine as one shared library, which previews are linked with.
        .library(
            name: "FramewrightPreviewKit", type: .dynamic,
            targets: ["SwiftUI", "Combine", "CoreGraphics", "FramewrightPreviews", "FramewrightPreviewServer"]),
        .executable(name: "framewright-preview-runner", targets: ["FramewrightPreviewRunner"]),
        .library(name: "FramewrightTesting", targets: ["FramewrightTesting"]),
        .executable(name: "framewright", targets: ["FramewrightTool"]),
        // `swift package framewright verify`, which builds the tool when it is called.
        .plugin(name: "FramewrightCommandPlugin", targets: ["FramewrightCommandPlugin"]),
        .executable(name: "framewright-benchmarks", targets: ["FramewrightBenchmarks"]),
    ],
    // A package that imports Foundation brings full Foundation and ICU, 40 MB, into every program it is linked with. So
    // there is none for YAML (Yams) and none for templates (swift-mustache): reports are literals of `Markup`. These two
    // import FoundationEssentials; `LinkedLibraryTests` looks at what the tool loads.
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
        .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    ],
    targets: [
        // C libraries
        systemLibrary("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        systemLibrary("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
        // Colour profiles of people's own pictures to sRGB: the reader GIMP and ImageMagick use; ICC is 100 pages.
        systemLibrary("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
        // WebP pictures: VP8 and VP8L are two codecs of years each, and libwebp is what every browser reads them with.
        systemLibrary("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
        // JPEG pictures, by the interface of libjpeg-turbo that needs no setjmp.
        systemLibrary("CJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),

        // SQLite databases, which hold the scores people have: one read-only query.
        systemLibrary("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),

        // YAML, whose grammar has some 200 rules: play scripts are written by hand, with comments and without quotes.
        systemLibrary("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

        // the C library's allocator, which Glibc's own module leaves out
        .systemLibrary(name: "FramewrightCAllocator", path: "Sources/CAllocator"),
        // instructions of the processor that Swift has no name for
        .systemLibrary(name: "FramewrightCProcessor", path: "Sources/CProcessor"),

        // themes, devices, schemas and pages as files, embedded by the C compiler
        .target(
            name: "FramewrightCResources", path: "Sources/CResources",
            exclude: ["Preview", "Review", "Schemas", "Symbols", "devices.json", "fonts.sha256"]),

        // base
        module("Drawing", imports: [.processor], settings: hot),
        // Optimised in debug builds: tests play tens of thousands of games.
        module("Models", settings: hot),
        module("Documents", imports: [.allocator, .resources, .yaml], settings: hot),
        tests("Drawing", imports: [.drawing, .testSupport]),
        tests("Models", imports: [.models]),
        tests("Documents", imports: [.documents, .testSupport]),

        // layout, text, pixels, formats, themes
        module("LayoutEngine", imports: [.drawing], settings: warm),
        module("Typography", imports: [.drawing, .freeType, .harfBuzz], settings: hot),
        module("Raster", imports: [.drawing, .processor], settings: hot),
        module("Codecs", imports: [.drawing, .documents, .png, .lcms, .webp, .jpeg], settings: hot),
        module("Theming", imports: [.drawing, .documents]),
        tests("LayoutEngine", imports: [.drawing, .layoutEngine, .testSupport]),
        tests("Typography", imports: [.drawing, .typography, .testSupport]),
        tests("Raster", imports: [.drawing, .raster, .testSupport, "FramewrightAllocationCounter"]),
        tests("Codecs", imports: [.drawing, .documents, .raster, .codecs, .png, .testSupport]),
        tests("Theming", imports: [.drawing, .documents, .theming, .testSupport]),

        // shared by tests, and the tests of the architecture
        .target(
            name: "FramewrightTestSupport", path: "Tests/Support", swiftSettings: strict),
        .target(name: "FramewrightAllocationCounter", path: "Tests/AllocationCounter"),
        // the compiler's index of a debug build
        .systemLibrary(name: "FramewrightCIndexStore", path: "Tests/CIndexStore"),
        .testTarget(
            name: "FramewrightArchitectureTests", dependencies: [.drawing, "FramewrightCIndexStore"],
            path: "Tests/Architecture", exclude: ["renames-0.9.tsv"], swiftSettings: strict),

        // views
        module("Views", imports: Target.Dependency.belowViews, settings: warm),
        tests("Views", imports: Target.Dependency.belowViews + [.views], exclude: ["Goldens"]),

        // SwiftUI's names for user code
        .target(name: "CoreGraphics", dependencies: [.drawing], path: "Sources/CoreGraphics", swiftSettings: strict),
        // Imported by the compiler in files with `import CoreGraphics` (or SwiftUI) and `import Testing`.
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlay", swiftSettings: strict),
        // The plug-in of the compiler for `#Preview` and `@Entry`: without swift-syntax, see
        // Sources/Macros/Macros.swift.
        module("Macros"),
        .macro(
            name: "FramewrightMacroPlugin", dependencies: ["FramewrightMacros"], path: "Sources/MacroPlugin",
            swiftSettings: strict),
        tests("Macros", imports: ["FramewrightMacros"]),
        // Own code: OpenCombine, which costs 16 s of processor time, has the system's clock in its schedulers, while
        // ours
        // wait for the screen's; and views would need it below them for `ObservableObject`.
        .target(name: "Combine", dependencies: [.views], path: "Sources/Combine", swiftSettings: strict),
        tests("Combine", imports: ["Combine", .views]),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Combine", "CoreGraphics", "FramewrightMacroPlugin", .drawing, .layoutEngine, .typography, .views,
            ],
            path: "Sources/SwiftUI",
            swiftSettings: strict),

        // engine
        engine,
        tests("Framewright", imports: Target.Dependency.belowFramewright + [.framewright, .testSupport]),

        // applications
        module("Screens", imports: [.drawing, .models, .documents, .theming, .views, .framewright], settings: warm),
        module("Verification", imports: Target.Dependency.belowFramewright + [.framewright]),
        tests(
            "Screens",
            imports: [.drawing, .raster, .models, .documents, .framewright, .screens, .verification, .testSupport]),
        tests("Verification", imports: [.drawing, .documents, .codecs, .framewright, .verification, .testSupport]),

        // previews of user code
        .target(name: "FramewrightCPreviews", path: "Sources/CPreviews"),
        // Its functions replace the system's clock and random source for the libraries that it loads.
        .executableTarget(
            name: "FramewrightPreviewRunner", path: "Sources/PreviewRunner",
            linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
        module(
            "Previews",
            imports: Target.Dependency.belowFramewright + [
                .framewright, .verification, "FramewrightCPreviews", "FramewrightMacros",
            ]),
        tests(
            "Previews",
            imports: [
                .drawing, .documents, .codecs, .views, .framewright, .verification, "FramewrightMacros",
                "FramewrightPreviews",
                .testSupport,
            ]),

        // for tests of users' own packages
        module("Testing", imports: [.documents, .framewright, .previews, .verification]),
        tests(
            "Testing",
            imports: [.documents, .framewright, .verification, "FramewrightTesting", "SwiftUI"],
            exclude: ["Snapshots"]),

        // interfaces
        module(
            "PreviewServer",
            imports: [
                .drawing, .documents, .raster, .codecs, .theming, .views, .framewright, .verification, .previews,
                .flyingSocks,
            ]),
        tests(
            "PreviewServer",
            imports: [
                .drawing, .documents, .codecs, .theming, .framewright, .screens, .previewServer,
            ]),
        module("AgentServer", imports: Target.Dependency.belowFramewright + [.framewright, .verification, .previews]),
        tests(
            "AgentServer",
            imports: [
                .drawing, .documents, .codecs, .framewright, .verification, .previews, .screens, .agentServer,
                .testSupport,
            ]),
        module(
            "Command",
            imports: Target.Dependency.belowFramewright + [
                .framewright, .verification, .previews, .previewServer, .agentServer, .argumentParser, .sqlite,
            ]),
        tests(
            "Command",
            imports: [
                .argumentParser, .sqlite, .documents, .codecs, .framewright, .screens, .verification, .command,
                .testSupport,
            ]),

        // the executable
        .executableTarget(
            name: "FramewrightTool", dependencies: [.command, .screens], path: "Sources/Tool", swiftSettings: strict),

        .plugin(
            name: "FramewrightCommandPlugin",
            capability: .command(
                intent: .custom(verb: "framewright", description: "Compares previews or screens with their snapshots."),
                permissions: [
                    .writeToPackageDirectory(reason: "Snapshots, images of what differs, and reports are written here.")
                ]),
            // Not with the tool as a dependency, which would build it twice: for the plug-in and for itself.
            path: "Sources/CommandPlugin"),

        // benchmarks of layout and rendering
        .executableTarget(
            name: "FramewrightBenchmarks",
            dependencies: [
                .drawing, .typography, .raster, .codecs, .documents, .framewright, .screens, .verification,
                .argumentParser,
            ],
            path: "Tests/Benchmarks", swiftSettings: strict),
        .testTarget(
            name: "FramewrightBenchmarksTests",
            dependencies: [.codecs, .documents, .framewright, "FramewrightBenchmarks"],
            path: "Tests/BenchmarkTrees", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// The site of the documentation, which .ci/release builds. Nothing of it is built or fetched otherwise.
if Context.environment["FRAMEWRIGHT_DOCUMENTS"] != nil {
    package.dependencies.append(
        .package(url: "https://github.com/swiftlang/swift-docc-plugin", .upToNextMinor(from: "1.5.0")))
}

// swift-tools-version: 6.3
import PackageDescription

// A user's package: its targets may be called Models and Drawing, like folders of Framewright.
let package = Package(
    name: "weather",
    dependencies: [.package(name: "framewright", path: "../../..")],
    targets: [
        .target(name: "Models"),
        .target(name: "Drawing", dependencies: ["Models", .product(name: "Framewright", package: "framewright")]),
        // snippet: Target
        .executableTarget(
            name: "weather",
            dependencies: [
                "Drawing", .product(name: "Framewright", package: "framewright"),
                .product(name: "FramewrightCommand", package: "framewright"),
            ], path: "Sources/Weather"),
        // end
        .testTarget(
            name: "WeatherTests",
            dependencies: [
                "Drawing", "Models", .product(name: "Framewright", package: "framewright"),
                .product(name: "FramewrightTesting", package: "framewright"),
            ], exclude: ["Snapshots"]),
    ],
    swiftLanguageModes: [.v6]
)

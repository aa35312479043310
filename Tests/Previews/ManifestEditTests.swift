import Testing

@testable import FramewrightPreviews

struct ManifestEditTests {
    private static let product = #".product(name: "SwiftUI", package: "framewright")"#

    /// Returns a manifest with a product in a target; nil if it cannot be added.
    private func edited(_ manifest: String, target: String = "App") -> String? {
        var edit = ManifestEdit(manifest)
        guard edit.add(packageDependency: #".package(path: "fw")"#), edit.add(Self.product, toTarget: target) else {
            return nil
        }
        return edit.text
    }

    @Test func `arrays on lines of their own get a line`() {
        let manifest = """
            let package = Package(
                name: "App",
                dependencies: [
                    // local
                    .package(path: "b"),
                ],
                targets: [
                    .executableTarget(
                        name: "App",
                        dependencies: [
                            "Core"
                        ])
                ])
            """
        #expect(
            edited(manifest) == """
                let package = Package(
                    name: "App",
                    dependencies: [
                        .package(path: "fw"),
                        // local
                        .package(path: "b"),
                    ],
                    targets: [
                        .executableTarget(
                            name: "App",
                            dependencies: [
                                \(Self.product),
                                "Core"
                            ])
                    ])
                """)
    }

    @Test func `arrays on the same line are extended there`() {
        #expect(
            edited(#"Package(name: "App", dependencies: [], targets: [.target(name: "App", dependencies: ["C"])])"#)
                == #"Package(name: "App", dependencies: [.package(path: "fw")], targets: [.target(name: "App", "#
                + "dependencies: [\(Self.product), \"C\"])])")
    }

    @Test func `missing arguments are added at their place`() {
        let manifest = """
            let package = Package(
                name: "App",
                products: [.library(name: "App", targets: ["App"])],
                targets: [.target(name: "App", path: "Sources")]
            )
            """
        #expect(
            edited(manifest) == """
                let package = Package(
                    name: "App",
                    products: [.library(name: "App", targets: ["App"])],
                    dependencies: [.package(path: "fw")],
                    targets: [.target(name: "App", dependencies: [\(Self.product)], path: "Sources")]
                )
                """)
    }

    @Test func `strings and comments are no code`() {
        let manifest = #"""
            // Package(name: "App")
            let text = "Package(name: \"App\", targets: [])"
            let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: [.define("A,B)")])])
            """#
        #expect(
            edited(manifest)?.contains("targets: [.target(name: \"App\", dependencies: [\(Self.product)], swift")
                == true)
    }

    @Test func `additions have the line ends of the manifest`() {
        let manifest =
            "Package(\r\n  name: \"App\",\r\n  targets: [\r\n    .target(\r\n      name: \"App\")\r\n  ])\r\n"
        let text = edited(manifest)
        #expect(text?.contains("dependencies:") == true)
        #expect(text?.replacing("\r\n", with: "").utf8.contains { $0 == 0x0A || $0 == 0x0D } == false)
    }

    @Test func `dependencies on targets are no declarations`() {
        let manifest =
            #"Package(name: "A", targets: [.target(name: "App"), .target(name: "B", dependencies: [.target(name: "App")])])"#
        #expect(
            edited(manifest)?.contains(
                ".target(name: \"App\", dependencies: [\(Self.product)]), .target(name: \"B\", dependencies: [.target(name: \"App\")])"
            ) == true)
    }

    @Test(
        arguments: [
            #"Package(name: "App", dependencies: shared, targets: [.target(name: "App")])"#,
            #"Package(name: "App", targets: [.target(name: "App", dependencies: shared)])"#,
            #"Package(name: "App", targets: [.target(name: name)])"#,
            #"Package(name: "App", targets: [.target(name: "App"), .testTarget(name: "App")])"#,
            #"let package = make("App")"#, #"Package(name: "App""#, "",
        ])
    func `manifests without a place that is found are left alone`(manifest: String) {
        #expect(edited(manifest) == nil)
    }
}

import Foundation
import Testing

@testable import FramewrightMacros

struct MacroTests {
    /// Sends a request as the compiler does, and returns the expansion without line breaks, or the diagnostic.
    private func response(_ request: [String: Any]) throws -> String {
        let request = try JSONDecoder().decode(
            PluginRequest.self, from: try JSONSerialization.data(withJSONObject: request))
        guard case .expandMacroResult(let source, let diagnostics) = request.response() else { return "" }
        return source?.replacing("\n", with: " ") ?? "error: \(diagnostics[0].message)"
    }

    private func syntax(_ source: String) -> [String: Any] {
        let location: [String: Any] = [
            "fileID": "Cards/Card.swift", "fileName": "/Card.swift", "offset": 7, "line": 3, "column": 1,
        ]
        return ["kind": "declaration", "source": source, "location": location]
    }

    private func preview(_ source: String) throws -> String {
        let macro = ["moduleName": "FramewrightMacros", "typeName": "PreviewMacro", "name": "Preview"]
        return try response([
            "expandFreestandingMacro": ["macro": macro, "discriminator": "$s1", "syntax": syntax(source)]
        ])
    }

    private func attached(_ name: String, _ role: String, _ source: String, in context: String) throws -> String {
        let macro = ["moduleName": "FramewrightMacros", "typeName": "\(name)Macro", "name": name]
        return try response([
            "expandAttachedMacro": [
                "macro": macro, "macroRole": role, "discriminator": "$s1", "declSyntax": syntax(source),
                "extendedTypeSyntax": syntax("Wave"), "lexicalContext": [syntax(context)],
            ] as [String: Any]
        ])
    }

    @Test func `Preview, expanded, is a type with its place, its arguments and its closure`() throws {
        #expect(
            try preview("#Preview(\"a)\", traits: .portrait) { Card() }") == """
                struct $s17PreviewfMu_: SwiftUI.PreviewRegistry { static var fileID: String { "Cards/Card.swift" } \
                static var line: Int { 3 } static var column: Int { 1 }  \
                @MainActor static func makePreview() throws -> SwiftUI.Preview \
                { SwiftUI.Preview("a)", traits: .portrait) { Card() } } }
                """)
    }

    @Test func `Preview's line is that of its sign, after space, comments and attributes`() throws {
        #expect(try preview("\n\n// A card\n#Preview { Card() }").contains("static var line: Int { 6 }"))
        #expect(try preview("\n@available(iOS 17, *)\n#Preview { Card() }").contains("static var line: Int { 5 }"))
    }

    @Test func `Previewable variables become stored properties of a view`() throws {
        let text = try preview("#Preview { @Previewable @State var on = [1: \"}\"]; Row(on: $on) }")
        #expect(text.contains("struct Content: SwiftUI.View {  @State var on = [1: \"}\"]  @SwiftUI.ViewBuilder"))
        #expect(text.contains("var body: some SwiftUI.View { ; Row(on: $on) }"))
        #expect(text.contains("SwiftUI.Preview { Content() }"))
    }

    @Test func `Previewable attribute on a line of its own belongs to the next line`() throws {
        let text = try preview("#Preview {\n@Previewable\n@State var on = true // }\nRow(on: $on)\n}")
        #expect(text.contains("@State var on = true // }") && !text.contains("@Previewable"))
    }

    @Test(arguments: ["#Preview", "#Preview(\"a\")", "#Preview {"])
    func `Preview without a whole closure is an error`(source: String) throws {
        #expect(try preview(source) == "error: #Preview needs its views in a trailing closure")
    }

    @Test(arguments: [
        ("@Entry var radius: CGFloat = 4", "static var defaultValue: CGFloat { 4 }"),
        ("@Entry public var name = \"a: b\"", "static let defaultValue = \"a: b\""),
        ("@Entry var action: ((Int) -> Void)?", "static var defaultValue: ((Int) -> Void)? { nil }"),
        ("@Entry var map: [String: Int] = [:] // = 3", "static var defaultValue: [String: Int] { [:] // = 3 }"),
    ])
    func `Entry's key has the declared default value`(source: String, value: String) throws {
        let name = try #require(PropertySyntax(source)).name
        #expect(
            try attached("Entry", "peer", source, in: "extension EnvironmentValues {}")
                == "private struct __Key_\(name): SwiftUI.EnvironmentKey { \(value) }")
    }

    @Test(arguments: [
        ("extension Transaction {}", "TransactionKey"),
        ("public extension SwiftUI.EnvironmentValues {}", "EnvironmentKey"),
        ("extension ContainerValues {}", "ContainerValueKey"),
    ])
    func `Entry's key conforms to the protocol of the extended type`(context: String, name: String) throws {
        #expect(try attached("Entry", "peer", "@Entry var a = 1", in: context).contains("SwiftUI.\(name) {"))
    }

    @Test func `Entry reads and sets the value by its key`() throws {
        #expect(
            try attached("Entry", "accessor", "@Entry var a = 1", in: "extension Transaction {}")
                == "{ get { self[__Key_a.self] } set { self[__Key_a.self] = newValue } }")
    }

    @Test(arguments: [
        ("@Entry var a = 1", "struct Values {}"), ("@Entry func a() {}", "extension Transaction {}"),
        ("@Entry var a: Int", "extension Transaction {}"),
    ])
    func `Entry elsewhere, of a function or without a value is an error`(source: String, context: String) throws {
        #expect(try attached("Entry", "peer", source, in: context).hasPrefix("error: @Entry needs"))
    }

    @Test func `Animatable data are the stored variables without attributes`() throws {
        let source = """
            @Animatable public struct Wave: Shape { var a: Double = 1
            var b: CGFloat { didSet { c = 1 } }; @AnimatableIgnored var c: Double
            let d: Int; static var e: Int = 1; var f: Int { 3 }; func g() { var h: Int = 3 } }
            """
        let text = try attached("Animatable", "member", source, in: "")
        #expect(text.hasPrefix("public var animatableData: SwiftUI.AnimatablePair<Double.AnimatableData, CGFloat."))
        #expect(text.contains("self.a.animatableData = newValue.first self.b.animatableData = newValue.second }"))
        #expect(try attached("Animatable", "extension", source, in: "") == "extension Wave: SwiftUI.Animatable {}")
    }

    @Test(arguments: [
        "{ \"}\" }", "{ \"\\\"}\" }", "{ /* } */ }", "{ // }\n }", "{ #\"\"}\"# }", "{ \"\"\"\n}\n\"\"\" }",
        "{ \"\\(a(\"}\"))\" }", "{ [{ }] }",
    ])
    func `Group ends at its own brace`(source: String) {
        #expect(SourceScanner(source).end(ofGroupAt: 0) == source.utf8.count)
    }
}

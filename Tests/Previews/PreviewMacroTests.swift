import Testing

@testable import FramewrightPreviews

struct PreviewMacroTests {
    private func expanded(_ source: String) -> (text: String, count: Int) {
        var macro = PreviewMacro(Array(source.utf8), fileID: "Cards/Card.swift")
        let text = String(decoding: macro.expanded(), as: UTF8.self)
        return (text, macro.count)
    }

    @Test func `Preview, expanded, is a type with its place, its arguments and its closure`() {
        let (text, count) = expanded("let a = 1\n\n#Preview(\"Card\", traits: .portrait) {\n    Card()\n}\n")
        #expect(
            text == """
                let a = 1

                private struct FramewrightPreview_3_1: SwiftUI.PreviewRegistry \
                { static var fileID: String { "Cards/Card.swift" }; \
                static var line: Int { 3 }; static var column: Int { 1 }; \
                @MainActor static func makePreview() throws -> SwiftUI.Preview \
                { SwiftUI.Preview("Card", traits: .portrait) {
                    Card()
                } } }

                """)
        #expect(count == 1)
    }

    @Test func `Line breaks stay, so that the compiler's messages name the author's lines`() {
        let source = "#Preview {\n    @Previewable @State var on = true\n    Toggle(\"a\", isOn: $on)\n}\nlet end = 1\n"
        let (text, _) = expanded(source)
        #expect(text.split(separator: "\n").last == "let end = 1")
        #expect(text.count { $0.isNewline } == source.count { $0.isNewline })
    }

    @Test func `Previewable state becomes stored properties of a view`() {
        let (text, _) = expanded("#Preview { @Previewable @State var on = [1: \"}\"]; Row(on: $on) }")
        #expect(
            text.contains("struct Content: SwiftUI.View {  @State var on = [1: \"}\"]; @SwiftUI.ViewBuilder var body"))
        #expect(text.contains("SwiftUI.Preview { Content() }"))
        #expect(!text.contains("@Previewable"))
    }

    @Test(arguments: [
        "// #Preview { A() }", "/* #Preview { /* */ } */", "let text = \"#Preview { }\"", "#PreviewProvider { }",
        "let text = #\"\"\"\n#Preview { }\n\"\"\"#", "let text = \"\\(f(\"#Preview { }\"))\"", "#Preview", "#Preview {",
    ])
    func `Comments, strings, other names and unclosed braces are no previews`(source: String) {
        let (text, count) = expanded(source)
        #expect(text == source && count == 0)
    }

    @Test(arguments: [
        "{ \"}\" }", "{ \"\\\"}\" }", "{ /* } */ }", "{ // }\n }", "{ #\"\"}\"# }", "{ \"\"\"\n}\n\"\"\" }",
        "{ \"\\(a(\"}\"))\" }", "{ [{ }] }",
    ])
    func `Group ends at its own brace`(source: String) {
        let scanner = SourceScanner(Array(source.utf8))
        #expect(scanner.end(ofGroupAt: 0) == source.utf8.count)
    }
}

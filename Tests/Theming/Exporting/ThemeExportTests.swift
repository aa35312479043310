import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

struct ThemeExportTests {
    /// Returns a theme with every feature, including contexts.
    private func rich() throws -> Theme { try theme(ThemeForge.rich) }

    private func text(_ theme: Theme, _ format: ThemeExportFormat) -> String { format.export(theme).files[0].text }

    @Test(arguments: ShippedTheme.allCases.map(\.rawValue) + ["rich"])
    func `a theme survives a round trip through Design Tokens`(name: String) throws {
        let theme = try ShippedTheme(rawValue: name)?.theme ?? rich()
        let file = text(theme, .designTokens)
        _ = try ThemeLoader.load(Array(file.utf8), name: "x.tokens.json")
        let back = try ThemeImport(ForeignTheme.file("x.tokens.json", file), as: .designTokens).theme
        #expect(back.name == theme.name && back.summary == theme.summary && back.contexts == theme.contexts)
        #expect(back.contrastPairs == theme.contrastPairs)
        for context in [nil] + theme.contexts.map({ $0 }) {
            let (one, other) = (try theme.selecting(context: context), try back.selecting(context: context))
            #expect(Set(one.tokens.map(\.description)) == Set(other.tokens.map(\.description)))
            #expect(one.gamutReport == other.gamutReport)
        }
    }

    @Test func `two paths with the same CSS property get two names`() throws {
        let theme = try themed(
            ##""color": {"$type": "color", "a-b": {"$value": "#111111"}, "a": {"b": {"$value": "#222222"}}, "c": {"$value": "{color.a.b}"}}"##
        )
        let css = text(theme, .css)
        let lines = css.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines.contains("--color-a-b: #111111;") && lines.contains("--color-a-b-2: #222222;"), "\(css)")
        #expect(lines.contains("--color-c: var(--color-a-b-2);"))
        #expect(ThemeExportFormat.css.export(theme).omitted.map(\.source) == ["color.a.b"])
    }

    @Test(arguments: [ThemeExportFormat.css, .swift, .designTokens])
    func `control characters in a theme's names are not written to text files`(format: ThemeExportFormat) throws {
        let source = ##"""
            {"name": "\u001b]0;x\u0007", "color": {"a\u001b\u009b": {"$value": "#fff", "$description": "d\u001b[0m"}},
             "contexts": {"d\u001b\u0085": {"color": {"a\u001b\u009b": {"$value": "#000"}}}}}
            """##
        let file = text(try theme(source), format)
        #expect(!file.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }, "\(file)")
    }

    @Test func `our own themes are not imported`() throws {
        let error = #expect(throws: DocumentError.self) { try imported("mine.json", ThemeForge.rich) }
        #expect(error?.hint == "use it as it is: \(.setting(.theme)) mine.json")
    }

    @Test(arguments: ["", ##", "contexts": {"dark": {"palette": {"g": {"a": {"$value": "#fff"}}}}}"##])
    func `descriptions and extensions survive a round trip`(contexts: String) throws {
        let source = try themed(
            ##""palette": {"g": {"$description": "all", "$extensions": {"org.y": 1}, "a": {"$type": "color", "$value": "#000", "$description": "d", "$deprecated": "use b", "$extensions": {"org.x": [1]}}}}\##(contexts)"##
        )
        let file = text(source, .designTokens)
        let back = try imported("x.tokens.json", file)
        let token = try #require(back.theme.token(at: "palette.g.a"))
        #expect(token.summary == "d" && token.deprecation == .explained("use b"))
        #expect(token.extensions.map { JSONOutput($0).text } == #"{"org.x": [1]}"#)
        for text in [file, back.text] {
            #expect(text.contains("\"$description\": \"all\"") && text.contains("\"org.y\": 1"))
        }
    }

    @Test(arguments: [ShippedTheme.classic, .midnight, .highContrast])
    func `colours survive a round trip through an asset catalogue in light and dark`(shipped: ShippedTheme) throws {
        let theme = shipped.theme
        let export = ThemeExportFormat.assetCatalog.export(theme)
        let files = export.files.map { ImportFile(name: "T.xcassets/\($0.path)", bytes: Array($0.text.utf8)) }
        let back = try ThemeImport(files).theme
        for context in [nil, "dark"] where context == nil || back.contexts.contains("dark") {
            let (one, other) = (try theme.selecting(context: context), try back.selecting(context: context))
            for token in one.tokens where token.value.type == .color {
                #expect(other.token(at: token.path)?.value == token.value, "\(token.path)")
            }
        }
        #expect(export.omitted.contains { $0.source.hasPrefix("radius.") })
    }

    @Test func `CSS has every token, references as var, and contexts`() throws {
        let css = text(try rich(), .css)
        #expect(css.contains("  --color-next-a: var(--palette-red);\n") && css.contains("  --spacing: -3px;\n"))
        #expect(css.contains("  --palette-red: oklch(0.6 0.3 29 / 0.5);\n"))
        #expect(css.contains("  --shadow-x: inset 0px 2px 24px 0px #00000088;\n"))
        #expect(css.contains("  --typography-x: 700 24px/1 \"A\", \"B\";\n  --typography-x-letter-spacing: 0px;\n"))
        #expect(css.contains("  --transition-x: 0.2s cubic-bezier(0, 0, 1, 1) 0s;\n"))
        #expect(css.contains("[data-theme=\"dark\"] {\n  --color-base-b: #000000;\n"))
        #expect(
            css.contains(
                "@media (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {\n    --color-base-b: #000000;"))
        #expect(ThemeExportFormat.css.export(try rich()).omitted.map(\.source) == ["palette.line", "contrast"])
    }

    @Test func `names that CSS does not allow are escaped`() throws {
        let css = text(try themed(##""palette": {"a b": {"c/d\"": {"$type": "number", "$value": 1}}}"##), .css)
        #expect(css.contains("  --palette-a\\20 b-c\\2f d\\22 : 1;"))
    }

    @Test func `Swift has a property per token and a case per context`() throws {
        let swift = text(try rich(), .swift)
        #expect(swift.contains("public enum RichTheme: String, CaseIterable, Sendable {\n    case plain, dark\n"))
        #expect(swift.contains("    public var colorNextA: Color { paletteRed }\n"))
        #expect(swift.contains("        case .dark: Color(red: 0.0, green: 0.0, blue: 0.0, opacity: 1.0)\n"))
        #expect(swift.contains("    public var spacingA: Double { 24.0 }\n"))
        let omitted = ThemeExportFormat.swift.export(try rich()).omitted.map(\.source)
        #expect(omitted.contains("typography.x") && omitted.contains("palette.red"))
    }

    @Test(.enabled(if: ForeignProgram.swiftc != nil), arguments: [ShippedTheme.documented, .classic])
    func `the compiler accepts the Swift of a shipped theme`(shipped: ShippedTheme) throws {
        let stub = "struct Color { init(red: Double, green: Double, blue: Double, opacity: Double) {} }\n"
        let source = text(shipped.theme, .swift).replacing("import Framewright", with: stub).replacing(
            "public ", with: "")
        let file = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try source.write(to: file, atomically: true, encoding: .utf8)
        #expect(try #require(ForeignProgram.swiftc).run(["-typecheck", file.path()]).status == 0)
    }
}

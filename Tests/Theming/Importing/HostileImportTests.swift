import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

struct HostileImportTests {
    private static let all: [(String, String)] = [
        ("a.yaml", ForeignTheme.base16), ("a.itermcolors", ForeignTheme.iTerm), ("a.json", ForeignTheme.vsCode),
        ("a.json", ForeignTheme.material), ("a.json", ForeignTheme.model), ("a.tokens.json", ForeignTheme.tokens),
        ("a.colorset/Contents.json", ForeignTheme.colorset),
    ]

    @Test(arguments: all.indices)
    func `thirty mutated foreign themes of each format are read or rejected`(index: Int) {
        let (name, text) = Self.all[index]
        for seed in 0..<30 {
            var chance = SplitMix(state: UInt64(index * 1000 + seed))
            let file = ImportFile(name: name, bytes: chance.mutated(Array(text.utf8)))
            do {
                #expect(try !ThemeImport([file]).text.isEmpty)
            } catch { #expect(!error.problem.isEmpty && error.line >= 1) }
        }
    }

    @Test func `a translucent ink is blended with the background, because fills derive from it`() throws {
        let text = #"""
            {"name": "V", "type": "dark", "colors": {
              "editor.background": "#111111", "editor.foreground": "#eeeeeedd", "button.background": "#00aaff80"}}
            """#
        let theme = try imported("v.json", text).theme
        #expect(
            ["color.ink", "color.background", "color.accent"].allSatisfy {
                theme.color($0)?.opacity == 1
            })
    }

    @Test func `a catalogue's opacity is a fraction, even without a decimal point`() throws {
        for (alpha, opacity) in [("1", 1.0), ("0", 0), ("1.000", 1), ("0.500", 0.5), ("0xFF", 1), ("255", 1)] {
            let text = ForeignTheme.colorset.replacing("\"alpha\": \"1.000\"", with: "\"alpha\": \"\(alpha)\"")
            let result = try imported("Brand.colorset/Contents.json", text)
            let colors = result.theme.tokens.compactMap { result.theme.color($0.path) }
            #expect(colors.contains { $0.red == 1 && abs($0.opacity - opacity) < 0.01 }, "\(alpha) \(colors)")
        }
    }

    @Test func `an error in tokens of older drafts has its position in their file`() {
        let texts = [
            "{\"color\": {\"a\": {\"$type\": \"color\", \"$value\": \"#123456\"},\n\"b\": {\"$type\": \"color\", \"$value\": \"{x.y}\"}}}":
                "2:35 /color/b/$value",
            "{\"$metadata\": {}, \"one\": {\n\"a\": {\"type\": \"color\", \"value\": \"{x.y}\"}}}": "2:33 /one/a/value",
        ]
        for (text, place) in texts {
            let error = #expect(throws: DocumentError.self) { try imported("old.tokens.json", text) }
            #expect(error.map { "\($0.position) \($0.pointer ?? "")" } == place)
        }
    }

    @Test func `an error names the imported file if no theme can be made of it`() {
        let deep =
            String(repeating: "{\"g\": ", count: 40) + "{\"$type\": \"color\", \"$value\": \"#fff\"}"
            + String(repeating: "}", count: 40)
        let error = #expect(throws: DocumentError.self) { try imported("d.tokens.json", deep) }
        #expect(error?.file == "d.tokens.json" && error?.kind == .tooDeep && error?.position == .start)
        let bad = #expect(throws: DocumentError.self) {
            try imported("d.tokens.json", "{\"a\": {\"$type\": \"color\", \"$value\": \"#12345\"}}")
        }
        #expect(bad?.problem.contains("a: ") == true)
    }

    @Test func `cyclic and dangling expressions are listed, not followed`() throws {
        let text = ##"""
            {"$metadata": {}, "s": {
              "a": {"value": "{b} * 2", "type": "spacing"}, "b": {"value": "{a} + 1", "type": "spacing"},
              "c": {"value": "\##(String(repeating: "(", count: 200))1", "type": "spacing"}, "d": {"value": "1px + 1s", "type": "spacing"},
              "e": {"value": "4 / 0", "type": "spacing"}, "f": {"value": "rgba({f}, 0.5)", "type": "color"},
              "g": {"value": "3", "type": "spacing"}
            }}
            """##
        let result = try imported("a.json", text)
        #expect(result.theme.paths == ["palette.g"])
        #expect(result.unmapped.prefix(6).map(\.source) == ["a", "b", "c", "d", "e", "f"])
    }
}

import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

/// Forms of real files that are missing from the formats' documentation.
struct ForeignFormTests {
    @Test func `Style Dictionary's untyped colours and references with a suffix are read`() throws {
        let text = ##"""
            {"color": {"base": {"red": {"value": "#f00"}}, "font": {"base": {"value": "{color.base.red.value}"}},
              "background": {"primary": {"value": "#101820"}}}, "size": {"font": {"base": {"value": "16"}}}}
            """##
        let result = try imported("sd.json", text)
        #expect(result.theme.color("color.ink")?.description == "#ff0000")
        #expect(result.theme.token(at: "palette.color.font.base")?.alias == "palette.color.base.red")
        #expect(result.unmapped.contains { $0.source == "size.font.base" })
    }

    @Test func `References to nowhere and in circles, untyped, are listed with the token's name`() throws {
        let text = ##"""
            {"color": {"bg": {"value": "#fff"}, "a": {"value": "{nope.value}"}, "b": {"value": "{color.c.value}"},
              "c": {"value": "{color.b}"}, "d": {"value": "{color.b}"}}}
            """##
        let reasons = try imported("sd.json", text).unmapped.prefix(4).map { "\($0.source): \($0.reason)" }
        let circle = "references go round in a circle: color.b → color.c → color.b"
        #expect(
            reasons == [
                "color.a: there is no token \"nope\"", "color.b: \(circle)", "color.c: \(circle)", "color.d: \(circle)",
            ])
    }

    @Test(arguments: [1, 15, 16, 2000])
    func `A chain of untyped references of any length, imported, ends at its colour`(count: Int) throws {
        let chain = (1...count).map { "\"c\($0)\": {\"value\": \"{color.c\($0 - 1).value}\"}" }.joined(separator: ", ")
        let text = """
            {"color": {"background": {"value": "{color.c\(count).value}"}, \(chain), "c0": {"value": "#101820"}},
             "space": {"a": {"type": "spacing", "value": "{length.l\(count)} * 2"}},
             "length": {"l0": {"type": "spacing", "value": "4"},
               \((1...count).map { "\"l\($0)\": {\"value\": \"{length.l\($0 - 1)}\"}" }.joined(separator: ", "))}}
            """
        let theme = try imported("sd.json", text).theme
        #expect(theme.color("color.background")?.description == "#101820")
        #expect(theme.dimension("palette.space.a") == 8)
    }

    @Test func `A reference to a token that has no counterpart is listed with it`() throws {
        let text = ##"""
            {"bg": {"value": "#fff"}, "a": {"type": "color", "value": "#12345"}, "b": {"type": "color", "value": "{a}"}}
            """##
        #expect(try imported("sd.json", text).unmapped.prefix(2).map(\.source) == ["a", "b"])
    }

    @Test(arguments: [".value", ".$value", ""])
    func `a reference means the token, whatever its suffix`(suffix: String) throws {
        let text = ##"""
            {"color": {"bg": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "text": {"$value": "{color.light\##(suffix)}"},
              "light": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}
            """##
        #expect(try imported("a.tokens.json", text).theme.color("color.ink") == .white)
    }

    @Test func `VS Code's settings are read, with the section of the selected theme`() throws {
        let text = ##"""
            { // settings
              "workbench.colorTheme": "Monokai Pro", "editor.fontSize": 12,
              "workbench.colorCustomizations": {
                "terminal.background": "#1e1e2e", "terminal.foreground": "#cdd6f4", "terminal.ansiBlue": "#89b4fa",
                "[Abyss]": {"terminal.background": "#000000"}, "[Monokai*]": {"terminal.foreground": "#fcfcfa"},
              },
            }
            """##
        let result = try imported("settings.json", text)
        #expect(result.theme.color("color.background")?.description == "#1e1e2e")
        #expect(result.theme.color("color.ink")?.description == "#fcfcfa")
        #expect(result.theme.color("color.accent")?.description == "#89b4fa")
        #expect(result.unmapped.contains { $0.source == "[Abyss]" })
    }

    @Test(arguments: [("Abc", false), ("One Two", false), ("Two and One", true)])
    func `A section of VS Code's settings with stars counts if its parts come in their order`(
        theme: String, counts: Bool
    ) throws {
        let text = ##"""
            {"workbench.colorTheme": "\##(theme)", "workbench.colorCustomizations": {
              "editor.background": "#101820", "[Other]": {}, "[*Two*One*]": {"editor.background": "#334d66"}}}
            """##
        let theme = try imported("settings.json", text).theme
        #expect(theme.color("color.background")?.description == (counts ? "#334d66" : "#101820"))
    }

    @Test(arguments: [
        #"{"editor.fontSize": 12, "files.exclude": {"a": true}}"#, #"{"files.associations": {"*.a": "b"}}"#,
        #"{"name": "A", "tokenColors": []}"#,
    ])
    func `Settings and themes of VS Code without colours are refused for that`(text: String) {
        let error = #expect(throws: DocumentError.self) { try imported("settings.json", text) }
        #expect(error?.problem == "there are no colours in it", "\(error?.problem ?? "")")
    }

    @Test func `a colour that YAML takes for a comment is told from a missing one`() {
        let text = ForeignTheme.base16.replacing("base00: \"#10202b\"", with: "base00: #10202b")
        let error = #expect(throws: DocumentError.self) { try imported("a.yaml", text) }
        #expect(error?.hint == "# begins a comment: write \"#10202b\" in quotes")
        #expect(error?.line == 7)
        let remark = #expect(throws: DocumentError.self) {
            try imported("a.yaml", ForeignTheme.base16.replacing("base00: \"#10202b\"", with: "base00: # nothing"))
        }
        #expect(remark?.hint == "write six hexadecimal digits in quotes")
        let gone = #expect(throws: DocumentError.self) {
            try imported("a.yaml", text.replacing("base00: #10202b", with: "other: 1"))
        }
        #expect(gone?.kind == .missingKey)
    }

    @Test func `Tokens Studio's tokens may have the names of groups, in one set or several`() throws {
        let text = ##"""
            {"$metadata": {"tokenSetOrder": ["a", "b"]},
             "a": {"bg": {"value": "#101820", "type": "color", "raised": {"value": "#202830", "type": "color"}},
               "text": {"value": "#eeeeee", "type": "color"}, "accent": {"value": "{text}", "type": "color"}},
             "b": {"text": {"soft": {"value": "#cccccc", "type": "color"}}, "primary": {"value": "{bg}", "type": "color"}}}
            """##
        let theme = try imported("ts.json", text).theme
        #expect(theme.color("color.background")?.description == "#101820")
        #expect(theme.color("palette.bg.raised")?.description == "#202830")
        #expect(
            theme.color("color.ink")?.description == "#eeeeee" && theme.color("color.accent")?.description == "#eeeeee")
        #expect(theme.color("palette.text.soft")?.description == "#cccccc")
        #expect(theme.color("palette.primary")?.description == "#101820")
    }

    @Test func `tokens of a colour group are colours without a type`() throws {
        let value = ##"{"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"##
        let theme = try ThemeLoader.load(Array("{\"color\": {\"a\": \(value)}}".utf8), name: "a.tokens.json")
        #expect(theme.color("color.a")?.description == "#ff0000")
        #expect(throws: DocumentError.self) {
            try ThemeLoader.load(Array("{\"other\": {\"a\": \(value)}}".utf8), name: "a.tokens.json")
        }
        let size = #expect(throws: DocumentError.self) {
            try ThemeLoader.load(Array("{\"size\": {\"color\": {\"a\": \(value)}}}".utf8), name: "a.tokens.json")
        }
        #expect(size?.problem == "the token \"size.color.a\" has no type")
    }

    @Test func `durations may be negative, because they are only stored`() throws {
        let text = ##"""
            {"d": {"$type": "duration", "$value": {"value": -200, "unit": "ms"}},
             "t": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "delay": {"value": -0.5, "unit": "s"}, "timingFunction": [0, 0, 1, 1]}}}
            """##
        let theme = try ThemeLoader.load(Array(text.utf8), name: "a.tokens.json")
        #expect(theme.value("d", type: .duration) == .duration(-0.2))
    }

    @Test func `an imported theme named like a token file loads and can be changed`() throws {
        let text = try imported("harbour.yaml", ForeignTheme.base16).text
        var document = try ThemeDocument(Array(text.utf8), name: "harbour.tokens.json")
        #expect(document.theme.color("color.background")?.description == "#10202b")
        _ = try document.set("color.accent", to: .string("#1a73e8"), context: nil)
        #expect(document.theme.color("color.accent")?.description == "#1a73e8")
        let again = #expect(throws: DocumentError.self) { try imported("harbour.tokens.json", text) }
        #expect(again?.problem == "a theme file of this tool already")
    }
}

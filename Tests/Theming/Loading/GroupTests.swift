import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct GroupTests {
    private let extended = ##"""
        "color": {
          "$type": "color", "$deprecated": "use brand",
          "base": {"ink": {"$value": "#111"}, "line": {"$value": "{color.base.ink}"}, "fill": {"$value": "#222"}},
          "mine": {"$extends": "{color.base}", "fill": {"$value": "#333", "$deprecated": false}},
          "yours": {"$extends": "#/color/mine"}
        },
        "contexts": {"dark": {"color": {"base": {"ink": {"$value": "#eee"}}, "yours": {"fill": {"$value": "#444"}}}}}
        """##

    @Test func `inherited tokens follow the base group in every context`() throws {
        let theme = try themed(extended)
        let dark = try theme.selecting(context: "dark")
        #expect(theme.paths.count == 9 && theme.paths == dark.paths)
        #expect(theme.color("color.yours.ink") == theme.color("color.base.ink"))
        for path in ["color.base.ink", "color.mine.ink", "color.yours.ink", "color.yours.line"] {
            #expect(dark.color(path)?.description == "#eeeeee", "\(path)")
        }
        #expect(
            dark.color("color.mine.fill")?.description == "#333333"
                && dark.color("color.yours.fill")?.description == "#444444")
    }

    @Test func `a group's deprecation applies to its tokens unless overridden`() throws {
        let theme = try themed(extended)
        #expect(theme.token(at: "color.base.ink")?.deprecation == .explained("use brand"))
        #expect(theme.token(at: "color.mine.fill")?.deprecation == nil)
        #expect(theme.token(at: "color.yours.fill")?.deprecation == nil)
    }

    @Test func `a group's root token represents the group, and is drawn under its own name`() throws {
        let theme = try themed(
            ##""color": {"$type": "color", "board": {"$root": {"$value": "#123456"}, "edge": {"$value": "{color.board.$root}"}}}"##
        )
        #expect(theme.paint("color.game2048.board")?.token == "color.board.$root")
        #expect(
            theme.color("color.board")?.description == "#123456"
                && theme.color("color.board.edge") == theme.color("color.board"))
    }

    @Test func `a context does not extend groups`() throws {
        let text =
            ##"{"name": "T", "color": {"a": {}}, "contexts": {"dark": {"color": {"b": {"$extends": "{color.a}"}}}}}"##
        let error = try #require(failure(text))
        #expect(error.problem == "a context changes tokens, it does not extend groups")
        #expect(error.pointer == "/contexts/dark/color/b/$extends")
    }

    @Test func `a value set on a reference token replaces it`() throws {
        let text =
            ##"{"name": "T", "color": {"$type": "color", "a": {"$value": "#000"}, "b": {"$ref": "#/color/a", "$description": "d"}}}"##
        var document = try ThemeDocument(Array(text.utf8), name: "t.json")
        try document.set("color.b", to: .string("#fff"))
        #expect(document.theme.color("color.b") == .white)
        #expect(
            String(decoding: document.bytes, as: UTF8.self).contains(##""b": {"$value": "#fff", "$description": "d"}"##)
        )
    }

    @Test func `a colour beyond sRGB is reported with the displayed one`() throws {
        let theme = try themed(
            ##""palette": {"a": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}}, "b": {"$value": "{palette.a}"}}"##
        )
        #expect(
            theme.gamutReport.map(\.description) == [
                "palette.a color(display-p3 1 0 0) is beyond sRGB, shown as #ff0b0c (0.048 away)"
            ])
        #expect(theme.token(at: "palette.b")?.writtenColor?.space == .displayP3)
    }
}

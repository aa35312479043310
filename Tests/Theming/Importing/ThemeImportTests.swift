import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ThemeImportTests {
    private static let all = [
        ("harbour.yaml", ForeignTheme.base16), ("Nova.itermcolors", ForeignTheme.iTerm),
        ("slate.json", ForeignTheme.vsCode),
        ("material-theme.json", ForeignTheme.material), ("tokens.json", ForeignTheme.model),
        ("brand.tokens.json", ForeignTheme.tokens),
    ]

    @Test(arguments: all.indices)
    func `a foreign theme has legible computed texts in every context`(index: Int) throws {
        let result = try imported(Self.all[index].0, Self.all[index].1)
        let derived = Set(result.mappings.filter(\.isDerived).map(\.token))
        let isDerived = { (path: String) in
            derived.contains(path) || result.theme.token(at: path)?.alias.map(derived.contains) == true
        }
        for context in [nil] + result.theme.contexts.map({ $0 }) {
            let report = try result.theme.selecting(context: context).contrastReport()
            let low = report.filter { !$0.passes && isDerived($0.pair.foreground) }
            #expect(low.map(\.description) == [])
            #expect(report.count > 45)
        }
    }

    @Test(arguments: all.indices)
    func `every tile differs from its neighbours and has a legible number`(index: Int) throws {
        let theme = try imported(Self.all[index].0, Self.all[index].1).theme
        for context in [nil] + theme.contexts.map({ $0 }) {
            let theme = try theme.selecting(context: context)
            let values = ["2", "4", "8", "16", "32", "64", "128", "256", "512", "1024", "2048", "above"]
            let tiles = try values.map { try #require(theme.color("color.tile.\($0)")) }
            for (value, tile) in zip(values, tiles) {
                #expect(contrastRatio(try #require(theme.color("color.onTile.\(value)")), on: tile) >= 4.5)
            }
            for (tile, next) in zip(tiles, tiles.dropFirst()) {
                #expect(ColorCoordinates(tile).difference(from: ColorCoordinates(next)) > 0.02)
            }
        }
    }

    @Test func `a base16 scheme fills roles according to its styling guide`() throws {
        let result = try imported("harbour.yaml", ForeignTheme.base16)
        #expect(result.theme.name == "Harbour" && result.theme.summary == "By Nobody.")
        #expect(result.theme.token(at: "color.background")?.alias == "palette.base16.base00")
        #expect(result.theme.color("color.game2048.board")?.description == "#25404f")
        #expect(result.theme.token(at: "color.control.accent")?.alias == "color.accent")
        #expect(result.unmapped.map(\.source) == ["system", "variant", "base03", "base06", "base07"])
    }

    @Test func `older base16 schemes have top-level colours without a hash sign`() throws {
        let text = ForeignTheme.base16.replacing("palette:\n", with: "").replacing("  base", with: "base").replacing(
            "#", with: ""
        )
        .replacing("name:", with: "scheme:").replacing(" a comment", with: "# a comment")
        #expect(try imported("harbour.yml", text).theme.color("color.background")?.description == "#10202b")
    }

    @Test func `an iTerm2 preset with light and dark has both contexts`() throws {
        let result = try imported("Nova.itermcolors", ForeignTheme.iTerm)
        #expect(result.theme.name == "Nova" && result.theme.contexts == ["light", "dark"])
        #expect(result.theme.color("color.background")?.description == "#fffff5")
        #expect(try result.theme.selecting(context: "dark").color("color.background")?.description == "#1a1a1f")
        #expect(result.theme.token(at: "color.channel.red") != nil)
        #expect(result.unmapped.first?.source == "Use Bright Bold")
        #expect(result.unmapped.contains { $0.source == "Cursor Guide Color" && $0.reason.hasPrefix("kept as") })
    }

    @Test func `a VS Code theme uses its editor's colours and lists all others`() throws {
        let result = try imported("slate.json", ForeignTheme.vsCode)
        #expect(result.theme.token(at: "color.accent")?.alias == "palette.vscode.button-background")
        // Translucent: text backgrounds must be opaque, so it is blended with the background.
        #expect(result.theme.color("color.column.even")?.description == "#313540")
        #expect(result.mappings.contains { $0.token == "color.column.even" && $0.isDerived })
        #expect(
            result.unmapped.map(\.source) == [
                "colors.panel.border", "colors.badge.background", "tokenColors", "semanticHighlighting",
            ])
    }

    @Test func `a Material theme has its schemes as contexts`() throws {
        let result = try imported("material-theme.json", ForeignTheme.material)
        let dark = try result.theme.selecting(context: "dark")
        #expect(
            result.theme.color("color.accent")?.description == "#65558f"
                && dark.color("color.accent")?.description == "#cfbdfe")
        #expect(result.theme.token(at: "color.ink")?.alias == "palette.material.onBackground")
        let sources = result.unmapped.map(\.source)
        #expect(sources == ["seed", "coreColors", "extendedColors", "palettes", "scrim"])
    }

    @Test func `Tokens Studio's sets, themes, expressions and names are converted`() throws {
        let result = try imported("tokens.json", ForeignTheme.model)
        let theme = result.theme
        #expect(theme.contexts == ["Day", "Night"])
        let values = ["space.m", "half", "tall", "font", "heavy", "shade", "head"].map {
            theme.token(at: "palette.\($0)").map { "\($0.value)" } ?? ""
        }
        #expect(
            values == [
                "9px", "0.5", "1.5", "Inter, Noto Sans", "600", "inset 0px 2px 4px 0px #1a73e840",
                "600 24px/1.2 Inter, Noto Sans 0px",
            ])
        #expect(
            theme.color("color.background") == .white && theme.token(at: "palette.blue.500")?.summary == "the brand's")
        #expect(try theme.selecting(context: "Night").color("color.background")?.description == "#101418")
        let lost = result.unmapped.prefix(3).map(\.source)
        #expect(lost == ["head: textCase", "caps", "odd"])
    }

    @Test func `Design Tokens keep references, extensions and wide-gamut colours below palette`() throws {
        let result = try imported("brand.tokens.json", ForeignTheme.tokens)
        let theme = result.theme
        #expect(theme.name == "brand" && theme.summary == "A brand." && theme.dimension("radius.button") == 4)
        #expect(theme.token(at: "palette.text.primary")?.alias == "palette.brand.blue")
        #expect(theme.token(at: "palette.text.primary")?.summary == "see {brand.blue}")
        #expect(theme.token(at: "palette.text.more.red")?.writtenColor?.space == .displayP3)
        #expect(theme.token(at: "palette.brand.red")?.extensions != nil && result.text.contains("\"org.example\": {"))
        #expect(theme.value("palette.part", type: .number) == .number(0.9))
        #expect(theme.token(at: "color.ink")?.alias == "palette.text.primary")
        #expect(
            result.gamutReport.map(\.token)
                == ["palette.brand.red", "palette.text.more.red"].filter { path in
                    theme.gamutReport.contains { $0.token == path }
                })
    }

    @Test func `computed colours that equal primitives refer to them`() throws {
        let theme = try imported("harbour.yaml", ForeignTheme.base16).theme
        #expect(theme.token(at: "color.tile.2")?.alias == "palette.base16.base0A")
        #expect(theme.token(at: "color.tile.2048")?.alias == "palette.base16.base0B")
        #expect(theme.token(at: "color.tile.16")?.alias == nil)
        // The colour of a primitive without a role is a coincidence.
        let material = try imported("material-theme.json", ForeignTheme.material).theme
        #expect(!material.tokens.contains { $0.alias == "palette.material.scrim" })
    }

    @Test func `parts of composite values keep their references`() throws {
        let result = try imported("model.json", ForeignTheme.model)
        #expect(result.text.contains(##""fontFamily": "{palette.font}""##))
        #expect(result.text.contains(##""fontWeight": "{palette.heavy}""##))
        let shadow = { (color: String) in
            ##"{"color": \##(color), "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"$ref": "#/gap"}, "blur": "{gap}", "spread": "{gap}"}"##
        }
        let text = ##"""
            {"$themes": [{"name": "A", "selectedTokenSets": {"s": "enabled"}}, {"name": "B", "selectedTokenSets": {"s": "enabled"}}],
             "s": {"gap": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
               "red": {"$type": "color", "$value": "#ff0000"},
               "edge": {"$type": "border", "$value": {"color": "{red}", "width": "{gap}", "style": "solid"}}}}
            """##
        #expect(try imported("edge.json", text).text.contains(##""color": "{palette.red}", "width": "{palette.gap}""##))
        let plain = ##"""
            {"name": "T", "palette": {"gap": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}},
               "red": {"$type": "color", "$value": "#ff0000"}},
             "shadow": {"$type": "shadow", "a": {"$value": [SHADOW]}, "b": {"$value": [SHADOW, SHADOW]}}}
            """##.replacing(
                "SHADOW",
                with: shadow(#""{palette.red}""#).replacing("{gap}", with: "{palette.gap}")
                    .replacing("#/gap", with: "#/palette/gap"))
        let theme = try ThemeLoader.load(Array(plain.utf8), name: "t.json")
        let exported = ThemeExportFormat.designTokens.export(theme).files[0].text
        #expect(exported.matches(of: /"color": "\{palette\.red\}"/).count == 3)
        #expect(exported.matches(of: /"\{palette\.gap\}"/).count == 9)
    }

    @Test func `a role that one context changes keeps its reference in the others`() throws {
        let text = ForeignTheme.material.replacing(
            "\"dark\": {\"primary\": \"#CFBDFE\"", with: "\"dark\": {\"primary\": \"#36275D\"")
        let theme = try imported("material-theme.json", text).theme
        let dark = try theme.selecting(context: "dark")
        #expect(theme.token(at: "color.accentInk")?.alias == "palette.material.primary")
        #expect(dark.token(at: "color.accentInk")?.alias == nil)
        #expect(dark.color("color.accentInk") != dark.color("palette.material.primary"))
    }

    @Test func `a role chosen for a complete theme refers to its primitive, unless that refers to the role`() throws {
        let text = ##"""
            {"$extensions": {"framewright": {"name": "Whole"}},
             "palette": {"$type": "color", "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}},
               "echo": {"$value": "{color.accent}"}},
             "color": {"$type": "color", "accent": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
            """##
        let blue = try imported("whole.tokens.json", text, roles: ["accent": "palette.blue"]).theme
        #expect(blue.token(at: "color.accent")?.alias == "palette.blue")
        let echo = try imported("whole.tokens.json", text, roles: ["accent": "palette.echo"]).theme
        #expect(echo.color("color.accent")?.description == "#ff0000")
    }

    @Test func `the user can choose a role's colour`() throws {
        let result = try imported("harbour.yaml", ForeignTheme.base16, roles: ["accent": "base0E"])
        #expect(result.theme.token(at: "color.accent")?.alias == "palette.base16.base0E")
        let source = { (token: String) in result.mappings.first { $0.token == token }?.source }
        #expect(source("color.accentInk") != "base0D")
        let role = #expect(throws: DocumentError.self) {
            try imported("h.yaml", ForeignTheme.base16, roles: ["acent": "base0E"])
        }
        #expect(role?.hint == "did you mean \"accent\"?")
        let key = #expect(throws: DocumentError.self) {
            try imported("h.yaml", ForeignTheme.base16, roles: ["accent": "base0G"])
        }
        #expect(key?.problem == "there is no colour \"base0G\"")
    }

    @Test func `a role can be filled in a complete theme too, even by a token that refers to it`() throws {
        let midnight = ShippedTheme.midnight.theme
        let own = ThemeExportFormat.designTokens.export(midnight).files[0].text
        let result = try imported("m.json", own, roles: ["accent": "color.ink", "ink": "color.control.ink"])
        for context in [nil] + midnight.contexts.map({ $0 }) {
            let (before, after) = (
                try midnight.selecting(context: context), try result.theme.selecting(context: context)
            )
            #expect(after.color("color.accent") == before.color("color.ink"))
            #expect(after.color("color.ink") == before.color("color.ink"))
            #expect(after.color("color.tile.8") == before.color("color.tile.8"))
        }
    }

    @Test func `a colour set becomes a primitive in its appearances, and a role by its name`() throws {
        let bytes = Array(ForeignTheme.colorset.utf8)
        let files = ["AccentColor", "Odd one"].map { name in
            ImportFile(name: "Assets.xcassets/Brand/\(name).colorset/Contents.json", bytes: bytes)
        }
        let result = try ThemeImport(files)
        let theme = result.theme
        #expect(theme.name == "Assets" && theme.contexts == ["dark"])
        #expect(
            theme.token(at: "color.accent")?.alias == "palette.assets.Brand-AccentColor"
                && theme.color("color.accent")?.description == "#ff8000")
        let dark = try theme.selecting(context: "dark").token(at: "palette.assets.Brand-AccentColor")
        #expect(dark?.writtenColor?.space == .displayP3 && dark?.writtenColor?.opacity == 0.5)
        #expect(result.unmapped.map(\.reason).filter { $0 == "for some devices alone" }.count == 2)
        #expect(result.unmapped.contains { $0.source == "Brand/Odd one" })
    }

    @Test(arguments: [
        ("a.yaml", "base00: 1", "\"1\" is no colour"),
        ("a.yaml", "[1]", "expected an object, found an array"),
        ("a.yaml", ForeignTheme.base16.replacing("#25404f", with: "#25404"), "\"#25404\" is no colour"),
        ("a.itermcolors", "<plist><dict></plist>", "ends no open element"),
        ("a.json", #"{"colors": {"editor.background": "red"}, "tokenColors": []}"#, "\"red\" is no colour"),
        ("a.json", #"{"schemes": {}}"#, "there is no scheme"),
        ("a.tokens.json", #"{"a": {"$value": 1}}"#, "the token \"a\" has no type"),
    ])
    func `a broken foreign theme is rejected with the position`(name: String, text: String, problem: String) {
        let error = #expect(throws: DocumentError.self) { try imported(name, text) }
        #expect(error?.problem.contains(problem) == true, "\(error?.problem ?? "")")
    }
}

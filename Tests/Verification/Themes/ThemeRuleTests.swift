import Framewright
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

/// Tests of the theme rules that need no screen.
@MainActor
struct ThemeRuleTests {
    private func tiles(_ two: String, _ four: String, _ more: String = "") throws -> [ThemeFinding] {
        let tokens = ##", "tile": {"2": {"$value": "\##(two)"}, "4": {"$value": "\##(four)"}}"##
        return try Checking.findings(.tileDistance, in: try Checking.theme(Checking.sound + tokens, more))
    }

    @Test func `indistinguishable neighbours are an error, with some color visions a warning`() throws {
        #expect(try tiles("#3366cc", "#cc9933") == [])
        #expect(try tiles("#3366cc", "#3367cc").map(\.level) == [.error])
        // Equal for protanopia.
        let found = try tiles("#4759b7", "#6848c4")
        #expect(found.map(\.level) == [.warning] && found[0].explanation.contains("with protanopia"))
        #expect(!found[0].explanation.contains("tritanopia"))
    }

    @Test func `an exception with a reason applies, and a translucent tile is skipped`() throws {
        let excuse =
            ##", "exceptions": [{"rule": "tile-distance", "tokens": ["color.tile.*"], "because": "so it was"}]"##
        #expect(try tiles("#3366cc", "#3367cc", excuse) == [])
        #expect(try tiles("#3366cc88", "#3367cc88") == [])
    }

    @Test func `a number that is no tile's value is an unknown token without neighbours`() throws {
        let tokens =
            ##", "tile": {"2": {"$value": "#3366cc"}, "3": {"$value": "#3367cc"}, "8": {"$value": "#ffcc00"}, "9": {"$value": "#ffcc01"}, "131072": {"$value": "#008800"}}"##
        let theme = try Checking.theme(Checking.sound + tokens)
        #expect(try Checking.findings(.tileDistance, in: theme) == [])
        let unknown = try Checking.findings(.unknownToken, in: theme).map(\.tokens)
        #expect(unknown == [["color.tile.3"], ["color.tile.9"]])
    }

    @Test func `the suggestion makes neighbours distinct for every color vision`() throws {
        let change = try #require(try tiles("#4759b7", "#6848c4").first?.suggestions.first?.changes.first)
        let (two, four) = change.token == "color.tile.2" ? (change.value, "#6848c4") : ("#4759b7", change.value)
        #expect(try tiles(two, four) == [])
    }

    @Test func `similar colours in every context are found, except for references`() throws {
        let tokens =
            Checking.sound
            + ##", "a": {"$value": "#336699"}, "b": {"$value": "#336698"}, "c": {"$value": "{color.a}"}, "d": {"$value": "#336699"}"##
        let more = ##", "contexts": {"dark": {"color": {"d": {"$value": "#99ccff"}}}}"##
        let found = try Checking.findings(.nearDuplicate, in: try Checking.theme(tokens, more))
        #expect(found.map(\.tokens).contains(["color.b", "color.a"]))
        #expect(!found.contains { $0.tokens.contains("color.c") || $0.tokens.contains("color.d") })
        #expect(found.first { $0.tokens[0] == "color.b" }?.suggestions.first?.changes.first?.value == "{color.a}")
    }

    @Test func `an unused token is found with a suggestion, as is an unused primitive`() throws {
        let tokens = Checking.sound + ##", "bakground": {"$value": "#123456"}"##
        let more =
            ##", "palette": {"$type": "color", "red": {"$value": "#ff0000"}, "blue": {"$value": "#0000ff"}}, "border": {"x": {"$type": "border", "$value": {"color": "{palette.red}", "width": 1, "style": "solid"}}}"##
        let theme = try Checking.theme(tokens, more)
        let unknown = try Checking.findings(.unknownToken, in: theme)
        #expect(
            unknown.first { $0.tokens == ["color.bakground"] }?.explanation.contains("\"color.background\"") == true)
        #expect(!unknown.contains { $0.tokens == ["color.button.title"] })
        #expect(try Checking.findings(.unusedToken, in: theme).map(\.tokens) == [["palette.blue"]])
        let idle =
            ##", "palette": {"$type": "color", "spare": {"red": {"$value": "#ff0000"}}, "blue": {"$value": "#0000ff"}}"##
        #expect(try Checking.findings(.unusedToken, in: Checking.theme(Checking.sound, idle)) == [])
    }

    @Test func `a token changed in one context only is reported`() throws {
        let more =
            ##", "contexts": {"light": {}, "dark": {"color": {"ink": {"$value": "#eeeeee"}}}, "night": {"color": {"background": {"$value": "#111111"}, "ink": {"$value": "#dddddd"}}}}"##
        let found = try Checking.findings(.contextRole, in: try Checking.theme(Checking.sound, more))
        #expect(found.map(\.tokens) == [["color.background"]] && found.map(\.contexts) == [["dark"]])
    }

    @Test func `a token missing in some contexts of a resolver file is an error`() throws {
        let source = """
            {"version": "2025.10", "sets": {"base": {"sources": [{"color": {"$type": "color", "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}}]}},
             "modifiers": {"theme": {"default": "light", "contexts": {"light": [], "dark": [{"color": {"$type": "color", "glow": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}]}}},
             "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
            """
        let theme = try ThemeLoader.load(Array(source.utf8), name: "t.resolver.json")
        let found = ThemeReport(ThemeFacts(theme, ThemeCheckSettings())).findings.filter { $0.rule == .missingRole }
        #expect(found.map(\.tokens) == [["color.glow"]] && found.map(\.isError) == [true])
    }

    @Test func `thousands of chained references and of similar colours are checked quickly`() throws {
        let count = isSlow ? 8000 : 2000
        let chain = (0..<count).map { "\"a\($0)\": {\"$value\": \"{color.a\($0 + 1)}\"}" }.joined(separator: ",")
        let alike = (0..<count).map { "\"b\($0)\": {\"$value\": \"#777777\"}" }.joined(separator: ",")
        let more = ##", "contrast": [{"fg": "color.a0", "bg": "color.b0", "min": 4.5}]"##
        let theme = try Checking.theme("\(chain), \"a\(count)\": {\"$value\": \"#888888\"}, \(alike)", more)
        var report: ThemeReport?
        let elapsed = processorTime { report = ThemeReport(ThemeFacts(theme, ThemeCheckSettings())) }
        let found = try #require(report?.findings.filter { $0.rule == .contrast })
        #expect(found.count == 1 && found[0].suggestions.first?.changes.first?.token != nil)
        #expect(elapsed < .seconds(20), "\(elapsed)")
    }

    @Test(arguments: ShippedTheme.allCases)
    func `the shipped themes pass the rules that need no screen`(shipped: ShippedTheme) throws {
        let found = ThemeReport(ThemeFacts(shipped.theme, ThemeCheckSettings())).findings
        // The documented palettes have duplicate colours.
        let rules: [ThemeRule] = shipped == .documented ? [.tileDistance] : [.tileDistance, .nearDuplicate]
        #expect(found.filter { $0.isError || rules.contains($0.rule) }.map(\.description) == [])
    }
}

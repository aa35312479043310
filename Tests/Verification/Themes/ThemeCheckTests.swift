import Framewright
import Testing

@testable import FramewrightVerification

/// A theme, screens that use it, and the results of a check.
@MainActor
enum Checking {
    static let cell = MatrixCell(
        scene: "scene/state", device: "iphone-15", orientation: .portrait, theme: "", context: nil, textSize: .large,
        direction: nil, locale: "en")

    static func theme(_ tokens: String, _ more: String = "") throws -> Theme {
        try document(tokens, more).theme
    }

    static func document(_ tokens: String, _ more: String = "") throws -> ThemeDocument {
        let source = "{\"name\": \"T\", \"color\": {\"$type\": \"color\", \(tokens)}\(more)}"
        return try ThemeDocument(Array(source.utf8), name: "t.json")
    }

    static func check(_ settings: ThemeCheckSettings = ThemeCheckSettings()) -> ThemeCheck {
        let scene = SceneDefinition("scene", summary: "", states: [("state", "", 0)]) { _ in
            VStack {
                Text("plain").accessibilityIdentifier("plain")
                Text("faint").foregroundStyle(ThemeColor("color.ink")).opacity(0.5).accessibilityIdentifier("faint")
                Text("button").foregroundStyle(ThemeColor("color.button.title")).padding()
                    .background(ThemeColor("color.button.background")).accessibilityIdentifier("button")
            }
            .background(ThemeColor("color.background"))
        }
        return ThemeCheck(Catalogue([scene]), renderer: Linting.renderer, settings: settings)
    }

    static func report(_ theme: Theme, _ settings: ThemeCheckSettings = ThemeCheckSettings()) throws -> ThemeReport {
        try check(settings).report(on: theme, screens: [cell])
    }

    static func findings(_ rule: ThemeRule, in theme: Theme) throws -> [ThemeFinding] {
        try report(theme).findings.filter { $0.rule == rule }
    }

    static let sound = """
        "background": {"$value": "#ffffff"}, "ink": {"$value": "#000000"},
        "button": {"title": {"$value": "#ffffff"}, "background": {"$value": "#003399"}}
        """
}

@MainActor
struct ThemeCheckTests {
    @Test func `a correct theme has no unexpected findings`() throws {
        // Half of black on white has 3.98:1, so the faint text fails in every theme. Two roles are white.
        var settings = ThemeCheckSettings()
        settings.set(.nearDuplicate, to: .off)
        let report = try Checking.report(try Checking.theme(Checking.sound), settings)
        #expect(report.findings.map(\.tokens) == [["color.ink", "color.background"]])
        #expect(report.screenCount == 1 && report.contexts == ["plain"])
    }

    @Test func `a text with too little contrast is found as composited, with screen, view and tokens`() throws {
        let found = try #require(try Checking.findings(.contrast, in: try Checking.theme(Checking.sound)).first)
        #expect(found.places.map(\.view) == ["faint"] && found.places.map(\.scene) == ["scene/state"])
        #expect(found.places.map(\.text) == ["faint"] && found.placeCount == 1 && found.isError)
        #expect(found.explanation.contains("50% of it seen"))
    }

    @Test func `a declared pair that is not drawn is found in the context it fails in`() throws {
        let tokens = Checking.sound + ##", "rare": {"$value": "#333333"}, "rareGround": {"$value": "#ffffff"}"##
        let more =
            ##", "contexts": {"dark": {"color": {"rareGround": {"$value": "#222222"}}}}, "contrast": [{"fg": "color.rare", "bg": "color.rareGround", "min": 7}]"##
        let found = try Checking.findings(.contrast, in: try Checking.theme(tokens, more))
        let rare = try #require(found.first { $0.tokens == ["color.rare", "color.rareGround"] })
        #expect(rare.contexts == ["dark"] && rare.places.isEmpty && rare.explanation.contains("declares the pair"))
    }

    @Test func `a pair with a reason is exempt down to its own minimum`() throws {
        let tokens = Checking.sound.replacing("#000000", with: "#888888")
        let excuse = { (least: Double) in
            ", \"contrast\": [{\"fg\": \"color.ink\", \"min\": \(least), \"because\": \"so it was\"}]"
        }
        let found = { (more: String) in
            try Checking.findings(.contrast, in: try Checking.theme(tokens, more)).flatMap { $0.places.map(\.view) }
        }
        #expect(try Set(found("")) == ["faint", "plain"])
        #expect(try found(excuse(3.5)) == ["faint"])
        #expect(try found(excuse(1.2)) == [])
    }

    @Test func `the suggestion is the nearest colour that passes wherever it is drawn`() throws {
        let tokens = Checking.sound.replacing("#003399", with: "#5577cc")
        let found = try Checking.findings(.contrast, in: try Checking.theme(tokens))
        let button = try #require(found.first { $0.tokens == ["color.button.title", "color.button.background"] })
        let change = try #require(button.suggestions.first?.changes.first)
        #expect(change.token == "color.button.background")
        let theme = try Checking.theme(tokens.replacing("#5577cc", with: change.value))
        #expect(try Checking.findings(.contrast, in: theme).allSatisfy { $0.tokens != button.tokens })
        let ratio = contrastRatio(.white, on: try #require(theme.color("color.button.background")))
        #expect(ratio >= 4.5 && ratio < 4.6)
    }

    @Test func `a fixed file has no such findings, and its other bytes are unchanged`() throws {
        let settings = ThemeCheckSettings()
        let tokens = Checking.sound.replacing("#003399", with: "#5577cc").replacing(
            "\"title\": {", with: "\"title\": {\"$extensions\": {\"x.y\": [1,   2]}, ")
        var document = try Checking.document(tokens)
        let before = String(decoding: document.bytes, as: UTF8.self)
        let fixes = try Checking.check().fix(&document) { try Checking.report($0, settings) }
        let after = String(decoding: document.bytes, as: UTF8.self)
        #expect(fixes.last.findings.allSatisfy { $0.tokens != ["color.button.title", "color.button.background"] })
        #expect(fixes.fixed.contains { $0.tokens == ["color.button.title", "color.button.background"] })
        let change = try #require(fixes.changes.first { $0.token.hasPrefix("color.button") })
        #expect(after == before.replacing("#5577cc", with: change.value))
    }
}

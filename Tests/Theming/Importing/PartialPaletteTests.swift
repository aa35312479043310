import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTheming

struct PartialPaletteTests {
    private static let rest =
        ##""text": {"$value": "#f2f2f2"}, "primary": {"$value": "#ff6600"}"##

    private func tokens(_ members: String) -> String { "{\"color\": {\"$type\": \"color\", \(members)}}" }

    @Test(arguments: ["background", "bg"])
    func `a palette with one of our names is filled like one without`(name: String) throws {
        let text = tokens("\"\(name)\": {\"$value\": \"#101820\"}, \(Self.rest)")
        let result = try imported("d.tokens.json", text)
        let source = { (role: String) in result.mappings.first { $0.token == "color.\(role)" }?.source }
        #expect(source("ink") == "color.text" && source("accent") == "color.primary")
        #expect(result.theme.color("color.background")?.description == "#101820")
        #expect(result.theme.lowPairs(except: []) == [])
    }

    @Test func `a group with a role's name fills the role`() throws {
        let text = tokens(
            ##""background": {"default": {"$value": "#101820"}, "raised": {"$value": "#202830"}}, \##(Self.rest)"##)
        let theme = try imported("d.tokens.json", text).theme
        #expect(theme.color("color.background")?.description == "#101820")
        #expect(theme.color("palette.color.background.raised")?.description == "#202830")
    }

    @Test func `a token of one screen keeps its colour, and text on it is computed`() throws {
        let text = tokens(##""pet": {"background": {"$value": "#203a20"}}, "bg": {"$value": "#ffffff"}"##)
        let result = try imported("d.tokens.json", text)
        #expect(result.theme.color("color.pet.background")?.description == "#203a20")
        #expect(result.theme.lowPairs(except: []) == [])
        #expect(result.mappings.contains { $0.token == "color.pet.selector" && $0.isDerived })
    }

    @Test func `a single colour set with a role's name does not make a catalogue complete`() throws {
        let file = ImportFile(
            name: "A.xcassets/color/background.colorset/Contents.json", bytes: Array(ForeignTheme.colorset.utf8))
        let result = try ThemeImport([file], roles: ["accent": "color/background"])
        #expect(result.mappings.contains { $0.token == "color.background" && $0.source == "color/background" })
        #expect(result.mappings.contains { $0.token == "color.accent" && $0.source == "color/background" })
        #expect(result.mappings.contains { $0.token == "color.ink" && $0.isDerived })
    }

    @Test func `a rank is that of the preceding part`() throws {
        let text = tokens(
            ##""background": {"primary": {"$value": "#101820"}}, "font": {"base": {"$value": "#ffffff"}}, "border": {"muted": {"$value": "#333333"}}"##
        )
        let result = try imported("d.tokens.json", text)
        let given = result.mappings.filter { !$0.isDerived }.map { "\($0.token) \($0.source)" }
        #expect(given == ["color.background color.background.primary", "color.ink color.font.base"])
    }

    @Test func `text computed from any few colours is legible in every context`() throws {
        let names = [
            "background", "bg", "text", "ink", "primary", "surface", "inkSecondary", "column.odd", "column.even",
            "onAccent", "accentInk", "button.background", "button.title", "course.background", "pet.background",
            "game2048.board", "tile.2", "tile.2048", "onTile.2", "tileInk.dark", "control.surface", "label.ink",
            "destructive",
            "control.fill", "edge.128", "game2048.tile.above", "course.rankList.background", "calculator.operator.fill",
            "pet.dog",
        ]
        var chance = SplitMix(state: 1)
        for _ in 0..<150 {
            let count = Int.random(in: 1...6, using: &chance)
            let members = names.shuffled(using: &chance).prefix(count).map { name in
                let gray = Int.random(in: 0...255, using: &chance)
                let parts = (0..<3).map { _ in min(max(gray + Int.random(in: -40...40, using: &chance), 0), 255) }
                let hex = parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
                let steps = name.split(separator: ".")
                return steps.dropLast().reversed().reduce("\"\(steps.last ?? "")\": {\"$value\": \"#\(hex)\"}") {
                    "\"\($1)\": {\($0)}"
                }
            }
            let firsts = Set(members.map { $0.prefix { $0 != ":" } })
            guard firsts.count == members.count else { continue }
            let text = tokens(members.joined(separator: ", "))
            let result = try imported("d.tokens.json", text)
            let given = Set(result.mappings.filter { !$0.isDerived }.map(\.token))
            for context in [nil] + result.theme.contexts.map({ $0 }) {
                #expect(try result.theme.selecting(context: context).lowPairs(except: given) == [], "\(text)")
            }
        }
    }
}

import FramewrightDocuments
import FramewrightDrawing
import Testing

@testable import FramewrightTheming

/// Files that name colours as the screens do.
struct OwnNameTests {
    private func file(_ path: String, _ color: String = "#101820") -> String {
        let token = "{\"$type\": \"color\", \"$value\": \"\(color)\"}"
        return path.split(separator: ".").reversed().reduce(token) { "{\"\($1)\": \($0)}" }
    }

    @Test(arguments: [
        "course.background", "tile.2", "tile.256", "pet.selector", "dog", "calculator.digit.ink", "edge",
        "button.title", "pet.stage.dog", "pet.onPet",
    ])
    func `A file with one of our names alone, imported, keeps that colour and computes the rest legibly`(
        name: String
    ) throws {
        let result = try imported("d.json", file("color.\(name)"))
        #expect(result.theme.color("color.\(name)")?.description == "#101820")
        #expect(result.mappings.contains { $0.source == "color.\(name)" && !$0.isDerived })
        #expect(!result.unmapped.contains { $0.source == "color.\(name)" })
        #expect(result.theme.color("color.ink") != nil && result.theme.token(at: "color.background") != nil)
        #expect(result.theme.lowPairs(except: ["color.\(name)"]) == [])
    }

    @Test func `A name that a role stands in the way of, imported, colours the tokens of single screens`() throws {
        let theme = try imported("d.json", file("color.edge.128")).theme
        #expect(theme.color("color.game2048Web.edge.128")?.description == "#101820")
        #expect(theme.token(at: "color.edge") != nil)
    }

    @Test func `Every role of the list, given by the user, takes its colour`() throws {
        let roles = Theme.colorRoles.map { String($0.dropFirst("color.".count)) }
        #expect(roles.count > 100)
        for role in roles + ["pet.selector", "game2048.tile.8"] {
            let result = try imported("h.yaml", ForeignTheme.base16, roles: [role: "base0E"])
            #expect(result.mappings.contains { $0.source == "base0E" && $0.token.hasSuffix(".\(role)") }, "\(role)")
        }
    }

    @Test func `A finer role of a whole theme, given by the user, takes its colour`() throws {
        let text = ThemeExportFormat.designTokens.export(ShippedTheme.midnight.theme).files[0].text
        let theme = try imported("m.json", text, roles: ["tile.8": "color.ink"]).theme
        #expect(theme.color("color.tile.8") == theme.color("color.ink"))
    }

    @Test func `Dim stages with a legible word, made, are those of the dark context alone`() throws {
        let start = ThemeStart(
            name: "T", background: .white, ink: .black, accent: SRGBColor(red: 0.1, green: 0.4, blue: 0.9))
        let theme = try start.theme().theme
        let dark = try theme.selecting(context: "dark")
        let classic = try ShippedTheme.classic.theme.selecting(context: "dark")
        for pet in ["dog", "cat", "bird", "bunny", "fish"] {
            let stage = try #require(dark.color("color.pet.stage.\(pet)"))
            #expect(stage == classic.color("color.pet.stage.\(pet)"))
            #expect(theme.color("color.pet.stage.\(pet)") == Theme.documented.color("color.pet.\(pet)"))
            #expect(contrastRatio(try #require(dark.color("color.pet.onPet")), on: stage) >= 4.5)
        }
    }

    @Test func `A light scheme, imported, leaves the stages to the pets' colours`() throws {
        let theme = try imported("d.json", file("color.background", "#ffffff")).theme
        #expect(theme.color("color.pet.stage.dog") == nil)
    }
}

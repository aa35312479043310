import FramewrightDrawing
import Testing

@testable import FramewrightTheming

struct PlainRoleTests {
    @Test func `the documented theme has every role that an import fills`() {
        let tiles = ThemeBuilder.tiles.flatMap { ["tile.\($0)", "onTile.\($0)"] }
        for role in ThemeBuilder.roles + tiles + ["edge", "track", "button.background", "button.title"] {
            #expect(Theme.documented.color("color.\(role)") != nil, "\(role)")
        }
    }

    @Test func `the documented theme's text roles are legible on its areas`() throws {
        let color = { (role: String) in try #require(Theme.documented.color("color.\(role)")) }
        let texts = ["ink", "inkSecondary", "accentInk", "channel.red", "channel.green", "channel.blue"]
        for text in texts {
            for area in ["background", "surface", "column.odd", "column.even"] {
                #expect(contrastRatio(try color(text), on: try color(area)) >= 4.5, "\(text) on \(area)")
            }
        }
        #expect(contrastRatio(try color("onAccent"), on: try color("accent")) >= 4.5)
    }

    @Test func `the documented theme does not replace a theme's own background`() throws {
        let theme = try themed(##""color": {"$type": "color", "ink": {"$value": "#123456"}}"##)
        #expect(theme.ownPaint("color.background") == nil && theme.color("color.background") == .white)
        #expect(theme.ownPaint("color.ink")?.token == "color.ink")
        #expect(theme.replacing(["color.background": .black]).ownPaint("color.background")?.color == .black)
    }

    @Test func `a role is not taken for a token of a system`() {
        #expect(!Theme.isAskedFor("color.odd") && !Theme.isAskedFor("color.2"))
        #expect(Theme.role(of: "color.column.odd") == "color.column.odd")
        #expect(Theme.role(of: "color.game2048.tile.2") == "color.tile.2")
    }
}

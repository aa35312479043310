import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct LookupTests {
    /// Defines one token of the tutorial and a few roles.
    private let sparse =
        ##""color": {"$type": "color", "board": {"$value": "#010101"}, "tile": {"2": {"$value": "#020202"}, "above": {"$value": "#030303"}}, "game2048": {"cell": {"$value": "#040404"}}}, "radius": {"$type": "dimension", "tile": {"$value": "9px"}}"##

    @Test(arguments: [
        ("color.game2048.cell", "#040404", "color.game2048.cell"), ("color.game2048.board", "#010101", "color.board"),
        ("color.course.board", "#010101", "color.board"), ("color.board", "#010101", "color.board"),
        ("color.game2048.tile.2", "#020202", "color.tile.2"),
        ("color.game2048.tile.4096", "#030303", "color.tile.above"),
        ("color.game2048.background", "#ffffff", "color.game2048.background"),
        ("color.game2048.onTile.4096", "#ffffff", "color.game2048.onTile.above"),
        ("color.course.rankList.score.background", "#fd5f00", "color.course.rankList.score.background"),
    ])
    func `a colour comes from the token, the role or the documented theme`(
        asked: String, color: String, token: String
    ) throws {
        let paint = try #require(try themed(sparse).paint(asked))
        #expect("\(paint.color)" == color && paint.token == token)
    }

    @Test(arguments: ["color.game2048.nothing", "", ".", "radius.game2048.tile", "color.game2048.tile", "color"])
    func `an undefined colour is nil`(asked: String) throws {
        #expect(try themed(sparse).color(asked) == nil)
    }

    @Test func `dimensions have the same fallbacks`() throws {
        let theme = try themed(sparse)
        #expect(theme.dimension("radius.game2048.tile") == 9)
        #expect(theme.dimension("radius.game2048.board") == 8)
        #expect(theme.dimension("color.game2048.cell") == nil)
    }

    @Test func `a replaced colour applies to its own path only, in every context`() throws {
        let red = SRGBColor(red: 1, green: 0, blue: 0)
        let theme = try themed(sparse).replacing(["color.game2048.board": red, "color.board": red])
        #expect(theme.paint("color.game2048.board") == Paint(red, token: "color.game2048.board"))
        #expect(theme.color("color.board") == red)
        #expect(theme.color("color.course.board") == (try themed(sparse).color("color.board")))
        #expect(theme.tokens == (try themed(sparse).tokens))
    }

    @Test func `a replaced dimension applies to its own path only`() throws {
        let theme = try themed(sparse).replacing(dimensions: ["radius.game2048.tile": 20])
        #expect(theme.dimension("radius.game2048.tile") == 20 && theme.dimension("radius.tile") == 9)
    }

    @Test func `the last replacement of a path applies, and a dimension replaces no colour`() throws {
        let theme = try themed(sparse).replacing(["color.board": .black]).replacing([
            "color.board": .white, "radius.tile": .black,
        ])
        #expect(theme.color("color.board") == .white && theme.dimension("radius.tile") == 9)
    }
}

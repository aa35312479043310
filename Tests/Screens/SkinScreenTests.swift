import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// The comparison skins' documented numbers.
@MainActor
struct SkinScreenTests {
    @Test(
        arguments: [
            ("score", 90, 144, 140, 40), ("board", 45, 194, 230, 230), ("tile-0-0", 51, 200, 50, 50),
            ("tile-3-3", 219, 368, 50, 50),
        ] as [(String, Double, Double, Double, Double)])
    func `swift-2048 has the documented frames at 320 x 568 points`(
        identifier: String, x: Double, y: Double, width: Double, height: Double
    ) throws {
        let layout = try Screenshots.layout("game2048-swift/lost", size: Size(width: 320, height: 568))
        let frame = try #require(layout.frame(of: identifier))
        #expect(frame.isNear(Rect(x: x, y: y, width: width, height: height)))
    }

    /// Tiles of whole points: three rows of 68, eight of 25, and what is left over is taken off the board.
    @Test(arguments: [("three-by-three", 228.0, 68.0), ("eight-by-eight", 227, 25)])
    func `swift-2048's other boards have whole tiles`(state: String, side: Double, tile: Double) throws {
        let layout = try Screenshots.layout("game2048-swift/\(state)", size: Size(width: 320, height: 568))
        #expect(abs(try #require(layout.frame(of: "board")).width - side) <= 0.5)
        #expect(abs(try #require(layout.frame(of: "tile-0-0")).width - tile) <= 0.5)
    }

    @Test func `the start screen has nothing but a button of 78 x 30 points in the middle`() throws {
        let layout = try Screenshots.layout("game2048-swift/start", size: Size(width: 320, height: 568))
        let frame = try #require(layout.frame(of: "start"))
        #expect(abs(frame.height - 30) <= 0.5 && abs(frame.width - 78) <= 4)
        #expect(abs(frame.midX - 160) <= 0.5 && abs(frame.midY - 284) <= 0.5)
    }

    @Test(
        arguments: [
            (600, 920, "board", 0, 0, 500), (600, 920, "tile-0-0", 15, 15, 106.25),
            (600, 920, "tile-3-3", 378.75, 378.75, 106.25), (320, 568, "board", 0, 0, 280),
            (320, 568, "tile-0-0", 10, 10, 57.5), (320, 568, "tile-3-3", 212.5, 212.5, 57.5),
        ] as [(Double, Double, String, Double, Double, Double)])
    func `the web game's board is the documented one, wide and narrow`(
        width: Double, height: Double, identifier: String, x: Double, y: Double, side: Double
    ) throws {
        let layout = try Screenshots.layout("game2048-web/lost", size: Size(width: width, height: height))
        let board = try #require(layout.frame(of: "board"))
        let frame = try #require(layout.frame(of: identifier))
        #expect(abs(board.midX - width / 2) <= 0.5)
        #expect(frame.isNear(Rect(x: board.minX + x, y: board.minY + y, width: side, height: side)))
    }

    @Test func `on a wide screen the web game begins 80 points below the top, its boxes and button as documented`()
        throws
    {
        let layout = try Screenshots.layout("game2048-web/late-game", size: Size(width: 600, height: 920))
        let (score, best) = (try #require(layout.frame(of: "score")), try #require(layout.frame(of: "best")))
        #expect(layout.fontSize(of: "2048") == 80 && layout.fontSize(of: "New Game") == 18)
        #expect(layout.fontSize(of: "18432") == 25 && layout.fontSize(of: "SCORE") == 13)
        #expect(abs(score.height - 55) <= 0.5 && abs(best.maxX - 550) <= 0.5 && score.maxX < best.minX)
        #expect(try #require(layout.frame(of: "title")).minY >= 80)
        #expect(try #require(layout.frame(of: "new-game")).height == 40)
    }

    /// Font sizes on tiles of 106.25 and 57.5 points.
    @Test(arguments: [
        (600.0, 920.0, [55, 55, 45, 35, 30]), (320, 568, [35, 35, 25, 15, 10]),
    ])
    func `the web game's numbers are documented by their digits`(
        width: Double, height: Double, sizes: [Double]
    ) throws {
        let layout = try Screenshots.layout("game2048-web/every-tile", size: Size(width: width, height: height))
        for (text, size) in zip(["8", "16", "128", "1024", "32768"], sizes) {
            #expect(abs(try #require(layout.fontSize(of: text)) - size) <= 0.5, "\(text)")
        }
    }

    @Test func `tiles from 128 to 2048 glow, no others`() throws {
        let layout = try Screenshots.layout("game2048-web/every-tile", size: Size(width: 600, height: 920))
        let glows = layout.tree.nodes.map(\.payload.description).filter { $0.contains("game2048Web.glow") }
        #expect(glows.count == 5)
    }

    @Test(arguments: ["game2048-web", "game2048-swift", "game2048"])
    func `boards do not mirror from right to left, what is around them does`(scene: String) throws {
        let viewport = try Viewport(size: Size(width: 844, height: 390), scale: 2)
        let state = try Catalogue.documented.find("\(scene)/midgame").state
        let (left, right) = (
            try Screenshots.renderer.layout(state.makeView(), in: viewport, theme: .documented),
            try Screenshots.renderer.layout(
                state.makeView(), in: viewport, theme: .documented, traits: Traits(locale: "ar"))
        )
        let offset = { (layout: ScreenLayout) in
            try #require(layout.frame(of: "tile-0-3")).minX - #require(layout.frame(of: "board")).minX
        }
        #expect(abs(try offset(left) - offset(right)) <= 0.5)
        #expect(try #require(left.frame(of: "score")).midX != #require(right.frame(of: "score")).midX)
    }

    @Test(arguments: ["classic", "midnight", "high-contrast"])
    func `in designed themes the skins have the theme's tiles and board`(name: String) throws {
        let theme = try Theme.shipped(named: name)
        for role in ["board", "cell", "tile.64", "tile.131072", "onTile.8", "background", "button.background"] {
            for skin in ["game2048Swift", "game2048Web"] {
                #expect(theme.color("color.\(skin).\(role)") == theme.color("color.\(role)"))
            }
        }
    }
}

extension Rect {
    /// The same to half a point.
    func isNear(_ other: Rect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(width - other.width) <= 0.5
            && abs(height - other.height) <= 0.5
    }
}

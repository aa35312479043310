import Framewright
import FramewrightVerification
import Testing

@testable import FramewrightScreens

@MainActor
struct TutorialScreenTests {
    /// Width and height of the screen, side of the board, of a tile, and the board's top, as documented.
    @Test(
        arguments: [
            (320, 568, 280, 66.25, 144), (375, 667, 335, 80, 166), (375, 812, 335, 80, 238.5),
            (414, 736, 374, 89.75, 181),
            (414, 896, 374, 89.75, 261), (390, 844, 350, 83.75, 247), (393, 852, 353, 84.5, 249.5),
            (402, 874, 362, 86.75, 256), (440, 956, 400, 96.25, 278), (744, 1133, 704, 172.25, 214.5),
            (768, 1024, 728, 178.25, 148), (1024, 1366, 984, 242.25, 191),
        ] as [(Double, Double, Double, Double, Double)])
    func `board and tiles have the documented size and position`(
        width: Double, height: Double, side: Double, tile: Double, top: Double
    ) throws {
        let layout = try Screenshots.layout("game2048/lost", size: Size(width: width, height: height))
        let board = try #require(layout.frame(of: "board"))
        #expect(abs(board.width - side) <= 0.5 && abs(board.height - side) <= 0.5)
        #expect(abs(board.minX - 20) <= 0.5 && abs(board.minY - top) <= 0.5)
        let tiles = layout.tree.nodes.filter { $0.payload.identifier?.hasPrefix("tile-") == true }
        #expect(tiles.count == 16)
        #expect(tiles.allSatisfy { abs($0.frame.width - tile) <= 0.5 && abs($0.frame.height - tile) <= 0.5 })
    }

    @Test func `header and plate have the documented frames at the reference size`() throws {
        let layout = try Screenshots.layout("game2048/late-game", size: Size(width: 375, height: 667))
        #expect(layout.fontSize(of: "Restart") == 18)
        #expect(layout.frame(of: "restart") == Rect(x: 285, y: 20, width: 70, height: 30))
        let score = try #require(layout.frame(of: "score"))
        #expect(abs(score.maxY - 146) <= 0.5 && abs(score.midX - 187.5) <= 0.5)
        let plate = try #require(layout.tree.nodes.first { $0.payload.description.contains("game2048.board") })
        #expect(plate.frame == Rect(x: 15, y: 161, width: 345, height: 345))
    }

    @Test func `numbers have 25 points on an 80-point tile, as documented, and fit every tile`() throws {
        let sizes = try ["game2048/start", "game2048/every-tile"].map { scene in
            try Screenshots.layout(scene, size: Size(width: 375, height: 667)).displayList.items.compactMap { item in
                if case .glyphs(let run, _) = item.command {
                    run.text == "2" || run.text == "131072" ? run.size : nil
                } else {
                    nil
                }
            }
        }
        #expect(sizes[0] == [25, 25])
        #expect(try #require(sizes[1].first) < 25)
    }

    @Test func `on a wide screen score and restart stand beside the board`() throws {
        let layout = try Screenshots.layout("game2048/late-game", size: Size(width: 844, height: 390))
        let board = try #require(layout.frame(of: "board"))
        #expect(try #require(layout.frame(of: "score")).minX > board.maxX)
        #expect(try #require(layout.frame(of: "restart")).minX > board.maxX)
        #expect(board.height == 350)
    }
}

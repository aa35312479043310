import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the comparison skins' documented numbers.
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

    /// Tiles have whole points: three rows of 68, eight of 25, and the remainder is taken off the board.
    @Test(arguments: [("three-by-three", 228.0, 68.0), ("eight-by-eight", 227, 25)])
    func `swift-2048's other boards have tiles of whole points`(state: String, side: Double, tile: Double) throws {
        let layout = try Screenshots.layout("game2048-swift/\(state)", size: Size(width: 320, height: 568))
        #expect(abs(try #require(layout.frame(of: "board")).width - side) <= 0.5)
        #expect(abs(try #require(layout.frame(of: "tile-0-0")).width - tile) <= 0.5)
    }

    @Test func `the start screen has only a centred button of 78 x 30 points`() throws {
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
        #expect(layout.fontSize(of: "25112") == 25 && layout.fontSize(of: "SCORE") == 13)
        #expect(abs(score.height - 55) <= 0.5 && abs(best.maxX - 550) <= 0.5 && score.maxX < best.minX)
        #expect(try #require(layout.frame(of: "title")).minY >= 80)
        #expect(try #require(layout.frame(of: "new-game")).height == 40)
    }

    /// Font sizes on tiles of 106.25 and 57.5 points.
    @Test(arguments: [
        (600.0, 920.0, [55, 55, 45, 35, 30]), (320, 568, [35, 35, 25, 15, 10]),
    ])
    func `the web game's font sizes are documented by the number of digits`(
        width: Double, height: Double, sizes: [Double]
    ) throws {
        let layout = try Screenshots.layout("game2048-web/every-tile", size: Size(width: width, height: height))
        for (text, size) in zip(["8", "16", "128", "1024", "32768"], sizes) {
            #expect(abs(try #require(layout.fontSize(of: text)) - size) <= 0.5, "\(text)")
        }
    }

    @Test func `only tiles from 128 to 2048 glow`() throws {
        let layout = try Screenshots.layout("game2048-web/every-tile", size: Size(width: 600, height: 920))
        let glows = layout.tree.nodes.map(\.payload.description).filter { $0.contains("game2048Web.glow") }
        #expect(glows.count == 5)
    }

    @Test(arguments: [(600.0, 920.0, 1.0), (1024, 1366, 1), (844, 390, 2), (1366, 1024, 2), (320, 568, 2)])
    func `the web game's introduction is on one line if possible`(
        width: Double, height: Double, lines: Double
    ) throws {
        let layout = try Screenshots.layout("game2048-web/late-game", size: Size(width: width, height: height))
        let size = try #require(layout.fontSize(of: "2048 tile!"))
        let frame = try #require(layout.frame(of: "introduction"))
        #expect((frame.height / (size * 1.2)).rounded() == lines)
    }

    @Test func `beside a large board the web game's text and boxes are large`() throws {
        let layout = try Screenshots.layout("game2048-web/late-game", size: Size(width: 1366, height: 1024))
        let board = try #require(layout.frame(of: "board"))
        #expect(try #require(layout.fontSize(of: "2048 tile!")) >= 28)
        for part in ["score", "best", "introduction", "title"] {
            let frame = try #require(layout.frame(of: part))
            #expect(frame.minX >= 39.5 && frame.maxX <= board.minX - 40, "\(part)")
        }
        #expect(try #require(layout.frame(of: "score")).height >= 110)
    }

    @Test(
        arguments: ["midgame", "late-game", "lost", "huge-score"], [(1366, 1024), (1180, 820), (852, 393), (320, 568)])
    func `scores keep a distance from their boxes' sides, in one size`(
        state: String, size: (width: Int, height: Int)
    ) throws {
        let layout = try Screenshots.layout(
            "game2048-web/\(state)", size: Size(width: Double(size.width), height: Double(size.height)))
        let boxes = try ["score", "best"].map { try #require(layout.frame(of: $0)) }
        var sizes: Set<Double> = []
        for box in boxes {
            let number = try #require(
                layout.tree.nodes.last { node in
                    if case .text = node.payload.figure { box.contains(node.frame) } else { false }
                })
            let least = 8.5 / 55 * box.height
            #expect(number.frame.minX >= box.minX + least && number.frame.maxX <= box.maxX - least)
            if case .text(let text) = number.payload.figure { sizes.formUnion([layout.fontSize(of: text.string) ?? 0]) }
        }
        #expect(sizes.count == 1, "\(sizes)")
    }

    @Test(arguments: [(1366, 1024), (1024, 1366), (744, 1133)])
    func `on a tablet the widest score of swift-2048 keeps 20 points from its box's sides`(width: Int, height: Int)
        throws
    {
        let layout = try Screenshots.layout(
            "game2048-swift/huge-score", size: Size(width: Double(width), height: Double(height)))
        let (box, text) = try (
            #require(layout.frame(of: "score")), #require(layout.textFrame("SCORE: 987654321"))
        )
        #expect(text.minX - box.minX >= 20 && box.maxX - text.maxX >= 20, "\(text) \(box)")
    }

    @Test(arguments: [("game2048-swift", "every-tile"), ("game2048-web", "eight-by-eight")])
    func `numbers with equal digit counts have one size`(scene: String, state: String) throws {
        for size in [Size(width: 320, height: 568), Size(width: 1024, height: 1366)] {
            let layout = try Screenshots.layout("\(scene)/\(state)", size: size)
            let board = try #require(layout.frame(of: "board"))
            var sizes: [Int: Set<Double>] = [:]
            for item in layout.displayList.items {
                if case .glyphs(let run, _) = item.command, board.contains(run.origin) {
                    sizes[run.text.count, default: []].insert(run.size)
                }
            }
            #expect(sizes.count == 6 && sizes.values.allSatisfy { $0.count == 1 }, "\(sizes)")
        }
    }

    @Test(arguments: ["game2048", "game2048-web"], ["65536", "131072"])
    func `numbers leave 2.5 points free on both sides of the smallest tile`(scene: String, number: String) throws {
        let layout = try Screenshots.layout("\(scene)/eight-by-eight", size: Size(width: 320, height: 568))
        let text = try #require(layout.textFrame(number))
        let tile = try #require(layout.frame(of: "tile-0-0"))
        #expect((tile.width - text.width) / 2 >= 2.4, "\(text) in \(tile)")
    }

    @Test(arguments: [("documented", 1.0), ("classic", 0), ("midnight", 0), ("high-contrast", 0)])
    func `under a message that covers the board no tile glows`(theme: String, opacity: Double) throws {
        let viewport = try Viewport(size: Size(width: 390, height: 844), scale: 2)
        for (state, expected) in [("won", opacity), ("kept-going", 1)] {
            let layout = try Screenshots.layout(
                "game2048-web/\(state)", in: viewport, theme: .shipped(named: theme))
            let glow = try #require(
                layout.tree.nodes.firstIndex { $0.payload.description.contains("glow") })
            #expect(layout.opacity(of: glow) == expected, "\(state)")
        }
    }

    /// Digits of 8 points are legible on a screen with two pixels per point.
    @Test(arguments: ["game2048", "game2048-web"], [(320, 568), (568, 320), (375, 667), (1024, 1366)])
    func `the numbers of the largest board have at least 8 points`(
        scene: String, size: (width: Int, height: Int)
    ) throws {
        let layout = try Screenshots.layout(
            "\(scene)/eight-by-eight", size: Size(width: Double(size.width), height: Double(size.height)))
        let size = try #require(layout.fontSize(of: "131072"))
        #expect(size >= 8, "\(size)")
    }

    @Test(arguments: [("won", "#edc22e80"), ("lost", "#eee4da80")])
    func `the web game's message is a veil in the documented colour, and nothing else covers tiles`(
        state: String, color: String
    ) throws {
        let layout = try Screenshots.layout("game2048-web/\(state)", size: Size(width: 600, height: 920))
        #expect(Theme.documented.color("color.game2048Web.over.\(state)")?.description == color)
        let board = try #require(layout.frame(of: "board"))
        let start = try #require(layout.tree.nodes.firstIndex { $0.payload.description.contains("over.\(state)") })
        let plates = layout.tree.nodes[start...].filter { node in
            if case .shape = node.payload.figure { board.contains(node.frame) } else { false }
        }
        #expect(plates.first?.frame == board && plates.count == (state == "won" ? 3 : 2))
        #expect(plates.dropFirst().allSatisfy { abs($0.frame.height - 40) <= 0.5 })
        #expect(layout.fontSize(of: state == "won" ? "You win!" : "Game over!") == 60)
    }

    @Test(
        arguments: ["won", "lost"],
        [(320, 568), (568, 320), (393, 852), (600, 920), (1024, 1366), (1366, 1024)])
    func `the web game's outcome is between the numbers of two rows`(
        state: String, size: (width: Int, height: Int)
    ) throws {
        for textSize in [DynamicTypeSize.large, .accessibility5] {
            let layout = try Screenshots.renderer.layout(
                Catalogue.documented.find("game2048-web/\(state)").state.makeView(),
                in: Viewport(size: Size(width: Double(size.width), height: Double(size.height)), scale: 2),
                theme: .documented, traits: Traits(dynamicTypeSize: textSize))
            let outcome = try glyphs(layout) { $0 == "You win!" || $0 == "Game over!" }
            #expect(outcome.count == 1)
            for number in try glyphs(layout, where: { Int($0) != nil }) {
                #expect(number.maxY <= outcome[0].minY || number.minY >= outcome[0].maxY, "\(number) \(outcome)")
            }
        }
    }

    /// Returns the area from the baseline up to the capital height, for texts on the board.
    private func glyphs(_ layout: ScreenLayout, where matches: (String) -> Bool) throws -> [Rect] {
        let board = try #require(layout.frame(of: "board"))
        return layout.displayList.items.compactMap { item in
            guard case .glyphs(let run, _) = item.command, matches(run.text), board.contains(run.origin) else {
                return nil
            }
            let height = 0.727 * run.size
            return Rect(x: run.origin.x, y: run.origin.y - height, width: 1, height: height)
        }
    }

    @Test(arguments: [(320, 280), (375, 335), (1024, 984)] as [(Double, Double)])
    func `a board of 8 x 8 keeps the documented width`(width: Double, side: Double) throws {
        let layout = try Screenshots.layout("game2048/eight-by-eight", size: Size(width: width, height: width * 4 / 3))
        let plate = try #require(layout.tree.nodes.first { $0.payload.description.contains("game2048.board") })
        #expect(layout.frame(of: "board")?.width == side && plate.frame.width == side + 10)
    }

    @Test(arguments: [(568, 320), (852, 393), (1366, 1024)])
    func `in landscape the web game's points rise below the title`(width: Int, height: Int) throws {
        let session = try Session(
            AnyView(WebGame(game: .named(.web, .pairs, best: 512))),
            in: Viewport(size: Size(width: Double(width), height: Double(height)), scale: 2), theme: .documented,
            renderer: Screenshots.renderer)
        try session.flick(.left)
        for _ in 0..<5 {
            try session.advance(0.1)
            let frames = try ["title", "gain", "score"].map { try #require(session.layout().frame(of: $0)) }
            // The frames are lines; capitals begin a quarter inside them.
            #expect(frames[1].midY > frames[0].maxY - 0.2 * frames[0].height && frames[1].midY < frames[2].minY)
        }
    }

    @Test(arguments: ["game2048-web", "game2048-swift", "game2048"])
    func `boards are not mirrored in a right-to-left layout, but their surroundings are`(scene: String) throws {
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
    /// Returns true if the rectangles are equal to half a point.
    func isNear(_ other: Rect) -> Bool {
        abs(minX - other.minX) <= 0.5 && abs(minY - other.minY) <= 0.5 && abs(width - other.width) <= 0.5
            && abs(height - other.height) <= 0.5
    }
}

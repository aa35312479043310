import Framewright
import FramewrightModels
import FramewrightVerification
import Testing

@testable import FramewrightScreens

/// Tests of the course app's screens at sizes other than the report's.
@MainActor
struct CourseSizesTests {
    private func layout(
        _ reference: String, _ width: Double, _ height: Double, scale: Double = 2, _ traits: Traits = Traits()
    ) throws -> ScreenLayout {
        try Screenshots.renderer.layout(
            Catalogue.documented.find(reference).state.makeView(),
            in: Viewport(size: Size(width: width, height: height), scale: scale), theme: .documented, traits: traits)
    }

    @Test(arguments: [(320, 568), (375, 667), (390, 844), (430, 932), (414, 700)] as [(Double, Double)])
    func `labels and buttons of the game keep 24 points from both edges`(width: Double, height: Double) throws {
        let layout = try layout("course-game/midgame", width, height)
        let frames = try GamePart.allCases.filter { $0 != .board }.map { try #require(layout.frame(of: $0.rawValue)) }
        #expect(abs((frames.map(\.minX).min() ?? 0) - 24) <= 0.5)
        #expect(abs((frames.map(\.maxX).max() ?? 0) - (width - 24)) <= 0.5)
    }

    @Test func `the documented frames are used if both dimensions fit`() throws {
        #expect(try layout("course-game/midgame", 414, 896).frame(of: "step")?.minX == 0)
        #expect(try layout("course-launch/rest", 414, 896).frame(of: "open-start")?.minX == 140)
        #expect(try layout("course-launch/rest", 414, 600).frame(of: "open-start")?.midX == 207)
    }

    @Test func `in a right-to-left layout the launch screen's buttons are left of the digits`() throws {
        let (ltr, rtl) = (Traits(layoutDirection: .leftToRight), Traits(layoutDirection: .rightToLeft))
        let usual = try layout("course-launch/rest", 852, 393, scale: 4, ltr)
        let mirrored = try layout("course-launch/rest", 852, 393, scale: 4, rtl)
        let (button, other) = try (#require(usual.frame(of: "open-rank")), #require(mirrored.frame(of: "open-rank")))
        #expect(abs(button.minX - (852 - other.maxX)) <= 0.5 && other.maxX < 426)
        let digits = try ["2", "0", "4", "8"].map { try #require(mirrored.frame(of: "digit-\($0)")).minX }
        #expect(digits == digits.sorted() && digits[0] > other.maxX)
    }

    @Test(arguments: DynamicTypeSize.allCases, [320.0, 375, 568, 768])
    func `no score has a font size below 10 points`(size: DynamicTypeSize, width: Double) throws {
        let layout = try layout("course-rank/nicknames", width, 568, Traits(dynamicTypeSize: size))
        let sizes = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text.allSatisfy(\.isNumber), run.text.count > 4 {
                run.size
            } else {
                nil
            }
        }
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= 10 }, "\(sizes)")
    }

    @Test(arguments: [0.25, 0.5, 1])
    func `the rule between rows is at least a pixel`(scale: Double) throws {
        #expect(try layout("course-rank/podium", 414, 736, scale: scale).findings().filter(\.isError) == [])
    }

    @Test func `the editor's text grows with the text size, and scrolls`() throws {
        let usual = try layout("course-colours/valid", 320, 568)
        let large = try layout("course-colours/valid", 320, 568, Traits(dynamicTypeSize: .accessibility3))
        let remark = "0: background, 2: block 2, etc."
        let (small, grown) = try (#require(usual.sizes(of: remark).first), #require(large.sizes(of: "64").first))
        #expect(grown >= 2 * (usual.sizes(of: "64").first ?? 0) && small > 0)
        #expect(try #require(large.frame(of: "confirm")).minY > 568)
    }

    @Test(arguments: [(768, 1024), (834, 1194), (1024, 1366)] as [(Double, Double)])
    func `a tablet shows the board above the form, in landscape beside it`(short: Double, long: Double) throws {
        let upright = try layout("course-colours/valid", short, long)
        let board = try #require(upright.frame(of: "preview-board"))
        #expect(try board.maxY < #require(upright.frame(of: "field-target")).minY && board.width > short * 0.5)
        let flat = try layout("course-colours/valid", long, short)
        let other = try #require(flat.frame(of: "preview-board"))
        #expect(try other.minX > #require(flat.frame(of: "remark-target")).maxX && other.width > long * 0.38)
    }

    @Test(arguments: [(768, 1024), (834, 1194), (1024, 1366)] as [(Double, Double)])
    func `in portrait the form and the board have one axis, and names end beside their fields`(
        width: Double, height: Double
    ) throws {
        let layout = try layout("course-colours/valid", width, height)
        let board = try #require(layout.frame(of: "preview-board"))
        let (first, last) = try (
            #require(layout.frame(of: "name-target")), #require(layout.frame(of: "preview-blue"))
        )
        #expect(abs((first.minX + last.maxX) / 2 - board.midX) <= 1)
        for field in ["target", "red", "green", "blue"] {
            let (name, box) = try (
                #require(layout.frame(of: "name-\(field)")), #require(layout.frame(of: "field-\(field)"))
            )
            #expect(abs(name.midY - box.midY) <= 1 && box.minX > name.maxX && box.minX - name.maxX < 15)
        }
    }

    @Test(
        arguments: ["course-colours/start", "course-colours/all-invalid"],
        [(568, 320), (852, 393), (768, 1024), (744, 1133), (1024, 1366), (1366, 1024)])
    func `remarks begin below their fields if possible`(scene: String, size: (width: Int, height: Int)) throws {
        let layout = try layout(scene, Double(size.width), Double(size.height))
        for field in ["target", "red", "green", "blue"] {
            let (box, remark) = try (
                #require(layout.frame(of: "field-\(field)")), #require(layout.frame(of: "remark-\(field)"))
            )
            #expect(abs(remark.minX - box.minX) <= 0.5 && remark.maxX <= Double(size.width) - 12, "\(field)")
        }
        let sizes = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text.contains(" 2, ") { run.size } else { nil }
        }
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 > 12.4 }, "\(sizes)")
    }

    @Test(arguments: ["course-colours/start", "course-colours/all-invalid"], [320.0, 375, 414])
    func `remarks keep their size and their distance from the edge`(scene: String, width: Double) throws {
        let layout = try layout(scene, width, width == 320 ? 568 : 736)
        let frame = try #require(layout.frame(of: "remark-target"))
        let sizes = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text.contains(" 2, ") { run.size } else { nil }
        }
        #expect(frame.maxX <= width - 16 && frame.minX >= 16)
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 > 12.4 }, "\(sizes)")
    }

    @Test(
        arguments: ["course-game/won", "course-game/lost", "course-game/lost-late"],
        [(320, 568), (414, 736), (1024, 1366)])
    func `the result leaves the first and the last row of the board visible`(
        scene: String, size: (width: Int, height: Int)
    ) throws {
        let layout = try layout(scene, Double(size.width), Double(size.height))
        let frames = try ["board", "result", "outcome", "new-game"].map { try #require(layout.frame(of: $0)) }
        #expect(abs(frames[1].minY - frames[0].minY - frames[0].height / 4) <= 1)
        #expect(abs(frames[0].maxY - frames[1].maxY - frames[0].height / 4) <= 1)
        #expect(frames[2...].allSatisfy { frames[1].contains($0) })
        #expect(frames[3].height >= 33 && ["Score", "Steps", "Time"].flatMap(layout.sizes).allSatisfy { $0 >= 11 })
    }

    @Test(arguments: 0..<4, [DynamicTypeSize.large, .accessibility5])
    func `the result leaves the winning tile's row free, and the tile is above the veil`(
        row: Int, size: DynamicTypeSize
    ) throws {
        var cells = Array(repeating: Array(repeating: 2, count: 4), count: 4)
        cells[row][1] = 2048
        let document = #"{"scene": "course-game", "version": 1, "state": {"board": \#(cells)}}"#
        let view = try SceneDefinition.courseGame.makeView(fromDocument: Array(document.utf8), file: "s.json")
        let layout = try Screenshots.renderer.layout(
            view, in: Viewport(size: Size(width: 393, height: 852), scale: 2), theme: .documented,
            traits: Traits(dynamicTypeSize: size))
        let (tile, result) = try (#require(layout.frame(of: "tile-\(row)-1")), #require(layout.frame(of: "result")))
        #expect(tile.maxY <= result.minY + 1 || tile.minY >= result.maxY - 1, "\(tile) \(result)")
        // Once on the board and once above the veil.
        #expect(layout.sizes(of: "2048").count == 2 && layout.sizes(of: "You won!").count == 1)
    }

    @Test func `of two winning tiles in the middle rows the result leaves one visible`() {
        let place = ResultPlace(winningRows: [1, 2], isLarge: true)
        #expect(place.start == 2 && place.count == 2)
    }

    @Test(
        arguments: [
            ("course-launch/rest", ["digit-2", "digit-8", "open-start"]),
            ("course-game/midgame", ["board", "step", "color", "pause"]),
            ("course-rank/sample", ["header-rank", "header-score", "back"]),
            ("course-colours/valid", ["field-target", "preview-board", "confirm"]),
            ("game2048/late-game", ["board", "score", "restart"]), ("game2048-web/won", ["board", "score", "title"]),
            ("game2048-swift/late-game", ["board", "score"]),
        ], [(2560, 1440), (1920, 1080)] as [(Double, Double)])
    func `the content of a wide window stays within the middle 1366 x 1024 points`(
        place: (scene: String, parts: [String]), size: (width: Double, height: Double)
    ) throws {
        let layout = try layout(place.scene, size.width, size.height)
        let area = Rect(
            x: (size.width - 1366) / 2, y: (size.height - 1024) / 2, width: 1366, height: 1024)
        for part in place.parts {
            let frame = try #require(layout.frame(of: part))
            let fits =
                place.scene.hasPrefix("course-rank")
                ? frame.minX >= area.minX && frame.maxX <= area.maxX : area.contains(frame)
            #expect(fits, "\(part): \(frame)")
        }
    }

    @Test(arguments: [("course-game/dialog-name", 270.0), ("game2048-swift/won", 270)])
    func `an alert is larger on a tablet`(scene: String, width: Double) throws {
        let (phone, tablet) = try (layout(scene, 393, 852), layout(scene, 1024, 1366))
        let button = scene.hasPrefix("course") ? "confirm" : "new-game"
        let frames = try [phone, tablet].map { try #require($0.frame(of: button)) }
        #expect(abs(frames[0].width - width / 2) <= 1 && frames[1].width >= 1.5 * frames[0].width)
        #expect(frames[1].height >= 1.5 * frames[0].height)
    }

    @Test(
        arguments: [
            (DynamicTypeSize.accessibility1, 320.0, 60.0), (.accessibility3, 320, 60), (.accessibility5, 320, 80),
            (.accessibility1, 810, 96), (.accessibility5, 810, 96),
        ])
    func `an alert with large text has high rows and a name of at least 20 points`(
        size: DynamicTypeSize, width: Double, height: Double
    ) throws {
        let traits = Traits(dynamicTypeSize: size)
        let layout = try layout("course-game/dialog-long-name", width, width < 400 ? 568 : 1080, traits)
        for button in ["confirm", "cancel"] {
            #expect(try abs(#require(layout.frame(of: button)).height - height) <= 1, "\(button)")
        }
        #expect(try #require(layout.frame(of: "nickname")).height >= 52)
        let name = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text.hasPrefix("\u{5929}") { run.size } else { nil }
        }
        #expect(name.count == 1 && name.allSatisfy { $0 > 19.5 }, "\(name)")
        let title = try self.layout("game2048-swift/won", width, width < 400 ? 568 : 1080, traits)
        let (text, button) = try (
            #require(title.textFrame("New Game")), #require(title.frame(of: "new-game"))
        )
        #expect(text.minX >= button.minX + 8 && text.maxX <= button.maxX - 8)
    }

    @Test(arguments: [(320, 568), (568, 320), (852, 393), (414, 736)])
    func `the editor's fields do not move sideways for the keyboard`(width: Int, height: Int) throws {
        let session = try Session(
            Catalogue.documented.find("course-colours/start").state.makeView(),
            in: Viewport(size: Size(width: Double(width), height: Double(height)), scale: 2), theme: .documented,
            renderer: Screenshots.renderer)
        let before = try #require(session.layout().frame(of: "field-green"))
        try session.tap("field-green")
        try session.settle()
        #expect(try abs(#require(session.layout().frame(of: "field-green")).midX - before.midX) < 20)
    }

    @Test func `a long number in a field keeps its size and ends with an ellipsis`() throws {
        let layout = try layout("course-colours/all-invalid", 320, 568)
        let runs = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command { run } else { nil }
        }
        let number = runs.filter { $0.text.hasPrefix("123") }
        #expect(number.map(\.size) == layout.sizes(of: "-1"))
        #expect(runs.contains { $0.text.hasSuffix("\u{2026}") })
    }

    @Test func `from right to left numbers in fields keep their order, and are cut at their right end`() throws {
        let layout = try layout("course-colours/all-invalid", 393, 852, Traits(layoutDirection: .rightToLeft))
        func place(_ part: String, in field: String) throws -> Double {
            let frame = try #require(layout.frame(of: "field-\(field)"))
            let runs = layout.displayList.items.compactMap { item in
                if case .glyphs(let run, _) = item.command, frame.contains(run.origin) { run } else { nil }
            }
            let run = try #require(runs.first { $0.text.contains(part) })
            // In one run, characters of a number stand in the text's order.
            return run.origin.x + Double(run.text.prefix { !part.contains($0) }.count)
        }
        #expect(try place("-", in: "red") < place("1", in: "red"))
        #expect(try place("1", in: "target") < place("\u{2026}", in: "target"))
    }

    @Test func `a long number in a field shows its end while it is typed`() throws {
        let session = try Session(
            Catalogue.documented.find("course-colours/all-invalid").state.makeView(), on: .shipped("iphone-8"),
            theme: .documented, renderer: Screenshots.renderer)
        try session.tap("field-target")
        try session.settle()
        let (text, field) = try (
            #require(session.layout().textFrame("12345678901234567890")),
            #require(session.layout().frame(of: "field-target"))
        )
        #expect(text.minX >= field.minX && text.maxX <= field.maxX && text.maxX > field.maxX - 12)
    }

    @Test func `the tablet's board follows the input`() throws {
        let session = try Session(
            Catalogue.documented.find("course-colours/start").state.makeView(), on: .shipped("ipad-mini-8-3"),
            theme: .documented, renderer: Screenshots.renderer)
        for (field, text) in [("target", "32"), ("red", "1"), ("green", "2"), ("blue", "3")] {
            try session.tap(.identifier("field-\(field)"))
            try session.type(text)
        }
        let colors = try session.colors().filter { $0 == SRGBColor(red8: 1, green8: 2, blue8: 3) }
        // The preview beside the field, and the tile.
        #expect(colors.count == 2)
    }

    @Test(
        arguments: ["course-rank/podium", "course-rank/by-score-ascending", "course-rank/nicknames"],
        [(414, 736, 30), (320, 568, 30), (852, 393, 30), (744, 1133, 45), (1366, 1024, 45)]
            as [(Double, Double, Double)])
    func `all rows have one height, and rank and score one baseline at the same place in every row`(
        scene: String, size: (width: Double, height: Double, row: Double)
    ) throws {
        let layout = try layout(scene, size.width, size.height)
        let rows = layout.tree.nodes.filter { $0.payload.name == "RankRowLayout" }.map(\.frame)
        #expect(rows.count >= 3 && rows.allSatisfy { $0.height == size.row }, "\(rows.map(\.height))")
        for row in rows {
            let runs = layout.displayList.items.compactMap { item in
                if case .glyphs(let run, _) = item.command, row.contains(run.origin) { run } else { nil }
            }
            guard !runs.isEmpty else { continue }
            let baseline = (size.row + 0.727 * 17 * size.row / 30) / 2
            // A name of two lines is centred in the row by itself.
            let shared = runs.count { abs($0.origin.y - row.minY - baseline) <= 0.5 }
            #expect(shared >= 2, "\(runs.map { "\($0.text) \($0.origin)" })")
        }
    }

    @Test(arguments: [(568, 320), (320, 568), (393, 852)])
    func `a name of one word in two lines is broken in the middle`(width: Int, height: Int) throws {
        let layout = try layout("course-rank/nicknames", Double(width), Double(height))
        let lines = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command, run.text.hasPrefix("WW") { run.text.count } else { nil }
        }
        #expect(lines == [10, 10], "\(lines)")
    }

    @Test(arguments: [(568, 320), (852, 393)])
    func `on its side the editor keeps equal margins`(width: Int, height: Int) throws {
        let layout = try layout("course-colours/start", Double(width), Double(height))
        let (first, last) = try (
            #require(layout.frame(of: "name-target")), #require(layout.frame(of: "preview-red"))
        )
        #expect(abs(first.minX - (Double(width) - last.maxX)) <= 0.5)
        let gap = try #require(layout.frame(of: "name-red")).minX - #require(layout.frame(of: "preview-target")).maxX
        #expect(gap < 105, "\(gap)")
    }

    @Test func `from right to left the result's columns are mirrored`() throws {
        let layout = try layout("course-game/lost", 393, 852, Traits(layoutDirection: .rightToLeft))
        let columns = try ["Score", "Steps", "Time"].map { try #require(layout.frame(of: "result-\($0)")).midX }
        #expect(columns[0] > columns[1] && columns[1] > columns[2], "\(columns)")
    }

    @Test(arguments: [(320, 568), (393, 852), (414, 736)])
    func `the result's texts and button keep one distance from the panel's edges`(width: Int, height: Int) throws {
        let layout = try layout("course-game/lost", Double(width), Double(height))
        let (panel, button) = try (#require(layout.frame(of: "result")), #require(layout.frame(of: "new-game")))
        #expect(abs(button.minX - panel.minX - (panel.maxY - button.maxY)) <= 1 && button.height >= 35.5)
        #expect((9.5...12.5).contains(panel.maxY - button.maxY))
    }

    @Test func `the winning tile has a ring`() throws {
        let layout = try layout("course-game/won-late", 393, 852)
        let tile = try #require(layout.frame(of: "tile-0-0"))
        let rings = layout.tree.nodes.filter { $0.payload.description.contains("result.ink") && $0.frame == tile }
        #expect(rings.count == 1)
    }

    @Test func `the names of a column have one size where they fit`() throws {
        let layout = try layout("course-rank/podium", 1024, 1366)
        #expect(Set(["Ada", "Grace", "Alan"].flatMap(layout.sizes)) == [25.5])
    }

    @Test(arguments: ["course-rank/nicknames", "course-rank/sample"], [(568, 320), (852, 393), (1366, 1024)])
    func `in landscape the rank list has text of at least 10 points, and most height for rows`(
        scene: String, size: (width: Int, height: Int)
    ) throws {
        let layout = try layout(scene, Double(size.width), Double(size.height))
        let table = try #require(layout.frame(of: "table"))
        #expect(table.height > 0.7 * Double(size.height))
        let sizes = layout.displayList.items.compactMap { item in
            if case .glyphs(let run, _) = item.command { run.size } else { nil }
        }
        #expect(sizes.allSatisfy { $0 >= 10 }, "\(sizes)")
    }
}

extension ScreenLayout {
    /// Returns the frame of the first occurrence of a text.
    func textFrame(_ text: String) -> Rect? {
        tree.nodes.first { node in
            if case .text(let shown) = node.payload.figure { shown.string == text } else { false }
        }?.frame
    }
}

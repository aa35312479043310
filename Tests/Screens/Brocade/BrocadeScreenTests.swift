import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

@MainActor
struct BrocadeScreenTests {
    private func reference(_ state: String) throws -> ScreenLayout {
        try Screenshots.layout("brocade/\(state)", size: Size(width: 375, height: 667))
    }

    @Test(
        arguments: [
            ("puzzle", "canvas", 0, 0, 375, 562.5), ("puzzle", "mirror-line", 187.5, 0, 5, 562.5),
            ("puzzle", "shelf", 0, 603, 375, 64), ("puzzle", "shelf-20", 12.5, 610, 50, 50),
            ("puzzle", "shelf-17", 87.5, 610, 50, 50), ("puzzle", "shelf-24", 312.5, 610, 50, 50),
            ("puzzle", "piece-10", 62.5, 187.5, 62.5, 62.5), ("small", "piece-4", 0, 187.5, 93.75, 93.75),
            ("big", "piece-21", 46.875, 234.375, 46.875, 46.875), ("lifted", "held", 53.125, 340.625, 93.75, 93.75),
            ("dragged", "held", 75, 337.5, 62.5, 62.5), ("won", "bands", 0, 0, 375, 562.5),
            ("won", "hero", 28.125, 170, 318.75, 255), ("won", "caption", 0, 603, 375, 64),
            ("create", "canvas", 0, 0, 375, 562.5), ("create", "shelf-1", 12.5, 610, 50, 50),
        ] as [(String, String, Double, Double, Double, Double)])
    func `frames are the documented ones`(
        state: String, identifier: String, x: Double, y: Double, width: Double, height: Double
    ) throws {
        let frame = try #require(try reference(state).frame(of: identifier))
        #expect(frame.isNear(Rect(x: x, y: y, width: width, height: height), within: 0.5), "\(frame)")
    }

    @Test(arguments: [("small-start", 2), ("start", 3), ("big-start", 4)])
    func `the canvas is exactly as high as its rows at every width`(state: String, columns: Double) throws {
        for width in stride(from: 320.0, through: 1024, by: 64) {
            let layout = try Screenshots.layout("brocade/\(state)", size: Size(width: width, height: width * 1.9))
            let canvas = try #require(layout.frame(of: "canvas"))
            #expect(canvas.width == width)
            #expect(abs(canvas.height - canvas.width / (2 * columns) * 3 * columns) <= 0.5)
        }
    }

    @Test func `five cards fill a page and the next begins beyond the bar`() throws {
        let layout = try reference("start")
        let cards = layout.tree.nodes.filter { $0.payload.identifier?.hasPrefix("shelf-") == true }.map(\.frame)
        #expect(cards.count == 27)
        #expect(cards.map(\.minX) == Array(stride(from: 12.5, to: 12.5 + 27 * 75, by: 75)))
    }

    @Test func `a badge shows its piece's number, half outside the card`() throws {
        let layout = try reference("start")
        let badge = try #require(
            layout.tree.nodes.first { node in
                if case .shape = node.payload.figure { node.frame.width == 22.5 } else { false }
            })
        let card = try #require(
            layout.tree.nodes.first { $0.payload.identifier?.hasPrefix("shelf-") == true }?.frame)
        #expect(badge.frame.minX == card.minX + 40 && badge.frame.minY == card.minY - 5)
    }

    @Test(arguments: ["iphone-se-1", "iphone-8", "iphone-15", "ipad-pro-12-9"], Orientation.allCases)
    func `no badge of the first page is nearer than 4 points to the screen's edge`(
        id: String, orientation: Orientation
    ) throws {
        let layout = try Screenshots.layout("brocade/start", in: .init(id, orientation))
        let badges = layout.tree.nodes.compactMap { node in
            if case .shape(_, let paint) = node.payload.figure, paint.token == "color.brocade.shelf.badge" {
                node.frame
            } else {
                nil
            }
        }
        let bounds = layout.viewport.screenArea.bounds
        let seen = badges.filter { bounds.contains(Point(x: $0.midX, y: $0.midY)) }
        #expect(seen.count >= 5 && seen.allSatisfy { $0.maxX <= bounds.maxX - 4 }, "\(seen)")
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-pro-12-9"])
    func `in landscape the shelf stands beside the canvas`(id: String) throws {
        let device = try DeviceTable.shipped.device(named: id)
        let layout = try Screenshots.layout("brocade/puzzle", in: device.viewport(.landscape))
        let (canvas, shelf) = (try #require(layout.frame(of: "canvas")), try #require(layout.frame(of: "shelf")))
        #expect(canvas.maxX <= shelf.minX && shelf.height == layout.viewport.size.height)
        #expect(canvas.height >= layout.viewport.screenArea.safeBounds.height - 22)
    }

    @Test(arguments: ["puzzle", "start", "big"])
    func `a canvas to be filled has an outline`(state: String) throws {
        let layout = try Screenshots.layout("brocade/\(state)", in: .init("iphone-15", .portrait))
        let outline = layout.frame(of: "outline")
        #expect(outline != nil && outline == layout.frame(of: "canvas"))
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"], ["square", "circle"])
    func `a square or circle is as high as a landscape screen and completely visible`(id: String, state: String) throws
    {
        let layout = try Screenshots.layout("brocade/\(state)", in: .init(id, .landscape))
        let (outline, canvas) = (
            try #require(layout.frame(of: "outline")), try #require(layout.frame(of: "canvas"))
        )
        let room = layout.viewport.screenArea.safeBounds.height - 20
        #expect(canvas.width >= room.rounded(.down) && canvas.width <= room)
        #expect(layout.viewport.screenArea.bounds.contains(outline))
        #expect(try #require(layout.frame(of: "mirror-line")).height >= canvas.width - 1)
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"], Orientation.allCases)
    func `the weave beside the canvas touches neither it nor the bar, and is symmetric`(
        id: String, orientation: Orientation
    ) throws {
        let layout = try Screenshots.layout("brocade/puzzle", in: .init(id, orientation))
        let (canvas, shelf) = (try #require(layout.frame(of: "canvas")), try #require(layout.frame(of: "shelf")))
        let tree = layout.tree
        let weave = try #require(tree.view(identified: "selvedges"))
        let bands = (weave..<tree.nodes[weave].end).filter { tree.nodes[$0].payload.isClip }.map(tree.seenFrame(of:))
        let (left, right) = (bands.filter { $0.maxX < canvas.midX }, bands.filter { $0.minX > canvas.midX })
        #expect(left.count == right.count && left.count + right.count == bands.count)
        #expect(left.allSatisfy { $0.minX >= layout.viewport.screenArea.safeBounds.minX && $0.maxX < canvas.minX })
        #expect(right.allSatisfy { $0.minX > canvas.maxX && ($0.maxX < shelf.minX || shelf.width > canvas.width) })
        if orientation == .landscape { #expect(left.count >= 3) }
    }

    @Test(arguments: ["iphone-se-1", "iphone-15", "ipad-mini-8-3", "ipad-pro-12-9"], Orientation.allCases)
    func `introduction and image are one centred group, 32 points apart`(id: String, orientation: Orientation) throws {
        let layout = try Screenshots.layout("brocade/introduction", in: .init(id, orientation))
        let (title, text, picture) = (
            try #require(layout.frame(of: "title")), try #require(layout.tree.view(identified: "text")),
            try #require(layout.frame(of: "picture"))
        )
        let words = layout.tree.nodes[text].frame
        let safe = layout.viewport.screenArea.safeBounds
        if orientation == .landscape {
            #expect(abs(title.minX - picture.maxX - 32) <= 1)
        } else {
            #expect(abs(picture.minY - words.maxY - 32) <= 1)
            #expect(abs(title.minY - safe.minY - (safe.maxY - picture.maxY)) <= 4)
        }
    }

    @Test func `selvedges have an opacity of 60 %`() throws {
        let layout = try Screenshots.layout("brocade/puzzle", size: Size(width: 844, height: 390))
        let weave = try #require(layout.tree.view(identified: "selvedges"))
        let shapes = (weave..<layout.tree.nodes[weave].end).filter { index in
            if case .shape = layout.tree.nodes[index].payload.figure { true } else { false }
        }
        #expect(!shapes.isEmpty && shapes.allSatisfy { abs(layout.opacity(of: $0) - 0.6) < 1e-9 })
    }

    @Test(arguments: [(1920.0, 1080.0), (2560, 1440), (3840, 2160)])
    func `on a screen wider than a tablet the canvas is no wider than on the largest one`(width: Double, height: Double)
        throws
    {
        let layout = try Screenshots.layout("brocade/puzzle", size: Size(width: width, height: height))
        #expect(try #require(layout.frame(of: "canvas")).width <= 820)
        let introduction = try Screenshots.layout(
            "brocade/introduction", size: Size(width: width, height: height))
        let (title, picture) = (
            try #require(introduction.frame(of: "title")), try #require(introduction.frame(of: "picture"))
        )
        #expect(title.maxX - picture.minX <= 1366 && picture.height <= 1366)
    }

    /// A colour of the document, or the theme's: the playground's second page has (29, 36, 73), its third is black.
    @Test(
        arguments: [
            (#""page": "puzzle", "size": "small", "seed": 1"#, nil, "#1d2449"),
            (#""page": "create", "motifs": []"#, nil, "#000000"),
            (#""page": "puzzle", "size": "small", "seed": 1"#, "#0A3b2c", "#0a3b2c"),
            (#""page": "create", "motifs": []"#, "#203040", "#203040"),
        ] as [(String, String?, String)])
    func `the background is the state document's, otherwise the theme's`(
        state: String, background: String?, expected: String
    ) throws {
        let member = background.map { #", "background": "\#($0)""# } ?? ""
        let document = #"{"scene": "brocade", "version": 1, "state": {\#(state)\#(member)}}"#
        let view = try Catalogue.documented.find("brocade").scene.makeView(
            fromDocument: Array(document.utf8), file: "s.json")
        let layout = try Screenshots.renderer.layout(
            view, in: Viewport(size: Size(width: 375, height: 667)), theme: .documented)
        let bitmap = try Screenshots.renderer.paint(layout)
        let pixel = bitmap[20, 300]
        #expect(RGBColor(red: pixel.red, green: pixel.green, blue: pixel.blue).hexadecimal == expected)
    }

    @Test(arguments: ["brocade/puzzle", "brocade/create", "brocade/won"])
    func `the brocade is not mirrored in a right-to-left layout`(reference: String) throws {
        let viewport = try DeviceTable.shipped.device(named: "iphone-8").viewport(.landscape)
        let view = try Catalogue.documented.find(reference).state.makeView()
        let bitmaps = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            let layout = try Screenshots.renderer.layout(
                view, in: viewport, theme: .documented, traits: Traits(layoutDirection: direction))
            return try Screenshots.renderer.paint(layout)
        }
        let isSame = bitmaps[0] == bitmaps[1]
        #expect(isSame)
    }

    @Test(arguments: BrocadeSize.allCases)
    func `every piece of a size has a distinct image`(size: BrocadeSize) throws {
        let start = BrocadePuzzleState(BrocadePuzzle(size: size, seed: 1))
        let layout = try Screenshots.renderer.layout(
            BrocadePuzzleScreen(state: start), in: Viewport(size: Size(width: 375, height: 667)), theme: .documented)
        let cards = Set(layout.tree.nodes.compactMap(\.payload.identifier).filter { $0.hasPrefix("shelf-") })
        #expect(cards == Set((0..<size.pieceCount).map { "shelf-\($0)" }))
    }
}

extension Viewport {
    /// Creates the viewport of a device in an orientation.
    fileprivate init(_ id: String, _ orientation: Orientation) throws {
        self = try DeviceTable.shipped.device(named: id).viewport(orientation)
    }
}

extension ViewContent {
    fileprivate var isClip: Bool {
        if case .clip = figure { true } else { false }
    }
}

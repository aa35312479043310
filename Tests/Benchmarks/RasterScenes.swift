import FramewrightDrawing
import FramewrightTypography

/// Scenes that are the same for every painter: `--scene` prints them for other programs.
struct RasterScene {
    let list: DisplayList
    /// The scale in pixels per point.
    var scale = 1.0
    var images: any ImageSource = NoImages()

    /// Returns a 2048 screen of 390x844 points at 3x: page, scores, button, board, sixteen tiles, some 120 glyphs.
    static func board(fonts: FontLibrary, withText: Bool = true) throws -> RasterScene {
        var scene = BoardScene(fonts: withText ? fonts : nil)
        try scene.addHeader()
        try scene.addBoard()
        return RasterScene(list: DisplayList(size: BoardScene.size, items: scene.items), scale: 3)
    }

    /// Returns 200 discs of four cubics each, every third or all translucent, over a page of 1170x2532 pixels.
    static func discs(allTranslucent: Bool = false) -> RasterScene {
        var items = [item(.fillRect(RoundedRect(Rect(x: 0, y: 0, width: 1170, height: 2532)), Paint(.white)))]
        var random = SceneRandom(state: 2048)
        for index in 0..<200 {
            let radius = random.number(20...130)
            let center = Point(x: random.number(0...1170), y: random.number(0...2532))
            let path = Path(
                ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            let color = SRGBColor(
                red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
                opacity: allTranslucent || index % 3 == 0 ? 0.5 : 1)
            items.append(item(.fillPath(path, .nonzero, Paint(color))))
        }
        return RasterScene(list: DisplayList(size: Size(width: 1170, height: 2532), items: items))
    }

    /// Returns 200 self-intersecting closed curves, every third translucent.
    static func knots() -> RasterScene {
        var items = [item(.fillRect(RoundedRect(Rect(x: 0, y: 0, width: 1170, height: 2532)), Paint(.white)))]
        var random = SceneRandom(state: 7)
        for index in 0..<200 {
            let center = Point(x: random.number(0...1170), y: random.number(0...2532))
            func near() -> Point {
                Point(x: center.x + random.number(-130...130), y: center.y + random.number(-130...130))
            }
            var path = Path()
            path.move(to: near())
            for _ in 0..<3 { path.addCurve(to: near(), control1: near(), control2: near()) }
            path.closeSubpath()
            let color = SRGBColor(
                red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
                opacity: index % 3 == 0 ? 0.5 : 1)
            items.append(item(.fillPath(path, index % 2 == 0 ? .nonzero : .evenOdd, Paint(color))))
        }
        return RasterScene(list: DisplayList(size: Size(width: 1170, height: 2532), items: items))
    }

    /// Returns 200 stroked curves with widths of 1 to 12 pixels, every third dashed.
    static func strokes() -> RasterScene {
        var items = [item(.fillRect(RoundedRect(Rect(x: 0, y: 0, width: 1170, height: 2532)), Paint(.white)))]
        var random = SceneRandom(state: 11)
        for index in 0..<200 {
            var path = Path()
            path.move(to: Point(x: random.number(0...1170), y: random.number(0...2532)))
            let end = Point(x: random.number(0...1170), y: random.number(0...2532))
            path.addCurve(
                to: end, control1: Point(x: random.number(0...1170), y: random.number(0...2532)),
                control2: Point(x: random.number(0...1170), y: random.number(0...2532)))
            let style = StrokeStyle(
                lineWidth: random.number(1...12), lineCap: .round, lineJoin: .round,
                dash: index % 3 == 0 ? [24, 18] : [])
            let color = SRGBColor(red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1))
            items.append(item(.fillPath(path.strokedPath(style), .nonzero, Paint(color))))
        }
        return RasterScene(list: DisplayList(size: Size(width: 1170, height: 2532), items: items))
    }

    fileprivate static func item(_ command: DisplayList.Item.Command) -> DisplayList.Item {
        DisplayList.Item(command, source: 0)
    }
}

/// Builds the 2048 board item by item.
private struct BoardScene {
    static let size = Size(width: 390, height: 844)

    /// The fonts; nil for a board without text.
    let fonts: FontLibrary?
    private(set) var items: [DisplayList.Item] = []

    init(fonts: FontLibrary?) {
        self.fonts = fonts
        add(Rect(origin: .zero, size: Self.size), radius: 0, 0xfaf8ef)
    }

    mutating func addHeader() throws {
        try addText("2048", 56, in: Rect(x: 16, y: 64, width: 160, height: 64), 0x776e65)
        for (index, label) in ["SCORE", "BEST"].enumerated() {
            let box = Rect(x: 206 + Double(index) * 88, y: 68, width: 80, height: 56)
            add(box, radius: 6, 0xbbada0)
            try addText(label, 13, in: Rect(x: box.minX, y: 74, width: 80, height: 16), 0xeee4da)
            try addText(
                index == 0 ? "15832" : "36044", 22, in: Rect(x: box.minX, y: 92, width: 80, height: 26), 0xffffff)
        }
        try addText("Join the tiles, get to 2048!", 17, in: Rect(x: 16, y: 148, width: 230, height: 40), 0x776e65)
        add(Rect(x: 254, y: 146, width: 120, height: 44), radius: 6, 0x8f7a66)
        try addText("New Game", 17, in: Rect(x: 254, y: 146, width: 120, height: 44), 0xf9f6f2)
        try addText(
            "Swipe to move all tiles. Tiles with the same number", 13, in: Rect(x: 16, y: 600, width: 358, height: 18),
            0x776e65)
    }

    mutating func addBoard() throws {
        add(Rect(x: 16, y: 216, width: 358, height: 358), radius: 8, 0xbbada0)
        let numbers = [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 2, 4, 8, 0, 16]
        for (index, number) in numbers.enumerated() {
            let tile = Rect(
                x: 26 + Double(index % 4) * 86, y: 226 + Double(index / 4) * 86, width: 80, height: 80)
            add(tile, radius: 5, Self.colors[number] ?? 0xcdc1b4)
            guard number > 0 else { continue }
            try addText("\(number)", number > 999 ? 28 : 36, in: tile, number < 8 ? 0x776e65 : 0xf9f6f2)
        }
    }

    private static let colors = [
        2: 0xeee4da, 4: 0xede0c8, 8: 0xf2b179, 16: 0xf59563, 32: 0xf67c5f, 64: 0xf65e3b, 128: 0xedcf72, 256: 0xedcc61,
        512: 0xedc850, 1024: 0xedc53f, 2048: 0xedc22e,
    ]

    private mutating func add(_ rect: Rect, radius: Double, _ hex: Int) {
        items.append(RasterScene.item(.fillRect(RoundedRect(rect, radius: radius), Paint(SRGBColor(hex: hex)))))
    }

    /// Adds a line of text centred in `frame`.
    private mutating func addText(_ text: String, _ size: Double, in frame: Rect, _ hex: Int) throws {
        guard let fonts else { return }
        let font = FontDescriptor(size: size, weight: .bold)
        let layout = try Typesetter(fonts: fonts).layout(text, font: font, proposedWidth: nil, proposedHeight: nil)
        let origin = Point(x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
        for run in layout.glyphRuns {
            items.append(RasterScene.item(.glyphs(run.offset(by: origin), Paint(SRGBColor(hex: hex)))))
        }
    }
}

extension SRGBColor {
    fileprivate init(hex: Int) {
        self.init(
            red8: UInt8(hex >> 16 & 255), green8: UInt8(hex >> 8 & 255), blue8: UInt8(hex & 255))
    }
}

/// A SplitMix64 generator, with the same scene on every run.
struct SceneRandom {
    var state: UInt64

    private mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 24) }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        let share = Double(next() >> 11) / Double(1 << 53)
        return range.lowerBound + share * (range.upperBound - range.lowerBound)
    }
}

import Framewright
import FramewrightDrawing
import FramewrightRaster
import FramewrightTypography

extension Benchmark {
    /// Labels, a paragraph and a rank list: new texts in open fonts, cached texts, and a first image without any
    /// cache.
    static let text = [labelsNew, labelsKnown, paragraphNew, ranksNew, ranksKnown, ranksFirst]

    private static let labelsNew = texts("labels-new", "300 labels never asked for before") { typesetter in
        var serial = 0
        return {
            serial += 1
            return try (0..<300).reduce(0) { try $0 + glyphs(in: "Label \($1) of \(serial)", typesetter) }
        }
    }

    private static let labelsKnown = texts("labels-known", "the same 300 labels each time") { typesetter in
        { try (0..<300).reduce(0) { try $0 + glyphs(in: "Label \($1) of 1", typesetter) } }
    }

    private static let paragraphNew = texts(
        "paragraph-new", "a paragraph of 300 words never asked for before, 300 points wide"
    ) { typesetter in
        let words = (0..<300).map { ["layout", "of", "a", "paragraph", "that", "wraps"][$0 % 6] }.joined(separator: " ")
        var serial = 1000
        return {
            serial += 1
            return try glyphs(in: "\(words) \(serial)", typesetter, width: 300)
        }
    }

    private static let ranksNew = texts(
        "ranks-new", "100 rows of a rank list with Chinese names, 2048x2732 pixels, every name new"
    ) { _ in
        var list = try RankList()
        var serial = 1000
        return {
            serial += 1
            return try list.paint(serial: serial)
        }
    }

    private static let ranksKnown = texts(
        "ranks-known", "the same rank list each time, laid out and painted"
    ) { _ in
        var list = try RankList()
        return { try list.paint(serial: 1000) }
    }

    private static let ranksFirst = Benchmark(
        name: "text/ranks-first", summary: "the rank list with fonts to open and no glyph known"
    ) {
        {
            var list = try RankList()
            return Outcome(items: try list.paint(serial: 1000))
        }
    }

    /// Returns a benchmark whose work returns the number of glyphs.
    private static func texts(
        _ name: String, _ summary: String,
        prepare: @escaping @MainActor (Typesetter) throws -> @MainActor () throws -> Int
    ) -> Benchmark {
        Benchmark(name: "text/\(name)", summary: summary) {
            let work = try prepare(Typesetter(fonts: FontLibrary()))
            return {
                _ = try work()
                return Outcome(items: 300)
            }
        }
    }

    private static func glyphs(in text: String, _ typesetter: Typesetter, width: Double? = nil) throws -> Int {
        let layout = try typesetter.layout(
            text, font: FontDescriptor(family: "Helvetica Neue", size: 17), proposedWidth: width, proposedHeight: nil)
        return layout.runs.reduce(0) { $0 + $1.glyphs.glyphs.count }
    }
}

/// Rank, name and score of 100 players, as `Tests/Peers/text.py` draws them.
private struct RankList {
    private let typesetter: Typesetter
    private var painter: Painter
    private var bitmap: Bitmap

    /// Creates the list with its own font library.
    init() throws {
        let fonts = FontLibrary()
        typesetter = Typesetter(fonts: fonts)
        painter = Painter(glyphs: fonts)
        bitmap = try painter.paint(
            DisplayList(size: Size(width: 2048, height: 2732)), scale: 1, background: .white)
    }

    /// Paints the list and returns the number of texts.
    mutating func paint(serial: Int) throws -> Int {
        var list = DisplayList(size: Size(width: 2048, height: 2732))
        for row in 0..<100 {
            let top = 20 + Double(row) * 27
            for (left, text) in [(40, "\(row + 1)"), (300, name(row, serial)), (1700, "\(99_999 - row * 37)")] {
                let layout = try typesetter.layout(
                    text, font: FontDescriptor(family: "Helvetica Neue", size: 20), proposedWidth: nil,
                    proposedHeight: nil)
                for run in layout.runs {
                    let glyphs = run.glyphs.offset(by: Point(x: Double(left), y: top))
                    list.items.append(DisplayList.Item(.glyphs(glyphs, run.paint), source: 0))
                }
            }
        }
        try painter.paint(list, scale: 1, background: .white, into: &bitmap)
        return 300
    }

    private func name(_ row: Int, _ serial: Int) -> String {
        switch row % 3 {
        case 0: "Player小明\(row) \(serial)"
        case 1: "王小\(row)号 \(serial)"
        default: "Kai \(row) \(serial)"
        }
    }
}

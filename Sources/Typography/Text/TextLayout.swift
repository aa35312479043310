public import FramewrightDrawing

/// Text in its final place: what measuring answers and what drawing needs.
public struct TextLayout: Hashable, Sendable {
    /// As wide as the longest line and as high as all lines; never wider than the proposal.
    public var size: Size
    /// From the top; at least one, as an empty text is one line high.
    public var lines: [Line]
    /// What to draw, line by line, from left to right. Origins are relative to the text's top left.
    public var runs: [Run]
    /// Underlines and strikethroughs, to be drawn after the runs.
    public var decorations: [Decoration]
    /// True when an ellipsis stands for the rest.
    public var isTruncated: Bool
    /// True when even one letter is wider than the proposal, or one line higher: ink reaches beyond `size`, or beyond the
    /// proposed height.
    public var isClipped: Bool
    /// What the font size was multiplied by, in `minimumScaleFactor`...1.
    public var scale: Double
    /// The grapheme clusters that no font has, drawn as boxes: each once a paragraph, in order, the cut part included.
    public var missing: [String]
    /// The fonts of the runs, each once, in order.
    public var fonts: [FontID]

    /// One line as it is shown.
    public struct Line: Hashable, Sendable {
        /// What it shows, in the order of reading, an ellipsis included.
        public var text: String
        /// Relative to the text's top left.
        public var frame: Rect
        /// From the text's top.
        public var baseline: Double
        public var metrics: TextMetrics
        /// True if the line ends inside a word or number, which goes on in the next line because it did not fit. UAX #14 says what
        /// stays together; scripts that may break between any two letters have no such words.
        public var breaksWord = false
    }

    /// Glyphs of one look.
    public struct Run: Hashable, Sendable {
        public var glyphs: GlyphRun
        public var paint: Paint
        /// Which run of the attributed text it came from; an ellipsis belongs to the text beside it.
        public var source: Int
    }

    /// A rule drawn with text, its upper and lower edge on whole pixels.
    public struct Decoration: Hashable, Sendable {
        /// All of it, gaps included.
        public var rect: Rect
        public var paint: Paint
        public var pattern = TextLineStyle.Pattern.solid

        /// Beyond so many dashes a rule is drawn solid: nobody sees them, and memory stays bounded.
        static let maximumDashes = 10_000.0

        /// Its dashes from the left, each of them seen; the rule itself where it is solid.
        public var dashes: [Rect] {
            let lengths = pattern.lengths.map { $0 * rect.height }
            let period = lengths.reduce(0, +)
            guard period > 0, rect.width / period * Double(lengths.count) <= Self.maximumDashes else { return [rect] }
            var dashes: [Rect] = []
            var (x, turn) = (rect.minX, 0)
            while x < rect.maxX {
                let end = min(x + lengths[turn % lengths.count], rect.maxX)
                if turn.isMultiple(of: 2) {
                    dashes.append(Rect(x: x, y: rect.minY, width: end - x, height: rect.height))
                }
                (x, turn) = (end, turn + 1)
            }
            return dashes
        }
    }

    /// From the top to the first line's baseline, in points.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top to the last line's baseline, in points.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
    public var lineCount: Int { lines.count }
    /// The glyphs of all runs.
    public var glyphRuns: [GlyphRun] { runs.map(\.glyphs) }
}

/// How high a line's fonts are, in points as the fonts say it: not rounded to pixels, unlike a line's frame.
public struct TextMetrics: Hashable, Sendable {
    /// From the baseline up, of the highest font.
    public var ascent: Double
    /// From the baseline down, of the deepest font.
    public var descent: Double
    /// How high capitals are in the line's first font.
    public var capHeight: Double
    /// From this baseline to the next line's inside one text, as the text style wishes it; 0 without a wish.
    public var leading: Double

    public init(ascent: Double, descent: Double, capHeight: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
    }

    public var lineHeight: Double { ascent + descent }
}

extension TextLayout {
    /// Roughly the bytes it takes, for the cache.
    var weight: Int {
        runs.reduce(512 + lines.count * 160) {
            $0 + 192 + $1.glyphs.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride + $1.glyphs.text.utf8.count * 2
        }
    }
}

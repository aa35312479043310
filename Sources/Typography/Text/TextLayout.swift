public import FramewrightDrawing

/// The result of text layout, for measuring and drawing.
public struct TextLayout: Hashable, Sendable {
    /// The size in points: the width of the longest line, at most the proposed width, and the height of all lines.
    public var size: Size
    /// The lines from top to bottom. An empty text has one line.
    public var lines: [Line]
    /// The glyph runs to draw, line by line from left to right. Origins are relative to the text's top left.
    public var runs: [Run]
    /// The underlines and strikethroughs, to be drawn after the runs.
    public var decorations: [Decoration]
    /// The areas behind the runs, to be drawn first.
    public var backgrounds: [Background] = []
    /// True if an ellipsis replaces a part of the text.
    public var isTruncated: Bool
    /// True if a single character is wider than the proposal or a single line is higher, so that ink extends beyond
    /// `size` or the proposed height.
    public var isClipped: Bool
    /// The factor applied to the font size, `minimumScaleFactor`...1.
    public var scale: Double
    /// The grapheme clusters that no font has, drawn as boxes: each once per paragraph, in order, including those of
    /// the truncated part.
    public var missing: [String]
    /// The fonts of the runs, in order and without duplicates.
    public var fonts: [FontID]

    /// Creates a layout, for a `TextMeasurer` of your own. Views need `size` and `lines`; without `runs` nothing is
    /// drawn.
    public init(
        size: Size, lines: [Line], runs: [Run] = [], decorations: [Decoration] = [], isTruncated: Bool = false,
        isClipped: Bool = false, scale: Double = 1, missing: [String] = [], fonts: [FontID] = []
    ) {
        (self.size, self.lines, self.runs, self.decorations) = (size, lines, runs, decorations)
        (self.isTruncated, self.isClipped, self.scale) = (isTruncated, isClipped, scale)
        (self.missing, self.fonts) = (missing, fonts)
    }

    /// A line of the laid-out text.
    public struct Line: Hashable, Sendable {
        /// The visible text in reading order, including an ellipsis.
        public var text: String
        /// The frame in points, relative to the text's top left.
        public var frame: Rect
        /// The distance of the baseline from the text's top, in points.
        public var baseline: Double
        /// The metrics of the line's fonts.
        public var metrics: TextMetrics
        /// True if a word or number is broken at the line's end because it did not fit. Words are defined by UAX #14;
        /// scripts that may break between any two letters have none.
        public var breaksWord: Bool

        /// Creates a line.
        public init(text: String, frame: Rect, baseline: Double, metrics: TextMetrics, breaksWord: Bool = false) {
            (self.text, self.frame, self.baseline) = (text, frame, baseline)
            (self.metrics, self.breaksWord) = (metrics, breaksWord)
        }
    }

    /// Glyphs with uniform attributes.
    public struct Run: Hashable, Sendable {
        /// The glyphs.
        public var glyphs: GlyphRun
        /// The paint of the glyphs.
        public var paint: Paint
        /// The index of the attributed text's run. An ellipsis belongs to the adjacent text.
        public var source: Int

        /// Creates a run.
        public init(glyphs: GlyphRun, paint: Paint, source: Int) {
            (self.glyphs, self.paint, self.source) = (glyphs, paint, source)
        }
    }

    /// An area behind text in a colour.
    public struct Background: Hashable, Sendable {
        /// The area in points: the height of the line, and the width of the text.
        public var rect: Rect
        /// The paint of the area.
        public var paint: Paint

        /// Creates an area.
        public init(rect: Rect, paint: Paint) {
            self.rect = rect
            self.paint = paint
        }
    }

    /// An underline or strikethrough, with its upper and lower edges on whole pixels.
    public struct Decoration: Hashable, Sendable {
        /// The bounds of the line including gaps, in points.
        public var rect: Rect
        /// The paint of the line.
        public var paint: Paint
        /// The dash pattern of the line.
        public var pattern: TextLineStyle.Pattern

        /// Creates an underline or strikethrough.
        public init(rect: Rect, paint: Paint, pattern: TextLineStyle.Pattern = .solid) {
            (self.rect, self.paint, self.pattern) = (rect, paint, pattern)
        }

        /// The number of dashes above which a line is drawn solid, because they are invisible and memory must stay
        /// bounded.
        static let maximumDashes = 10_000.0

        /// The visible dashes from left to right; for a solid line its bounds.
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

    /// The distance from the top to the first baseline, in points.
    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The distance from the top to the last baseline, in points.
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
    /// The number of lines.
    public var lineCount: Int { lines.count }
    /// The glyphs of all runs.
    public var glyphRuns: [GlyphRun] { runs.map(\.glyphs) }
}

/// The vertical metrics of a line's fonts in points, not rounded to pixels, unlike the line's frame.
public struct TextMetrics: Hashable, Sendable {
    /// The largest ascent of the line's fonts above the baseline.
    public var ascent: Double
    /// The largest descent of the line's fonts below the baseline.
    public var descent: Double
    /// The cap height of the line's first font.
    public var capHeight: Double
    /// The distance of baselines that the text style specifies, or 0 if it specifies none.
    public var leading: Double

    /// Creates metrics.
    public init(ascent: Double, descent: Double, capHeight: Double, leading: Double) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
    }

    /// The sum of ascent and descent.
    public var lineHeight: Double { ascent + descent }
}

extension TextLayout {
    /// The approximate memory use in bytes, for the cache.
    var weight: Int {
        runs.reduce(512 + lines.count * 160) {
            $0 + 192 + $1.glyphs.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride + $1.glyphs.text.utf8.count * 2
        }
    }
}

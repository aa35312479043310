public import FramewrightDrawing

/// Text in its final place: what measuring answers and what drawing needs.
public struct TextLayout: Hashable, Sendable {
    /// As wide as the longest line and as high as all lines; never wider than the proposal.
    public var size: Size
    /// From the top to the first line's baseline, in points.
    public var firstBaseline: Double
    /// From the top to the last line's baseline, in points.
    public var lastBaseline: Double
    /// Origins are relative to the text's top left. Empty for a font size of 0.
    public var runs: [GlyphRun]
    /// At least 1: an empty text is one line high.
    public var lineCount: Int
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
}

extension TextLayout {
    /// Roughly the bytes it takes, for the cache.
    var weight: Int {
        runs.reduce(512) { $0 + 128 + $1.glyphs.count * MemoryLayout<GlyphRun.Glyph>.stride + $1.text.utf8.count }
    }
}

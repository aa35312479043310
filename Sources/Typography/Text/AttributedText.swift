public import FramewrightDrawing

/// Text in runs with their own font, paint and lines: the input of a measurer.
public struct AttributedText: Hashable, Sendable {
    /// A run of text with uniform attributes.
    public struct Run: Hashable, Sendable {
        /// The text of the run.
        public var text: String
        /// The attributes of the run.
        public var attributes: TextAttributes

        /// Creates a run.
        public init(_ text: String, _ attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The runs in reading order. An empty run affects only the height of a line without text.
    public var runs: [Run]

    /// Creates a text of runs.
    public init(runs: [Run]) { self.runs = runs }

    /// Compares run by run in place, because caches compare texts that are nearly always equal, and copies are
    /// slower.
    public static func == (one: AttributedText, other: AttributedText) -> Bool {
        guard one.runs.count == other.runs.count else { return false }
        for index in one.runs.indices {
            guard one.runs[index].text == other.runs[index].text,
                one.runs[index].attributes == other.runs[index].attributes
            else { return false }
        }
        return true
    }

    /// Creates a text in one font.
    public init(_ text: String, font: FontDescriptor, paint: Paint = Paint(.black)) {
        runs = [Run(text, TextAttributes(font: font, paint: paint))]
    }

    /// The text of all runs.
    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// The attributes of a run of text.
public struct TextAttributes: Hashable, Sendable {
    /// The font.
    public var font: FontDescriptor
    /// The paint of the glyphs.
    public var paint: Paint
    /// The space added after every character, also at the end of a line, in points (as in Apple's documentation of
    /// `kerning`). Ligatures are kept.
    public var kerning: Double
    /// The space added between characters, in points; ligatures are disabled. At the end of a line it counts as white
    /// space, which does not affect the width. Kerning is ignored unless the tracking is 0.
    public var tracking: Double
    /// The distance by which the text is raised, in points.
    public var baselineOffset: Double
    /// The attributes that most runs do not have, on the heap, because runs are copied often; nil if all are nil.
    private var rareStorage: RareStorage?

    private final class RareStorage: Sendable {
        let attributes: RareAttributes

        init(_ attributes: RareAttributes) { self.attributes = attributes }
    }

    private struct RareAttributes: Hashable {
        var underline: TextLineStyle?
        var strikethrough: TextLineStyle?
        var background: Paint?
        var box: TextBox?
    }

    private var rareAttributes: RareAttributes {
        get { rareStorage?.attributes ?? RareAttributes() }
        set { rareStorage = newValue == RareAttributes() ? nil : RareStorage(newValue) }
    }

    /// The underline, or nil for none.
    public var underline: TextLineStyle? {
        get { rareStorage?.attributes.underline }
        set { rareAttributes.underline = newValue }
    }
    /// The strikethrough, or nil for none.
    public var strikethrough: TextLineStyle? {
        get { rareStorage?.attributes.strikethrough }
        set { rareAttributes.strikethrough = newValue }
    }
    /// The paint behind the text, or nil for none.
    public var background: Paint? {
        get { rareStorage?.attributes.background }
        set { rareAttributes.background = newValue }
    }
    /// The space that each character takes instead of its glyph, or nil for text. The caller draws into it.
    public var box: TextBox? {
        get { rareStorage?.attributes.box }
        set { rareAttributes.box = newValue }
    }

    /// Creates attributes.
    public init(
        font: FontDescriptor, paint: Paint = Paint(.black), kerning: Double = 0, tracking: Double = 0,
        baselineOffset: Double = 0, underline: TextLineStyle? = nil, strikethrough: TextLineStyle? = nil
    ) {
        self.font = font
        self.paint = paint
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        if underline != nil || strikethrough != nil {
            rareStorage = RareStorage(RareAttributes(underline: underline, strikethrough: strikethrough))
        }
    }
}

extension TextAttributes {
    /// Compares the rare attributes last, by value unless they share memory.
    @inline(__always)
    public static func == (one: TextAttributes, other: TextAttributes) -> Bool {
        one.font == other.font && one.paint == other.paint && one.kerning == other.kerning
            && one.tracking == other.tracking && one.baselineOffset == other.baselineOffset
            && (one.rareStorage === other.rareStorage || one.rareAttributes == other.rareAttributes)
    }

    /// Hashes all attributes by value.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(paint)
        hasher.combine(kerning)
        hasher.combine(tracking)
        hasher.combine(baselineOffset)
        hasher.combine(rareAttributes)
    }
}

/// The extent of something else than text in a line, such as an image, in points.
public struct TextBox: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height above the baseline.
    public var ascent: Double
    /// The height below the baseline.
    public var descent: Double

    /// Creates an extent.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

/// The style of an underline or strikethrough. The line is not interrupted at descenders.
public struct TextLineStyle: Hashable, Sendable {
    /// The pattern of dashes.
    public var pattern: Pattern
    /// The paint, or nil for that of the text.
    public var paint: Paint?

    /// Creates a line style.
    public init(pattern: Pattern = .solid, paint: Paint? = nil) {
        self.pattern = pattern
        self.paint = paint
    }

    /// The dash pattern of a line. A dash is three times as long as the line is thick, a dot once. Gaps are twice the
    /// thickness, between dots alone once.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        /// A line without gaps.
        case solid
        /// Dots.
        case dot
        /// Dashes.
        case dash
        /// Dashes and dots in turn.
        case dashDot
        /// A dash and two dots in turn.
        case dashDotDot

        /// The lengths of dashes and gaps in turn, in multiples of the line's thickness; empty for a solid line.
        var lengths: [Double] {
            switch self {
            case .solid: []
            case .dot: [1, 1]
            case .dash: [3, 2]
            case .dashDot: [3, 2, 1, 2]
            case .dashDotDot: [3, 2, 1, 2, 1, 2]
            }
        }
    }
}

/// The direction of a text or a screen.
public enum WritingDirection: Hashable, Sendable, CaseIterable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft

    /// Creates the direction of a text's first strong character, ignoring isolates (UAX #9, P2 and P3). Returns nil
    /// if there is none.
    public init?(of text: String) {
        let classes = text.unicodeScalars.map { BidiClass($0) }
        guard let level = BidiIsolates(classes).firstStrongLevel(in: classes, from: 0, to: classes.count) else {
            return nil
        }
        self = level == 0 ? .leftToRight : .rightToLeft
    }
}

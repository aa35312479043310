public import FramewrightDrawing

/// Text in stretches that each have their own font, paint and lines: what a measurer measures.
public struct AttributedText: Hashable, Sendable {
    /// A stretch of text that looks the same all along.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var attributes: TextAttributes

        public init(_ text: String, _ attributes: TextAttributes) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// In the order of reading; empty ones count for the height of a line without text only.
    public var runs: [Run]

    public init(runs: [Run]) { self.runs = runs }

    /// Run by run in place: caches compare texts that are nearly always equal, and copies would take longer.
    public static func == (one: AttributedText, other: AttributedText) -> Bool {
        guard one.runs.count == other.runs.count else { return false }
        for index in one.runs.indices {
            guard one.runs[index].text == other.runs[index].text,
                one.runs[index].attributes == other.runs[index].attributes
            else { return false }
        }
        return true
    }

    /// Text in one font.
    public init(_ text: String, font: FontDescriptor, paint: Paint = Paint(.black)) {
        runs = [Run(text, TextAttributes(font: font, paint: paint))]
    }

    /// What it says.
    public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// How a stretch of text looks.
public struct TextAttributes: Hashable, Sendable {
    public var font: FontDescriptor
    public var paint: Paint
    /// Points added after every character, the last of a line included (Apple's documentation of `kerning`); ligatures stay.
    public var kerning: Double
    /// Points added between characters; ligatures are undone. Behind the last of a line it is as white space there: not counted.
    /// Kerning is ignored where it is not 0.
    public var tracking: Double
    /// Points the text is raised.
    public var baselineOffset: Double
    /// The line below; nil for none.
    public var underline: TextLineStyle?
    /// The line through the middle; nil for none.
    public var strikethrough: TextLineStyle?

    public init(
        font: FontDescriptor, paint: Paint = Paint(.black), kerning: Double = 0, tracking: Double = 0,
        baselineOffset: Double = 0, underline: TextLineStyle? = nil, strikethrough: TextLineStyle? = nil
    ) {
        self.font = font
        self.paint = paint
        self.kerning = kerning
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
    }
}

extension TextAttributes {
    /// Lines, which are large, are looked at last, and only where there are any.
    @inline(__always)
    public static func == (one: TextAttributes, other: TextAttributes) -> Bool {
        one.font == other.font && one.paint == other.paint && one.kerning == other.kerning
            && one.tracking == other.tracking && one.baselineOffset == other.baselineOffset
            && one.hasLines == other.hasLines
            && (!one.hasLines || (one.underline == other.underline && one.strikethrough == other.strikethrough))
    }

    @inline(__always)
    private var hasLines: Bool {
        if case .none = underline, case .none = strikethrough { false } else { true }
    }
}

/// A line drawn with text. It runs through, also where letters reach below it.
public struct TextLineStyle: Hashable, Sendable {
    public var pattern: Pattern
    /// Nil for the text's own.
    public var paint: Paint?

    public init(pattern: Pattern = .solid, paint: Paint? = nil) {
        self.pattern = pattern
        self.paint = paint
    }

    /// What a line is made of. A dash is three times as long as the line is thick, a dot as long as thick, and gaps are twice
    /// that, or as long as thick between dots alone.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid
        case dot
        case dash
        case dashDot
        case dashDotDot

        /// Dashes and gaps in turn, in thicknesses of the line; empty for a solid one.
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

/// Which way a text or a screen runs.
public enum WritingDirection: Hashable, Sendable, CaseIterable {
    case leftToRight
    case rightToLeft

    /// That of a text's first character with a direction, those in isolates left out (UAX #9, P2 and P3); nil without any.
    public init?(of text: String) {
        let classes = text.unicodeScalars.map { BidiClass($0) }
        guard let level = BidiIsolates(classes).firstStrongLevel(in: classes, from: 0, to: classes.count) else {
            return nil
        }
        self = level == 0 ? .leftToRight : .rightToLeft
    }
}

public import FramewrightDrawing

// The values of composite types (2025.10, 9): what belongs together. Lengths in points, times in seconds.
extension Token {
    /// A cubic Bézier curve between (0, 0) and (1, 1); both x run from 0 to 1.
    public struct Timing: Hashable, Sendable {
        public let x1: Double
        public let y1: Double
        public let x2: Double
        public let y2: Double

        /// The two control points.
        public init(x1: Double, y1: Double, x2: Double, y2: Double) {
            (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
        }
    }

    /// How a line is drawn.
    public enum StrokeStyle: Hashable, Sendable {
        /// CSS's line styles.
        public enum Word: String, CaseIterable, Hashable, Sendable {
            case solid, dashed, dotted, double, groove, ridge, outset, inset
        }

        /// SVG's line ends.
        public enum Cap: String, CaseIterable, Hashable, Sendable {
            case round, butt, square
        }

        case word(Word)
        /// Lengths of dashes and gaps in turn; an odd number of them is gone through twice.
        case dashes([Double], cap: Cap)
    }

    /// A line around something.
    public struct Border: Hashable, Sendable {
        public let color: Color
        public let width: Double
        public let style: StrokeStyle
    }

    /// How long a change takes and how it proceeds.
    public struct Transition: Hashable, Sendable {
        public let duration: Double
        public let delay: Double
        public let timing: Timing
    }

    /// What lies under something, or inside it.
    public struct Shadow: Hashable, Sendable {
        public let color: Color
        public let x: Double
        public let y: Double
        /// CSS's blur radius: twice the standard deviation.
        public let blur: Double
        public let spread: Double
        public let isInset: Bool
    }

    /// A colour at a place along a gradient, 0 to 1.
    public struct GradientStop: Hashable, Sendable {
        public let color: Color
        public let position: Double
    }

    /// How text is set; line height is a multiple of the font's size.
    public struct Typography: Hashable, Sendable {
        public let fontFamily: [String]
        public let fontSize: Double
        public let fontWeight: Double
        public let letterSpacing: Double
        public let lineHeight: Double
    }
}

extension Token.Timing: CustomStringConvertible {
    /// `(0.42, 0, 0.58, 1)`.
    public var description: String { "(\([x1, y1, x2, y2].map(shortest).joined(separator: ", ")))" }
}

extension Token.StrokeStyle: CustomStringConvertible {
    /// The word, or the dashes.
    public var description: String {
        switch self {
        case .word(let word): word.rawValue
        case .dashes(let lengths, let cap): "dashes \(lengths.map(shortest).joined(separator: " ")) \(cap.rawValue)"
        }
    }
}

extension Token.Border: CustomStringConvertible {
    /// `2px solid #112233`.
    public var description: String { "\(shortest(width))px \(style) \(color)" }
}

extension Token.Transition: CustomStringConvertible {
    /// `0.2s (0.42, 0, 0.58, 1) 0s`.
    public var description: String { "\(shortest(duration))s \(timing) \(shortest(delay))s" }
}

extension Token.Shadow: CustomStringConvertible {
    /// `0px 2px 4px 0px #00000080`, with `inset` before it where it is one.
    public var description: String {
        let lengths = [x, y, blur, spread].map { "\(shortest($0))px" }.joined(separator: " ")
        return "\(isInset ? "inset " : "")\(lengths) \(color)"
    }
}

extension Token.GradientStop: CustomStringConvertible {
    /// `#112233 0.5`.
    public var description: String { "\(color) \(shortest(position))" }
}

extension Token.Typography: CustomStringConvertible {
    /// `700 42px/1.2 Inter, Arial 0.1px`.
    public var description: String {
        let font = "\(shortest(fontWeight)) \(shortest(fontSize))px/\(shortest(lineHeight))"
        return "\(font) \(fontFamily.joined(separator: ", ")) \(shortest(letterSpacing))px"
    }
}

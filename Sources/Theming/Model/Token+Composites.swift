public import FramewrightDrawing

// The values of composite types (2025.10, 9). Lengths are in points, times in seconds.
extension Token {
    /// A cubic Bézier timing function from (0, 0) to (1, 1). The x coordinates are 0 to 1.
    public struct Timing: Hashable, Sendable {
        /// The x coordinate of the first control point.
        public let x1: Double
        /// The y coordinate of the first control point.
        public let y1: Double
        /// The x coordinate of the second control point.
        public let x2: Double
        /// The y coordinate of the second control point.
        public let y2: Double

        /// Creates a timing function from its two control points.
        public init(x1: Double, y1: Double, x2: Double, y2: Double) {
            (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
        }
    }

    /// The style of a line.
    public enum StrokeStyle: Hashable, Sendable {
        /// The line styles of CSS.
        public enum Word: String, CaseIterable, Hashable, Sendable {
            case solid, dashed, dotted, double, groove, ridge, outset, inset
        }

        /// The line caps of SVG.
        public enum Cap: String, CaseIterable, Hashable, Sendable {
            case round, butt, square
        }

        case word(Word)
        /// The lengths of dashes and gaps in turn. An odd number of them is repeated twice.
        case dashes([Double], cap: Cap)
    }

    /// A border line.
    public struct Border: Hashable, Sendable {
        /// The colour of the line.
        public let color: SRGBColor
        /// The width of the line, in points.
        public let width: Double
        /// The style of the line.
        public let style: StrokeStyle
    }

    /// The timing of an animated change.
    public struct Transition: Hashable, Sendable {
        /// The duration, in seconds.
        public let duration: Double
        /// The delay, in seconds.
        public let delay: Double
        /// The timing function.
        public let timing: Timing
    }

    /// A drop shadow or inner shadow.
    public struct Shadow: Hashable, Sendable {
        /// The colour of the shadow.
        public let color: SRGBColor
        /// The horizontal offset, in points.
        public let x: Double
        /// The vertical offset, in points.
        public let y: Double
        /// The blur radius as in CSS, in points: twice the standard deviation.
        public let blur: Double
        /// The distance by which the shadow's shape grows, in points.
        public let spread: Double
        /// True for an inner shadow.
        public let isInset: Bool
    }

    /// A colour stop of a gradient.
    public struct GradientStop: Hashable, Sendable {
        /// The colour of the stop.
        public let color: SRGBColor
        /// The position along the gradient, 0 to 1.
        public let position: Double
    }

    /// A text style.
    public struct Typography: Hashable, Sendable {
        /// The font families, in order of preference.
        public let fontFamily: [String]
        /// The font size, in points.
        public let fontSize: Double
        /// The font weight, 1 to 1000.
        public let fontWeight: Double
        /// The letter spacing, in points.
        public let letterSpacing: Double
        /// The line height, as a multiple of the font size.
        public let lineHeight: Double
    }
}

extension Token.Timing: CustomStringConvertible {
    /// The coordinates of the control points: `(0.42, 0, 0.58, 1)`.
    public var description: String { "(\([x1, y1, x2, y2].map(shortest).joined(separator: ", ")))" }
}

extension Token.StrokeStyle: CustomStringConvertible {
    /// The name of the line style, or the dash lengths with the line cap.
    public var description: String {
        switch self {
        case .word(let word): word.rawValue
        case .dashes(let lengths, let cap): "dashes \(lengths.map(shortest).joined(separator: " ")) \(cap.rawValue)"
        }
    }
}

extension Token.Border: CustomStringConvertible {
    /// The border as in CSS: `2px solid #112233`.
    public var description: String { "\(shortest(width))px \(style) \(color)" }
}

extension Token.Transition: CustomStringConvertible {
    /// The transition as in CSS: `0.2s (0.42, 0, 0.58, 1) 0s`.
    public var description: String { "\(shortest(duration))s \(timing) \(shortest(delay))s" }
}

extension Token.Shadow: CustomStringConvertible {
    /// The shadow as in CSS: `0px 2px 4px 0px #00000080`, preceded by `inset` for an inner shadow.
    public var description: String {
        let lengths = [x, y, blur, spread].map { "\(shortest($0))px" }.joined(separator: " ")
        return "\(isInset ? "inset " : "")\(lengths) \(color)"
    }
}

extension Token.GradientStop: CustomStringConvertible {
    /// The stop as in CSS: `#112233 0.5`.
    public var description: String { "\(color) \(shortest(position))" }
}

extension Token.Typography: CustomStringConvertible {
    /// The style as in CSS: `700 42px/1.2 Inter, Arial 0.1px`.
    public var description: String {
        let font = "\(shortest(fontWeight)) \(shortest(fontSize))px/\(shortest(lineHeight))"
        return "\(font) \(fontFamily.joined(separator: ", ")) \(shortest(letterSpacing))px"
    }
}

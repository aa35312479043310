public import FramewrightDrawing

/// The styles that are synthesized because a face lacks them.
public struct FontSynthesis: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold: outlines are enlarged by `emboldening` on all sides. Advances stay unchanged.
    public static let bold = FontSynthesis(rawValue: 1)
    /// Oblique: upright outlines are skewed by `slant`.
    public static let oblique = FontSynthesis(rawValue: 2)

    /// The horizontal skew per unit of height: 14 degrees, the default oblique angle of CSS and WebKit.
    static let slant = 0.25
    /// The enlargement on each side, in ems: stems become thicker by 1/24 em.
    static let emboldening = 1.0 / 48
}

extension FontSynthesis: CustomStringConvertible {
    /// The names of the styles, bold first.
    public var description: String { names.joined(separator: ", ") }

    var names: [String] { (contains(.bold) ? ["bold"] : []) + (contains(.oblique) ? ["oblique"] : []) }
}

extension FontID {
    /// The synthesized styles, which the end of the name lists, as in `NotoSansCJKjp-Regular+oblique`.
    public var synthesis: FontSynthesis { FontInstance.parts(of: name).synthesis }
}

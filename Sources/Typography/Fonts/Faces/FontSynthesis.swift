public import FramewrightDrawing

/// What is made up for want of a face.
public struct FontSynthesis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Outlines grown by `emboldening` on all sides; advances stay, so that nothing moves.
    public static let bold = FontSynthesis(rawValue: 1)
    /// Upright outlines skewed by `slant`.
    public static let oblique = FontSynthesis(rawValue: 2)

    /// To the right by a quarter of the height: 14 degrees, what CSS and WebKit take for an oblique angle.
    static let slant = 0.25
    /// In ems, on each side of a stem: stems grow by a 24th of an em.
    static let emboldening = 1.0 / 48
}

extension FontSynthesis: CustomStringConvertible {
    /// The words for it, bold first.
    public var description: String { names.joined(separator: ", ") }

    var names: [String] { (contains(.bold) ? ["bold"] : []) + (contains(.oblique) ? ["oblique"] : []) }
}

extension FontID {
    /// What of the face is made up: it is the end of its name, as in `NotoSansCJKjp-Regular+oblique`.
    public var synthesis: FontSynthesis { FontInstance.parts(of: name).synthesis }
}

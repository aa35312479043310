import FramewrightDrawing

/// A value on an axis of a variable font. Faces without the axis ignore it.
public struct FontVariation: Hashable, Sendable {
    /// The tag of the axis.
    public let axis: OpenTypeTag
    /// The value in units of the axis. It is clamped to the face's range and rounded to quarters of a unit.
    public let value: Double

    /// Creates a value. If it is not finite, 0 is used.
    public init(_ axis: OpenTypeTag, _ value: Double) {
        self.axis = axis
        self.value = value.isFinite ? value : 0
    }
}

extension FontVariation: CustomStringConvertible {
    /// The value as in PostScript names of instances (Adobe Technical Note 5902): `650wght`.
    public var description: String { "\(shortest(value))\(axis)" }
}

extension FontVariation {
    /// Parses a description.
    init?(description text: some StringProtocol) {
        let digits = text.prefix { "-.0123456789".contains($0) }
        guard let value = Double(digits), let axis = OpenTypeTag(text[digits.endIndex...]) else { return nil }
        self.init(axis, value)
    }
}

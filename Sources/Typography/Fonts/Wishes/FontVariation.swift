import FramewrightDrawing

/// A place on one axis of a variable font. Faces without the axis ignore it.
public struct FontVariation: Hashable, Sendable {
    public let axis: OpenTypeTag
    /// In the axis' own units; held to what the face offers and to quarters of a unit.
    public let value: Double

    /// A value that is no number counts as 0.
    public init(_ axis: OpenTypeTag, _ value: Double) {
        self.axis = axis
        self.value = value.isFinite ? value : 0
    }
}

extension FontVariation: CustomStringConvertible {
    /// As PostScript names of instances have it (Adobe Technical Note 5902): `650wght`.
    public var description: String { "\(shortest(value))\(axis)" }
}

extension FontVariation {
    /// Reads a description back.
    init?(description text: some StringProtocol) {
        let digits = text.prefix { "-.0123456789".contains($0) }
        guard let value = Double(digits), let axis = OpenTypeTag(text[digits.endIndex...]) else { return nil }
        self.init(axis, value)
    }
}

/// A wish for a font: what a screen writes, not yet which file it is.
public struct FontDescriptor: Hashable, Sendable {
    /// One of `FontTable.families`, in any case: "system", "Helvetica Neue", "Helvetica", "Arial".
    public var family: String
    /// Points per em, 0 to `largestSize`; at 0 nothing is drawn.
    public var size: Double
    /// Families with fewer weights take the nearest they have.
    public var weight: FontWeight
    /// Slanted; ideographs stay upright, as no CJK font is slanted.
    public var isItalic: Bool
    /// The variant of the system family; other families have none and ignore it.
    public var design: FontDesign
    /// Digits of one width, where the font has them.
    public var hasMonospacedDigits: Bool
    /// Points from baseline to baseline inside one text, as a text style asks for; nil, or less than the line's own height,
    /// for that height.
    public var leading: Double?

    /// The largest size a typesetter takes: beyond it a single letter is wider than any bitmap.
    public static let largestSize = 10_000.0

    /// Unchecked: a typesetter refuses an unknown family or an impossible size.
    public init(
        family: String = "system", size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        design: FontDesign = .default, hasMonospacedDigits: Bool = false, leading: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.hasMonospacedDigits = hasMonospacedDigits
        self.leading = leading
    }
}

/// A variant of the system family.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
    case `default`
    case monospaced
    case serif
    /// No Debian package has a typeface like it; asking for it is an error.
    case rounded
}

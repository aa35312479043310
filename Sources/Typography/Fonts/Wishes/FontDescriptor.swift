/// A wish for a font: what a screen writes, not yet which file it is.
public struct FontDescriptor: Hashable, Sendable {
    /// One of `FontTable.families` or of the library's own, in any case: "system", "Helvetica Neue", "Helvetica", "Arial".
    public var family: String
    /// Points per em, 0 to `largestSize`; at 0 nothing is drawn.
    public var size: Double
    /// Families with fewer weights take the nearest they have.
    public var weight: FontWeight
    /// Slanted; faces that are not, such as those of ideographs, are skewed (`FontSynthesis.oblique`).
    public var isItalic: Bool
    /// The variant of the system family; other families have none and ignore it.
    public var design: FontDesign
    /// Only families of variable fonts, or with faces of several widths, have more than one.
    public var width: FontWidth
    /// Digits of one width, where the font has them.
    public var hasMonospacedDigits: Bool
    /// Switched on or off in every face the text is set in, in this order; where one contradicts another, the later wins.
    public var features: [FontFeature]
    /// Places on the axes of the first face, where it is variable; they win over weight, width, slant and size.
    public var variations: [FontVariation]
    /// Points from baseline to baseline inside one text, as a text style asks for; nil, or less than the line's own height,
    /// for that height.
    public var leading: Double?

    /// The largest size a typesetter takes: beyond it a single letter is wider than any bitmap.
    public static let largestSize = 10_000.0

    /// Unchecked: a typesetter refuses an unknown family or an impossible size.
    public init(
        family: String = "system", size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        design: FontDesign = .default, width: FontWidth = .standard, hasMonospacedDigits: Bool = false,
        features: [FontFeature] = [], variations: [FontVariation] = [], leading: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.width = width
        self.hasMonospacedDigits = hasMonospacedDigits
        self.features = features
        self.variations = variations
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

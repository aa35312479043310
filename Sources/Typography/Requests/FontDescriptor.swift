/// A requested font, independent of the file that provides it.
public struct FontDescriptor: Hashable, Sendable {
    /// The family, one of `FontTable.families` or the library's own, compared case-insensitively: "system",
    /// "Helvetica Neue", "Helvetica", "Arial".
    public var family: String
    /// The font size in points per em, 0 to `largestSize`. At 0 nothing is drawn.
    public var size: Double
    /// The weight. Families with fewer weights use the nearest one.
    public var weight: FontWeight
    /// True for italic. Faces without italics, such as those for ideographs, are skewed (`FontSynthesis.oblique`).
    public var isItalic: Bool
    /// The design of the system family. Other families ignore it.
    public var design: FontDesign
    /// The width. Only variable fonts and families with faces of several widths have more than one.
    public var width: FontWidth
    /// True to use digits of equal width, if the font has them.
    public var hasMonospacedDigits: Bool
    /// The OpenType features, applied to every face in this order. Of contradicting features the later takes
    /// precedence.
    public var features: [FontFeature]
    /// The values on the axes of the first face, if it is variable. They take precedence over weight, width, slant
    /// and size.
    public var variations: [FontVariation]
    /// The distance of baselines within a text, in points, as specified by a text style. If nil or less than the
    /// line's natural height, that height is used.
    public var leading: Double?

    /// The maximum font size in points. Beyond it, a single letter is wider than the largest bitmap.
    public static let largestSize = 10_000.0

    /// Creates a descriptor without checking it. Typesetters report unknown families and invalid sizes.
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

/// A design of the system family.
public enum FontDesign: String, Hashable, Sendable, CaseIterable {
    /// The standard sans-serif design.
    case `default`
    /// The design with a fixed advance width.
    case monospaced
    /// The serif design.
    case serif
    /// The rounded design. No Debian package has such a typeface, so requesting it is an error.
    case rounded
}

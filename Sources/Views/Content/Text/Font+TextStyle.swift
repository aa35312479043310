import FramewrightTypography

extension Font {
    /// The purpose of a text. Its size follows `EnvironmentValues.dynamicTypeSize`.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        case largeTitle
        case title
        case title2
        case title3
        /// Body size, semibold.
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
    }

    /// The font of large titles.
    public static let largeTitle = Font.system(.largeTitle)
    /// The font of first-level headings.
    public static let title = Font.system(.title)
    /// The font of second-level headings.
    public static let title2 = Font.system(.title2)
    /// The font of third-level headings.
    public static let title3 = Font.system(.title3)
    /// The font of headings in body size.
    public static let headline = Font.system(.headline)
    /// The font of subheadings.
    public static let subheadline = Font.system(.subheadline)
    /// The font of body text.
    public static let body = Font.system(.body)
    /// The font of callouts.
    public static let callout = Font.system(.callout)
    /// The font of footnotes.
    public static let footnote = Font.system(.footnote)
    /// The font of captions.
    public static let caption = Font.system(.caption)
    /// The font of secondary captions.
    public static let caption2 = Font.system(.caption2)
}

extension Font.TextStyle {
    /// A font size and the distance of baselines, in points.
    struct Measure: Hashable {
        let size: Double
        let leading: Double
    }

    func measure(at size: DynamicTypeSize) -> Measure {
        Self.table[self]?[size.rawValue] ?? Measure(size: 17, leading: 22)
    }

    /// Returns the ratio to the size at `large`.
    func growth(at size: DynamicTypeSize) -> Double { measure(at: size).size / measure(at: .large).size }

    var weight: FontWeight { self == .headline ? .semibold : .regular }

    /// Size and leading from xSmall to accessibility5, as in Apple's Human Interface Guidelines, Typography, "iOS,
    /// iPadOS Dynamic Type sizes" and "larger accessibility type sizes".
    private static let table: [Font.TextStyle: [Measure]] = [
        .largeTitle: rows("31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        .title: rows("25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        .title2: rows("19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        .title3: rows("17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        .headline: rows("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        .body: rows("14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        .callout: rows("13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        .subheadline: rows("12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        .footnote: rows("12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        .caption: rows("11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        .caption2: rows("11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ]

    private static func rows(_ text: String) -> [Measure] {
        text.split(separator: " ").map { row in
            let numbers = row.split(separator: "/").compactMap { Double($0) }
            return Measure(size: numbers[0], leading: numbers[1])
        }
    }
}

/// The East_Asian_Width of a character (UAX #11), reduced to what line breaking needs.
enum EastAsianWidth: String, Sendable, CaseIterable {
    /// Fullwidth, wide or halfwidth, which rules LB19a and LB30 of UAX #14 treat alike.
    case wide = "WI"
    case other = "NA"

    private static let table = CodePointMap<EastAsianWidth>(UnicodeTable.eastAsianWidthRuns)

    init(_ scalar: Unicode.Scalar) { self = Self.table[scalar] }
}

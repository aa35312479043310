/// Whether a character takes a whole square among ideographs: East_Asian_Width (UAX #11).
enum EastAsianWidth: String, Sendable, CaseIterable {
    /// Fullwidth, wide and halfwidth, which rules LB19a and LB30 of UAX #14 take together.
    case wide = "WI"
    case other = "NA"

    private static let table = CodePointMap<EastAsianWidth>(UnicodeTable.eastAsianWidthRuns)

    init(_ scalar: Unicode.Scalar) { self = Self.table[scalar] }
}

/// The filter types of a row (PNG specification, 9.2). Raw values are those of the file.
enum RowFilter: UInt8 {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4
}

/// The filter of a row, and the search for matches in it.
struct RowTreatment: Equatable {
    /// The kind of match search.
    enum Search {
        /// Runs, and exact repeats of shapes and text.
        case shapes
        /// Repeats in the rows above, shifted sideways: for smooth colours stored without a filter.
        case gradients
        /// Small, irregular differences.
        case residues
    }

    var filter: RowFilter
    var search: Search

    static let plain = RowTreatment(filter: .none, search: .shapes)
    static let gradient = RowTreatment(filter: .none, search: .gradients)
    static func predicted(_ filter: RowFilter) -> RowTreatment { RowTreatment(filter: filter, search: .residues) }
}

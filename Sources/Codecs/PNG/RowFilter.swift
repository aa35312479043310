/// What a row's samples are stored as (PNG specification, 9.2). Raw values are the filter types.
enum RowFilter: UInt8 {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4
}

/// How a row is stored, and how earlier bytes like its own are found.
struct RowTreatment: Equatable {
    /// What matches look like.
    enum Search {
        /// Runs, and what shapes and letters repeat exactly.
        case shapes
        /// Colours that come again in rows above, moved sideways: of smooth colours that are stored as they are.
        case gradients
        /// Small and irregular differences.
        case residues
    }

    var filter: RowFilter
    var search: Search

    static let plain = RowTreatment(filter: .none, search: .shapes)
    static let gradient = RowTreatment(filter: .none, search: .gradients)
    static func predicted(_ filter: RowFilter) -> RowTreatment { RowTreatment(filter: filter, search: .residues) }
}

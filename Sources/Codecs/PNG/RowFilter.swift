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
        /// Differences to the row above, most of them none or one.
        case runs
        /// Anything, at leisure.
        case chains
    }

    var filter: RowFilter
    var search: Search

    static let plain = RowTreatment(filter: .none, search: .shapes)
    static let gradient = RowTreatment(filter: .none, search: .gradients)
    /// Up leaves runs of shades; of a photograph it leaves what other filters do.
    static func predicted(_ filter: RowFilter, isAmongSlight: Bool = true) -> RowTreatment {
        RowTreatment(filter: filter, search: filter == .up && isAmongSlight ? .runs : .residues)
    }
}

/// How all rows of a small picture but the first are filtered in a try; then anything is searched for in them, at leisure.
enum FilterPlan {
    case always(RowFilter)
    /// Each row's is the one that leaves the least: the sum of its bytes as distances from 0 (PNG specification, 12.7), which is
    /// what libpng goes by.
    case leastDifferences

    static let thorough: [FilterPlan] = [.always(.none), .always(.up), .leastDifferences]
}

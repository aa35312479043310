/// What a row's samples are stored as (PNG specification, 9.2). Raw values are the filter types.
enum RowFilter: UInt8 {
    case none = 0
    case sub = 1
    case up = 2
    case average = 3
    case paeth = 4

    /// Differences are small and irregular where samples repeat.
    var isSmooth: Bool { self != .none }
}

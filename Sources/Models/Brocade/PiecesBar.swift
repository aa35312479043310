/// The bar of pieces or motifs below a brocade, with five per page.
public struct PiecesBar: Hashable, Sendable {
    /// The number of items per page.
    public static let itemsPerPage = 5

    /// The piece or motif numbers, from the left.
    public internal(set) var items: [Int] {
        didSet { page = min(page, pageCount - 1) }
    }
    /// The current page, counted from 0.
    public private(set) var page = 0

    init(items: [Int]) { self.items = items }

    /// The number of pages, at least one, which may be empty.
    public var pageCount: Int { max(1, (items.count + Self.itemsPerPage - 1) / Self.itemsPerPage) }

    /// The items on the current page, up to five.
    public var visibleItems: ArraySlice<Int> { items.dropFirst(page * Self.itemsPerPage).prefix(Self.itemsPerPage) }

    /// Shows a page. Numbers out of range select the first or the last page.
    public mutating func turn(page: Int) { self.page = min(max(page, 0), pageCount - 1) }

    /// Ends a scroll at the nearest page. `offset` is the number of items, with fractions, to the left of the visible
    /// area. NaN keeps the current page.
    public mutating func settle(atItem offset: Double) {
        guard !offset.isNaN else { return }
        let pages = min(max(offset / Double(Self.itemsPerPage), 0), Double(pageCount - 1))
        turn(page: Int(pages + 0.5))
    }
}

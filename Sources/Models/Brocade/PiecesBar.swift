/// The bar of pieces or motifs below a brocade: five a page.
public struct PiecesBar: Hashable, Sendable {
    /// How many are seen at once.
    public static let itemsPerPage = 5

    /// Piece or motif numbers from the left.
    public internal(set) var items: [Int] {
        didSet { page = min(page, pageCount - 1) }
    }
    /// The page in view, from 0.
    public private(set) var page = 0

    init(items: [Int]) { self.items = items }

    /// At least one, which may be empty.
    public var pageCount: Int { max(1, (items.count + Self.itemsPerPage - 1) / Self.itemsPerPage) }

    /// Those on the page in view, up to five.
    public var visibleItems: ArraySlice<Int> { items.dropFirst(page * Self.itemsPerPage).prefix(Self.itemsPerPage) }

    /// Shows a page; beyond the last it is the last, before the first the first.
    public mutating func show(page: Int) { self.page = min(max(page, 0), pageCount - 1) }

    /// Ends a scroll: the page nearest to where it was let go, `offset` being how many items (and fractions of one) lie to the
    /// left of the view. NaN stays on the page.
    public mutating func settle(atItem offset: Double) {
        guard !offset.isNaN else { return }
        let pages = min(max(offset / Double(Self.itemsPerPage), 0), Double(pageCount - 1))
        show(page: Int(pages + 0.5))
    }
}

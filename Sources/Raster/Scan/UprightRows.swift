/// Finds rows crossed only by vertical edges, which are all alike, so that one is scanned for all. Cards, buttons and
/// frames consist mostly of such rows, at any fraction of a pixel and with any kind of corners. Chosen by measurement,
/// see "Rows of vertical edges" in Performance.
extension [Edge] {
    /// The maximum number of vertical edges, enough for three nested frames; other shapes rarely gain.
    private static let maximumUprights = 8

    /// Shortens the edges so that only the first of all alike rows keeps its pieces. Returns those rows; none if
    /// `mayOverlap` is true and two vertical edges share a column.
    mutating func foldUprightRows(within rows: Range<Int>, mayOverlap: Bool) -> Range<Int> {
        let alike = uprightRows(within: rows)
        guard alike.count > 1, !(mayOverlap && hasUprightsInOneColumn) else { return 0..<0 }
        for index in indices.reversed() where self[index].isTallUpright { cut(index, leavingOut: alike) }
        return alike
    }

    private func uprightRows(within rows: Range<Int>) -> Range<Int> {
        var (top, bottom) = (rows.lowerBound << Subpixel.bits, rows.upperBound << Subpixel.bits)
        var count = 0
        for edge in self where edge.isTallUpright {
            (top, bottom) = (Swift.max(top, Int(edge.top)), Swift.min(bottom, Int(edge.bottom)))
            count += 1
        }
        guard (2...Self.maximumUprights).contains(count) else { return 0..<0 }
        let alike = (first: Subpixel.pixelAfter(top), end: bottom >> Subpixel.bits)
        guard alike.end - alike.first >= Edge.tall else { return 0..<0 }
        (top, bottom) = (alike.first << Subpixel.bits, alike.end << Subpixel.bits)
        for edge in self where !edge.isTallUpright {
            if Int(edge.top) < bottom, Int(edge.bottom) > top { return 0..<0 }
        }
        return alike.first..<alike.end
    }

    private var hasUprightsInOneColumn: Bool {
        let columns = lazy.filter(\.isTallUpright).map { $0.topX >> Int32(Subpixel.bits) }
        return columns.enumerated().contains { index, column in columns.prefix(index).contains(column) }
    }

    /// Removes from an edge the part in all `rows` but the first; keeps the order along the outline.
    private mutating func cut(_ index: Int, leavingOut rows: Range<Int>) {
        var (upper, lower) = (self[index], self[index])
        upper.bottom = Int32(truncatingIfNeeded: (rows.lowerBound + 1) << Subpixel.bits)
        lower.top = Int32(truncatingIfNeeded: rows.upperBound << Subpixel.bits)
        self[index] = upper
        if lower.top < lower.bottom { insert(lower, at: upper.winding > 0 ? index + 1 : index) }
    }
}

extension Edge {
    /// The minimum height in rows; shorter edges do not gain.
    fileprivate static let tall = 8

    fileprivate var isTallUpright: Bool { topX == bottomX && Int(bottom) - Int(top) >= Self.tall << Subpixel.bits }
}

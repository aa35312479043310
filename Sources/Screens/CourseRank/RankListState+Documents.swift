import FramewrightDocuments
import FramewrightModels

extension RankListState {
    /// Reads `{"entries": [{"name": ..., "score": ...}], "sort": {"column": ..., "order": ...}, "scrolledRows":
    /// ...}`, the last two optional.
    init(document node: DocumentNode) throws {
        var reader = try node.object()
        ranking = Ranking()
        for entry in try reader.array("entries", count: 0...1_000_000) { try ranking.submit(entry) }
        if var sort = try reader.optional("sort")?.object() {
            column = try Ranking.Column(sort.required("column").choice(SortColumn.self))
            order = try sort.optional("order")?.choice(SortOrder.self) == .descending ? .descending : .ascending
            try sort.finish()
        }
        scrolledRows = try reader.optional("scrolledRows")?.int(in: 0...Ranking.capacity) ?? 0
        try reader.finish()
    }

    /// Reads rows of name and score in one pass; the columns may be in any order.
    init(table: inout any TableReader) throws {
        ranking = Ranking()
        let columns = try table.columns(["name", "score"])
        while let row = try table.next() {
            let name = try row.string(at: columns[0])
            let score = try row.int(at: columns[1])
            do {
                try ranking.submit(name, score: score)
            } catch {
                throw row.error(at: error.isAboutScore ? columns[1] : columns[0], error.message, hint: "\(error.hint)")
            }
        }
    }
}

private enum SortColumn: String, CaseIterable {
    case rank, name, score
}

private enum SortOrder: String, CaseIterable {
    case ascending, descending
}

extension Ranking.Column {
    fileprivate init(_ column: SortColumn) {
        switch column {
        case .rank: self = .rank
        case .name: self = .name
        case .score: self = .score
        }
    }
}

extension Ranking {
    fileprivate mutating func submit(_ node: DocumentNode) throws {
        var reader = try node.object()
        let name = try reader.required("name")
        let score = try reader.required("score")
        try reader.finish()
        let (text, points) = (try name.string(), try score.int())
        do {
            try submit(text, score: points)
        } catch {
            let place = error.isAboutScore ? score : name
            throw place.error(.invalid, error.message, hint: "\(error.hint)")
        }
    }
}

extension ModelError {
    fileprivate var isAboutScore: Bool {
        if case .score = self { true } else { false }
    }
}

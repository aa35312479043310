import FramewrightLayoutEngine

/// What stands below each other in a section: its rows, and a separator above each but the first.
///
/// A separator is its row's: the two come, move and go together.
struct ListPart: Identifiable {
    /// Text, because a `ForEach` names its nodes by it. No two parts of a section have the same.
    let id: String
    /// Nil for a separator.
    let row: ViewNode?

    /// Rows are known by what their views are known by; of several of the same, the first is the first.
    static func parts(of rows: [ViewNode]) -> [ListPart] {
        var parts: [ListPart] = []
        var turns: [IdentityStep: Int] = [:]
        for row in rows {
            let name = "\(row.step.rowName).\(turns[row.step, default: 0])"
            turns[row.step, default: 0] += 1
            if !parts.isEmpty { parts.append(ListPart(id: "\(name).separator", row: nil)) }
            parts.append(ListPart(id: name, row: row))
        }
        return parts
    }
}

extension IdentityStep {
    /// A place and a key of the same number are two rows.
    fileprivate var rowName: String {
        switch self {
        case .index(let position): "at.\(position)"
        case .key(let key): "of.\(key)"
        }
    }
}

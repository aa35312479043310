import FramewrightDrawing
import FramewrightLayoutEngine

/// An item of a section's column: a row, or the separator above a row other than the first.
///
/// A separator belongs to its row: the two are inserted, moved and removed together.
struct ListPart: Identifiable {
    /// The identifier, unique in its section. A string, because a `ForEach` names its nodes by it.
    let id: String
    /// The row's node; nil for a separator.
    let row: ViewNode?
    /// The colour of a separator; nil for the list's.
    var tint: Paint?

    /// Returns the parts of a section. Rows are identified by their views; duplicates are matched in order.
    static func parts(of rows: [ViewNode]) -> [ListPart] {
        var parts: [ListPart] = []
        var turns: [IdentityStep: Int] = [:]
        var above: ListRowTraits?
        for row in rows {
            let name = "\(row.step.rowName).\(turns[row.step, default: 0])"
            turns[row.step, default: 0] += 1
            let below = row.payload.row ?? ListRowTraits()
            if !parts.isEmpty, isSeparated(above, below) {
                let tint = above?.bottomSeparator ?? below.topSeparator
                parts.append(ListPart(id: "\(name).separator", row: nil, tint: tint))
            }
            parts.append(ListPart(id: name, row: row))
            above = row.payload.row
        }
        return parts
    }

    private static func isSeparated(_ above: ListRowTraits?, _ below: ListRowTraits) -> Bool {
        above?.hiddenSeparators.contains(.bottom) != true && !below.hiddenSeparators.contains(.top)
    }
}

extension IdentityStep {
    /// A name that distinguishes a position from a key of the same number.
    fileprivate var rowName: String {
        switch self {
        case .index(let position): "at.\(position)"
        case .key(let key): "of.\(key)"
        }
    }
}

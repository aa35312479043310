import Framewright
import FramewrightModels

/// The board of the course app: sixteen cells that respond to taps, and the tiles over them.
struct CourseBoard: View {
    /// The board used for accessibility labels: the one before a swipe until its tiles have arrived.
    let board: Board2048
    /// The tiles at their current positions.
    let tiles: [BoardTile]
    /// Called with the row and column of a tapped cell.
    let remove: (Int, Int) -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        BoardLayout.course() {
            ForEach(0..<board.cells.count) { index in
                cell(index / board.dimension, index % board.dimension)
            }
        }
        .overlay { CourseTiles(tiles: tiles).allowsHitTesting(false) }
        .background(
            ThemeColor("color.course.board"),
            in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.board") ?? 0, style: .circular))
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        CourseCell(row: row, column: column) { remove(row, column) }
            .accessibilityLabel(board[row, column] == 0 ? "empty" : "\(board[row, column])")
    }
}

extension BoardLayout {
    /// The documented spacing: cells of 61.25 on a board of 260 points.
    static let course = BoardLayout(dimension: 4, spacing: BoardSpacing(gap: 3, edge: 3, side: 260))
}

/// Tiles at their positions on a board.
struct CourseTiles: View {
    let tiles: [BoardTile]
    /// Every tile has a ring around it, which shows a dark tile on the veil.
    var hasRings = false
    @Environment(\.theme) private var theme

    var body: some View {
        BoardLayout.course() {
            ForEach(tiles) { tile in
                CourseTile(value: tile.value)
                    .overlay { if hasRings { ring } }
                    .entering(tile)
                    .layoutValue(key: BoardLayout.Place.self, value: tile.place)
                    .accessibilityIdentifier(tile.name)
            }
        }
    }

    private var ring: some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.course.tile") ?? 0, style: .circular)
            .stroke(ThemeColor("color.course.result.ink"), lineWidth: 2.5)
    }
}

/// A cell that responds to taps.
private struct CourseCell: View, Equatable {
    let row: Int
    let column: Int
    let remove: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.course.cell") ?? 8, style: .circular)
            .fill(ThemeColor("color.course.cell"))
            .contentShape(Rectangle())
            .onTapGesture { remove() }
            .lintException(.touchTarget, because: "a place is as large as a board of four by four leaves it")
            .layoutValue(key: BoardLayout.Place.self, value: BoardPlace(row: Double(row), column: Double(column)))
            .accessibilityIdentifier("cell-\(row)-\(column)")
    }

    /// Compares cells by position, which alone determines the action.
    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.row == other.row && one.column == other.column
    }
}

/// A tile. Documented: bold 25 points on a square of 61.25. The font size of longer numbers depends only on their
/// length.
struct CourseTile: View, Hashable {
    let value: Int
    @Environment(\.theme) private var theme

    nonisolated static func == (one: Self, other: Self) -> Bool { one.value == other.value }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(value) }

    var body: some View {
        Text(verbatim: "\(value)")
            .font(.system(relativeSize: 25.0 / 61.25 * min(1, 3 / Double("\(value)".count)), weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .lintException(.shrinkingText, because: "a number is as large as its tile")
            .foregroundStyle(ThemeColor("color.course.onTile.\(value)"))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                ThemeColor("color.course.tile.\(value)"),
                in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.tile") ?? 0, style: .circular))
    }
}

import Framewright
import FramewrightModels

/// The board of the course app: sixteen places that answer taps, and the tiles over them.
struct CourseBoard: View {
    /// What is read out: the board before a swipe until its tiles have arrived.
    let board: Board2048
    /// As they are seen just now.
    let tiles: [BoardTile]
    /// A tap on the cell of a row and a column.
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
    /// Documented: cells of 61.25 on a board of 260.
    static let course = BoardLayout(dimension: 4, spacing: BoardSpacing(gap: 3, edge: 3, side: 260))
}

/// Tiles in their places on a board.
struct CourseTiles: View {
    let tiles: [BoardTile]

    var body: some View {
        BoardLayout.course() {
            ForEach(tiles) { tile in
                CourseTile(value: tile.value)
                    .entering(tile)
                    .layoutValue(key: BoardLayout.Place.self, value: tile.place)
                    .accessibilityIdentifier(tile.name)
            }
        }
    }
}

/// A place on the board that answers taps.
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

    /// What a tap removes goes by the cell's place.
    nonisolated static func == (one: Self, other: Self) -> Bool {
        one.row == other.row && one.column == other.column
    }
}

/// Documented: bold 25 on a square of 61.25; longer numbers are smaller by their length alone.
struct CourseTile: View, Hashable {
    let value: Int
    @Environment(\.theme) private var theme

    nonisolated static func == (one: Self, other: Self) -> Bool { one.value == other.value }

    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(value) }

    var body: some View {
        Text("\(value)")
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

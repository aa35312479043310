import Framewright
import FramewrightModels

/// The board of the course app: sixteen places that answer taps, and the tiles over them.
struct CourseBoard: View {
    let board: Board2048
    /// A tap on the cell of a row and a column.
    let remove: (Int, Int) -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        CourseBoardLayout(dimension: board.dimension) {
            ForEach(0..<board.cells.count) { index in
                cell(index / board.dimension, index % board.dimension)
            }
        }
        .overlay {
            CourseBoardLayout(dimension: board.dimension) {
                ForEach(tiles) { CourseTile(value: $0.value).layoutValue(key: BoardPlace.self, value: $0.id) }
            }
            .allowsHitTesting(false)
        }
        .background(
            ThemeColor("color.course.board"),
            in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.board") ?? 0, style: .circular))
    }

    private func cell(_ row: Int, _ column: Int) -> some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.course.cell") ?? 8, style: .circular)
            .fill(ThemeColor("color.course.cell"))
            .contentShape(Rectangle())
            .onTapGesture { remove(row, column) }
            .layoutValue(key: BoardPlace.self, value: row * board.dimension + column)
            .accessibilityIdentifier("cell-\(row)-\(column)")
            .accessibilityLabel(board[row, column] == 0 ? "empty" : "\(board[row, column])")
    }

    /// A tile at rest, known by the cell it is in.
    private struct Tile: Identifiable {
        let id: Int
        let value: Int
    }

    private var tiles: [Tile] {
        board.cells.enumerated().filter { $0.element > 0 }.map { Tile(id: $0.offset, value: $0.element) }
    }
}

/// Documented: bold 25 on a square of 61.25; longer numbers are smaller by their length alone.
struct CourseTile: View {
    let value: Int
    @Environment(\.theme) private var theme

    var body: some View {
        Text("\(value)")
            .font(.system(relativeSize: 25.0 / 61.25 * min(1, 3 / Double("\(value)".count)), weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.3)
            .foregroundStyle(ThemeColor("color.course.onTile.\(value)"))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                ThemeColor("color.course.tile.\(value)"),
                in: RoundedRectangle(cornerRadius: theme.dimension("radius.course.tile") ?? 0, style: .circular))
    }
}

/// The cell a view of the board lies in, row by row; in between while a tile slides.
enum BoardPlace: LayoutValueKey {
    static let defaultValue = 0
}

/// Squares in rows and columns. Documented: a board of 260 with cells of 61.25 and gaps of 3, also around them.
struct CourseBoardLayout: Layout {
    let dimension: Int

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        let side = min(proposal.width ?? 260, proposal.height ?? 260)
        return Size(width: side, height: side)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let gap = bounds.width * 3 / 260
        let side = (bounds.width - gap * Double(dimension + 1)) / Double(dimension)
        for subview in subviews {
            let place = subview[BoardPlace.self]
            let (row, column) = (Double(place / dimension), Double(place % dimension))
            subview.place(
                at: Point(
                    x: bounds.minX + gap + column * (side + gap), y: bounds.minY + gap + row * (side + gap)),
                proposal: ProposedViewSize(width: side, height: side))
        }
    }
}

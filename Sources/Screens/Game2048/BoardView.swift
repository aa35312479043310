import Framewright
import FramewrightModels

/// The board: cells 5 points apart on a plate that sticks out by 5 points.
struct BoardView: View {
    let board: Board2048
    @Environment(\.theme) private var theme

    private let gap = 5.0

    var body: some View {
        VStack(spacing: gap) {
            ForEach(0..<board.dimension) { row in
                HStack(spacing: gap) {
                    ForEach(0..<board.dimension) { column in
                        TileView(value: board[row, column], inset: 24 / Double(board.dimension))
                    }
                }
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .background { plate.padding(-gap) }
    }

    private var plate: some View {
        RoundedRectangle(cornerRadius: theme.dimension("radius.game2048.board") ?? 8, style: .circular)
            .fill(ThemeColor("color.game2048.board"))
    }
}

/// One cell; 0 is empty. The number keeps its documented share of the tile (25 of 80 points).
struct TileView: View {
    let value: Int
    /// Room beside the number: 6 points on the documented board, less where tiles are smaller.
    let inset: Double
    @Environment(\.theme) private var theme

    var body: some View {
        ZStack {
            square.fill(ThemeColor(value == 0 ? "color.game2048.cell" : "color.game2048.tile.\(value)"))
            if value > 0 { number }
        }
    }

    private var square: RoundedRectangle {
        RoundedRectangle(cornerRadius: theme.dimension("radius.game2048.tile") ?? 4, style: .circular)
    }

    /// Up to four digits have the documented size; longer numbers are smaller by their length alone, so that all of one
    /// length look the same.
    private var share: Double { min(1, 4 / Double("\(value)".count)) }

    private var number: some View {
        Text("\(value)")
            .font(.system(relativeSize: 25.0 / 80 * share, weight: .bold))
            .lineLimit(1)
            .minimumScaleFactor(0.2)
            .foregroundStyle(ThemeColor("color.game2048.onTile.\(value)"))
            .padding(.horizontal, inset)
    }
}

import Framewright
import FramewrightModels

/// The puzzle's canvas: the placed pieces, their mirror images and, until the last piece is placed, the line between
/// them.
struct BrocadeBoard: View {
    let puzzle: BrocadePuzzle
    /// The piece being dragged, which is drawn elsewhere.
    let hidden: Int?
    let measures: BrocadeMeasures
    /// Called with the cell and the distance from it, in cells.
    let dragged: (_ cell: Int, _ way: BrocadePoint) -> Void
    let dropped: (_ cell: Int, _ time: Double) -> Void
    let removed: (_ cell: Int) -> Void

    var body: some View {
        ZStack {
            if !puzzle.isWon {
                CanvasOutline(shape: .rectangle, size: puzzle.size)
                    .stroke(ThemeColor("color.brocade.outline"), lineWidth: 1)
                    .accessibilityIdentifier("outline")
            }
            MirroredHalves { isCopy in half(isCopy) }
            if !puzzle.isWon {
                FramePlace(frame: Rect(x: measures.canvas.width / 2, y: 0, width: 5, height: measures.canvas.height))()
                {
                    MirrorLine(scale: measures.canvasScale).brocadeEntrance()
                }
            }
        }
        .accessibilityIdentifier("canvas")
    }

    private func half(_ isCopy: Bool) -> some View {
        ZStack {
            ForEach(placed, id: \.piece) { placed in
                BrocadePlace(center: puzzle.center(ofCell: placed.cell), cell: side)() {
                    BrocadePieceView(piece: placed.piece, size: puzzle.size)
                        .contentShape(Rectangle())
                        .gesture(dragging(placed.cell))
                        .onLongPressGesture { removed(placed.cell) }
                        .accessibilityIdentifier(isCopy ? "copy-\(placed.piece)" : "piece-\(placed.piece)")
                        .accessibilityLabel(isCopy ? "" : "Piece \(placed.piece)")
                        .lintException(
                            .touchTarget, because: "a piece is as large as the documented cells of the canvas")
                }
            }
        }
    }

    private var placed: [(cell: Int, piece: Int)] {
        puzzle.cells.enumerated().compactMap { cell, piece in
            piece.flatMap { $0 == hidden ? nil : (cell, $0) }
        }
    }

    private var side: Double { puzzle.size.cellSide(canvasWidth: measures.canvas.width) }

    private func dragging(_ cell: Int) -> some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { drag in
                dragged(cell, BrocadePoint(x: drag.translation.width / side, y: drag.translation.height / side))
            }
            .onEnded { dropped(cell, $0.seconds) }
    }
}

import Framewright
import FramewrightModels

/// The guided puzzle: pieces are dragged from the bar to the left half, mirror images appear on the right, and
/// confetti falls when all pieces are in place.
///
/// Differs from the app's samples: mirror images follow from the first drag on, a drop from the bar snaps too, and
/// all three sizes can be finished.
struct BrocadePuzzleScreen: View {
    @State private var model: BrocadePuzzle
    @State private var held: HeldPiece?
    @State private var scrolled = 0.0
    /// The time at which the last piece was placed, on the screen's clock.
    @State private var finishedAt: Double
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    private let confetti: Confetti
    private let background: AnyShapeStyle

    init(state: BrocadePuzzleState) {
        _model = State(initialValue: state.puzzle)
        _held = State(initialValue: state.held)
        _finishedAt = State(initialValue: -state.confettiTime)
        confetti = state.confetti
        background = brocadeBackground(state.background, token: "color.brocade.cloth")
    }

    var body: some View {
        // A drag from the bar ends on the canvas, so positions are converted between the coordinates of both.
        GeometryReader { proxy in
            content(BrocadeMeasures(size: proxy.size, safeAreaInsets: safeAreaInsets))
        }
        .ignoresSafeArea()
        .environment(\.layoutDirection, .leftToRight)
        .background(background)
    }

    @ViewBuilder private func content(_ measures: BrocadeMeasures) -> some View {
        if model.isWon {
            TimelineView(.animation) { context in
                BrocadeFinale(
                    puzzle: model, measures: measures, confetti: confetti, time: context.seconds - finishedAt)
            }
        } else {
            ZStack {
                Selvedges(measures: measures)
                FramePlace(frame: measures.canvas)() {
                    BrocadeBoard(
                        puzzle: model, hidden: heldPiece, measures: measures, dragged: drag, dropped: drop,
                        removed: { model.remove(fromCell: $0) })
                }
                FramePlace(frame: measures.shelf)() { shelf(measures).brocadeEntrance() }
                if let held, let piece = heldPiece {
                    FramePlace(frame: measures.canvas)() {
                        HeldPieceView(
                            held: held, cell: side(measures),
                            canvas: CanvasOutline(shape: .rectangle, size: model.size), stage: measures.stage
                        ) {
                            BrocadePieceView(piece: piece, size: model.size)
                                .background(background, ignoresSafeAreaEdges: [])
                        }
                    }
                }
            }
        }
    }

    private func shelf(_ measures: BrocadeMeasures) -> some View {
        BrocadeShelf(
            bar: model.bar, measures: measures, missing: missing, hasBadges: true,
            background: background, scrolled: $scrolled,
            settle: { model.settleBar(atItem: $0) },
            picked: { held = HeldPiece(origin: .shelf($0), center: measures.cells(at: $1, in: model.size)) },
            dropped: { item, place, time in
                held = nil
                if let place { model.drop(fromBar: item, at: measures.cells(at: place, in: model.size)) }
                finishedAt = time
            },
            picture: { BrocadePieceView(piece: $0, size: model.size) })
    }

    private func side(_ measures: BrocadeMeasures) -> Double {
        model.size.cellSide(canvasWidth: measures.canvas.width)
    }

    private var missing: Int? {
        if case .shelf(let item) = held?.origin { item } else { nil }
    }

    /// The number of the piece being dragged.
    private var heldPiece: Int? {
        switch held?.origin {
        case nil: nil
        case .shelf(let item): model.bar.items.indices.contains(item) ? model.bar.items[item] : nil
        case .canvas(let cell): model.cells[cell]
        }
    }

    /// Moves a piece by `way`, in cells, keeping its centre on the left half.
    private func drag(_ cell: Int, by way: BrocadePoint) {
        let start = model.center(ofCell: cell)
        held = HeldPiece(
            origin: .canvas(cell),
            center: BrocadePoint(
                x: min(max(start.x + way.x, 0), Double(model.size.columns)),
                y: min(max(start.y + way.y, 0), Double(model.size.rows))))
    }

    private func drop(_ cell: Int, at time: Double) {
        guard let held else { return }
        self.held = nil
        model.drop(fromCell: cell, at: held.center)
        finishedAt = time
    }
}

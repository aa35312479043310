import Framewright
import FramewrightModels

/// Create mode: motifs are dragged from the bar, moved, rotated by double taps and deleted by long presses, each with
/// its mirror image.
///
/// Differs from the app's samples: a long press deletes exactly the touched motif, even if others show the same
/// artwork.
struct BrocadeCreateScreen: View {
    @State private var canvas: BrocadeCanvas
    @State private var held: HeldPiece?
    @State private var scrolled = 0.0
    /// The position of the dragged motif at the start of the drag.
    @State private var start: BrocadePoint?
    @Environment(\.safeAreaInsets) private var safeAreaInsets
    private let background: AnyShapeStyle

    init(state: BrocadeCreateState) {
        _canvas = State(initialValue: state.canvas)
        _held = State(initialValue: state.held)
        background = brocadeBackground(state.background, token: "color.brocade.stage")
    }

    var body: some View {
        // A drag from the bar ends on the canvas, so positions are converted between the coordinates of both.
        GeometryReader { proxy in
            content(BrocadeMeasures(size: proxy.size, safeAreaInsets: safeAreaInsets, shape: canvas.shape))
        }
        .ignoresSafeArea()
        .environment(\.layoutDirection, .leftToRight)
        .background(background)
    }

    private func content(_ measures: BrocadeMeasures) -> some View {
        ZStack {
            if canvas.shape == .rectangle { Selvedges(measures: measures) }
            FramePlace(frame: measures.canvas)() { board(measures) }
            FramePlace(frame: measures.shelf)() { shelf(measures).brocadeEntrance() }
            if let held, case .shelf(let item) = held.origin {
                FramePlace(frame: measures.canvas)() {
                    HeldPieceView(
                        held: held, cell: side(measures),
                        canvas: CanvasOutline(shape: canvas.shape, size: canvas.size), stage: measures.stage
                    ) {
                        ArtworkView(Brocade.motif(canvas.bar.items[item]))
                    }
                }
            }
        }
    }

    private func board(_ measures: BrocadeMeasures) -> some View {
        ZStack {
            FramePlace(frame: seen(measures))() {
                CanvasOutline(shape: canvas.shape, size: canvas.size, origin: seen(measures).origin)
                    .stroke(ThemeColor("color.brocade.outline"), lineWidth: 1)
                    .accessibilityIdentifier("outline")
            }
            MirroredHalves { isCopy in half(isCopy, measures) }
                .clipShape(CanvasOutline(shape: canvas.shape, size: canvas.size))
            FramePlace(frame: lineFrame(measures))() { MirrorLine(scale: measures.canvasScale).brocadeEntrance() }
        }
        .accessibilityIdentifier("canvas")
    }

    /// Returns the visible part of the canvas, in the canvas's own coordinates.
    private func seen(_ measures: BrocadeMeasures) -> Rect {
        let (screen, canvas) = (Rect(origin: .zero, size: measures.size), measures.canvas)
        let seen = canvas.overlap(with: screen) ?? canvas
        return Rect(origin: seen.origin - canvas.origin, size: seen.size)
    }

    /// Returns the frame of the mirror line, which is as long as the shape is high.
    private func lineFrame(_ measures: BrocadeMeasures) -> Rect {
        let (rows, side) = (canvas.shape.rows(in: canvas.size), side(measures))
        return Rect(
            x: measures.canvas.width / 2, y: rows.lowerBound * side, width: 5,
            height: (rows.upperBound - rows.lowerBound) * side)
    }

    private func half(_ isCopy: Bool, _ measures: BrocadeMeasures) -> some View {
        ZStack {
            ForEach(canvas.placed, id: \.id) { motif in
                BrocadePlace(center: motif.center, cell: side(measures))() {
                    MotifView(motif: motif, hasBorder: !isCopy && held?.origin == .canvas(motif.id))
                        .contentShape(Rectangle())
                        .gesture(dragging(motif, side(measures)))
                        .onTapGesture(count: 2) { canvas.rotate(motif.id) }
                        .onLongPressGesture { canvas.delete(motif.id) }
                        .accessibilityIdentifier(isCopy ? "copy-\(motif.id)" : "motif-\(motif.id)")
                        .accessibilityLabel(isCopy ? "" : "Motif \(motif.number)")
                        .lintException(
                            .touchTarget, because: "a motif is as large as the documented cells of the canvas")
                }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func dragging(_ motif: BrocadeCanvas.Motif, _ side: Double) -> some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { drag in
                let from = start ?? motif.center
                start = from
                let center = BrocadePoint(
                    x: from.x + drag.translation.width / side, y: from.y + drag.translation.height / side)
                canvas.move(motif.id, to: center)
                held = HeldPiece(origin: .canvas(motif.id), center: center)
            }
            .onEnded { _ in (held, start) = (nil, nil) }
    }

    private func shelf(_ measures: BrocadeMeasures) -> some View {
        BrocadeShelf(
            bar: canvas.bar, measures: measures, missing: nil, hasBadges: false,
            background: background, scrolled: $scrolled,
            settle: { canvas.settleBar(atItem: $0) },
            picked: { held = HeldPiece(origin: .shelf($0), center: measures.cells(at: $1, in: canvas.size)) },
            dropped: { item, place, _ in
                held = nil
                guard let place else { return }
                canvas.add(motif: canvas.bar.items[item], at: measures.cells(at: place, in: canvas.size))
            },
            picture: { ArtworkView(Brocade.motif($0)) })
    }

    private func side(_ measures: BrocadeMeasures) -> Double {
        canvas.size.cellSide(canvasWidth: measures.canvas.width)
    }
}

/// A motif with its orientation: flipped first, then rotated.
private struct MotifView: View {
    let motif: BrocadeCanvas.Motif
    let hasBorder: Bool

    var body: some View {
        ArtworkView(Brocade.motif(motif.number))
            .scaleEffect(x: motif.orientation.isFlipped ? -1 : 1)
            .rotationEffect(.degrees(motif.orientation.degrees))
            .overlay {
                if hasBorder {
                    Rectangle().strokeBorder(ThemeColor("color.brocade.pieceBorder"), lineWidth: 1.5)
                }
            }
    }
}

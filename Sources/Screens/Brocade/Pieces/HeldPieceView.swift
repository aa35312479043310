import Framewright
import FramewrightModels

/// The dragged piece, enlarged if lifted from the bar or with a border if from the canvas, and its mirror image at
/// its final size, clipped to the canvas.
struct HeldPieceView<Picture: View>: View {
    let held: HeldPiece
    let cell: Double
    let canvas: CanvasOutline
    /// The screen without the bar, in the canvas's coordinates: a canvas may extend under the bar.
    let stage: Rect
    @ViewBuilder let picture: Picture

    var body: some View {
        ZStack {
            BrocadePlace(center: held.center, cell: cell)() { picture.accessibilityIdentifier("held-copy") }
                .scaleEffect(x: -1)
                .clipShape(canvas)
                .clipShape(StageWindow(frame: stage))
            BrocadePlace(center: held.center, cell: cell, scale: isLifted ? HeldPiece.lift : 1)() {
                picture
                    .overlay {
                        if !isLifted {
                            Rectangle().strokeBorder(ThemeColor("color.brocade.pieceBorder"), lineWidth: 1.5)
                        }
                    }
                    .accessibilityIdentifier("held")
            }
        }
        .allowsHitTesting(false)
    }

    private var isLifted: Bool {
        if case .shelf = held.origin { true } else { false }
    }
}

/// A rectangle given in the view's own coordinates.
private struct StageWindow: Shape {
    let frame: Rect

    nonisolated func path(in rect: Rect) -> Path {
        Path(Rect(x: rect.minX + frame.minX, y: rect.minY + frame.minY, width: frame.width, height: frame.height))
    }
}

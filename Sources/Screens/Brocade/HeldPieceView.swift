import Framewright
import FramewrightModels

/// What is in hand: lifted from the bar, or with a border from the canvas; its image as large as it will lie.
struct HeldPieceView<Picture: View>: View {
    let held: HeldPiece
    let cell: Double
    @ViewBuilder let picture: Picture

    var body: some View {
        ZStack {
            BrocadePlace(center: held.center, cell: cell)() { picture.accessibilityIdentifier("held-copy") }
                .scaleEffect(x: -1)
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

import Framewright

/// The content of a canvas's left half and its mirror image. Only the left half takes touches.
///
/// The whole canvas is mirrored, not each piece, so that the image of a pixel-snapped piece is an exact mirror image.
struct MirroredHalves<Half: View>: View {
    let half: (_ isCopy: Bool) -> Half

    init(@ViewBuilder half: @escaping (_ isCopy: Bool) -> Half) { self.half = half }

    var body: some View {
        ZStack {
            half(true).scaleEffect(x: -1).allowsHitTesting(false)
            half(false)
        }
    }
}

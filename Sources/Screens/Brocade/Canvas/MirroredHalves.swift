import Framewright

/// What lies on the left half of a canvas, and the same seen in the mirror. Only the left takes touches.
///
/// The mirror turns the whole canvas, not each piece: what is snapped to pixels on the left has its image on the right.
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

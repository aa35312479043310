import Framewright

/// A rounded square whose radius goes with its size.
struct TileShape: Shape {
    let radius: Double
    /// The side the radius is documented for.
    let side: Double

    nonisolated func path(in rect: Rect) -> Path {
        RoundedRectangle(cornerRadius: radius * rect.width / side, style: .circular).path(in: rect)
    }
}

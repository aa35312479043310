import Framewright

/// A rounded square whose radius goes with its size.
struct TileShape: Shape {
    let radius: Double
    /// The side the radius is documented for; nil for one radius at all sizes.
    let side: Double?

    nonisolated func path(in rect: Rect) -> Path {
        RoundedRectangle(cornerRadius: radius * (side.map { rect.width / $0 } ?? 1), style: .circular).path(in: rect)
    }
}

import Framewright

/// Where a small control takes touches: its frame, grown around its middle to the 44 points a finger needs. Frames do not
/// move.
///
/// Give it to `contentShape`; where two such areas overlap, the view in front answers.
struct TouchArea: Shape {
    private nonisolated static let minimum = 44.0

    nonisolated func path(in rect: Rect) -> Path {
        let (width, height) = (max(rect.width, Self.minimum), max(rect.height, Self.minimum))
        return Path(Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }
}

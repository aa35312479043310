import Framewright

/// The touch area of a small control: its frame, enlarged around its centre to the minimum of 44 points. The layout
/// does not change.
///
/// Pass it to `contentShape`. Where two such areas overlap, the view in front takes the touch.
struct TouchArea: Shape {
    private nonisolated static let minimum = 44.0

    nonisolated func path(in rect: Rect) -> Path {
        let (width, height) = (max(rect.width, Self.minimum), max(rect.height, Self.minimum))
        return Path(Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }
}

import Framewright

/// The dashed line between the halves, documented 3 points wide on a canvas of 375 points: 13 of line, 17 of gap.
///
/// Documented as the left edge of a picture 5 points wide, which cut the line in half; here it is whole.
struct MirrorLine: View {
    /// The canvas's points for one documented.
    let scale: Double

    var body: some View {
        DashedEdge()
            .stroke(
                ThemeColor("color.brocade.line"),
                style: StrokeStyle(lineWidth: 3 * scale, lineCap: .square, dash: [10 * scale, 20 * scale])
            )
            .accessibilityIdentifier("mirror-line")
            .allowsHitTesting(false)
    }

    private struct DashedEdge: Shape {
        nonisolated func path(in rect: Rect) -> Path {
            Path([.move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.minX, y: rect.maxY))])
        }
    }
}

import Framewright

/// The dashed line between the halves, documented as 3 points wide on a canvas of 375 points: 13 points of line, 17
/// of gap.
///
/// The documented line is the left edge of a view 5 points wide, which clips half of it; here it is drawn whole.
struct MirrorLine: View {
    /// The scale of the canvas relative to the documented one.
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

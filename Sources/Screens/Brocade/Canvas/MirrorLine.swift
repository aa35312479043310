import Framewright

/// The dashed line between the halves, documented 3 points wide on a canvas of 375 points: 13 of line, 17 of gap. It
/// begins and ends with a whole dash, equally far from the canvas's edges.
///
/// The documented line is the left edge of a view 5 points wide, which clips half of it; here it is drawn whole.
struct MirrorLine: View {
    /// The scale of the canvas relative to the documented one.
    let scale: Double

    var body: some View {
        DashedEdge(scale: scale)
            .stroke(
                ThemeColor("color.brocade.line"),
                style: StrokeStyle(lineWidth: 3 * scale, lineCap: .square, dash: [10 * scale, 20 * scale])
            )
            .accessibilityIdentifier("mirror-line")
            .allowsHitTesting(false)
    }

    private struct DashedEdge: Shape {
        let scale: Double

        /// Square caps reach 1.5 points beyond both ends.
        nonisolated func path(in rect: Rect) -> Path {
            let dashes = max(1, ((rect.height / scale + 17) / 30).rounded(.down))
            let half = max(0, (30 * dashes - 20) * scale / 2)
            return Path([
                .move(Point(x: rect.minX, y: rect.midY - half)), .line(Point(x: rect.minX, y: rect.midY + half)),
            ])
        }
    }
}

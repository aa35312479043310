import Framewright

/// The woven edges beside a canvas narrower than its screen: they show where it ends.
struct Selvedges: View {
    let measures: BrocadeMeasures

    var body: some View {
        if isRoomy {
            ZStack {
                FramePlace(frame: frame(at: measures.canvas.minX - gap - thickness))() { bands }
                FramePlace(frame: frame(at: measures.canvas.maxX + gap))() { bands }
            }
            .opacity(0.5)
            .allowsHitTesting(false)
            .accessibilityIdentifier("selvedges")
        }
    }

    /// The same bands as on the cloth, standing.
    private var bands: some View {
        StandingLayout() {
            VStack(spacing: 0) {
                ArtworkView(BrocadeBand.dashes.artwork)
                ArtworkView(BrocadeBand.comb.artwork)
                ArtworkView(BrocadeBand.dashes.artwork)
            }
            .rotationEffect(.degrees(90))
        }
    }

    private func frame(at x: Double) -> Rect {
        Rect(x: x, y: measures.canvas.minY, width: thickness, height: measures.canvas.height)
    }

    /// Of 3, 9 and 3 stitches beside bands 208 stitches long.
    private var thickness: Double { measures.canvas.height * 15 / 208 }
    private let gap = 10.0

    private var isRoomy: Bool {
        let end = measures.isWide ? measures.shelf.minX : measures.size.width
        return measures.canvas.maxX + 2 * gap + thickness <= end
    }
}

/// Offers its view the room as if it lay: the view turns itself.
private struct StandingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
    }
}

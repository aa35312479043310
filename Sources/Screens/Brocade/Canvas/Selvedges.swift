import Framewright

/// The woven edges beside a canvas narrower than its screen: they show where it ends, and leave the stage to it at 60 % of
/// its opacity.
struct Selvedges: View {
    let measures: BrocadeMeasures
    /// How much is left of the stripes that are not next to the canvas.
    var outerOpacity = 1.0

    /// How far the stripes next to the canvas reach beyond it.
    var innerEdge: Double { stripes.first.map { $0.right.maxX - measures.canvas.maxX } ?? 0 }

    var body: some View {
        ZStack {
            ForEach(Array(stripes.enumerated()), id: \.offset) { place, stripe in
                let opacity = Self.opacity * (place == 0 ? 1 : outerOpacity)
                if opacity > 0 {
                    FramePlace(frame: stripe.left)() { StandingBands(bands: stripe.bands) }.opacity(opacity)
                    FramePlace(frame: stripe.right)() { StandingBands(bands: stripe.bands) }.opacity(opacity)
                }
            }
        }
        .allowsHitTesting(false)
        .accessibilityIdentifier("selvedges")
    }

    private struct Stripe {
        let bands: [BrocadeBand]
        let left, right: Rect
    }

    /// From the canvas outwards, as many as there is room for on both sides.
    private var stripes: [Stripe] {
        var stripes: [Stripe] = []
        var start = gap
        var place = 0
        while place < Self.limit {
            let bands = Self.pattern[place % Self.pattern.count]
            let width = bands.reduce(0) { $0 + $1.height } * stitch
            guard start + width + gap <= space else { return stripes }
            let canvas = measures.canvas
            stripes.append(
                Stripe(
                    bands: bands,
                    left: Rect(x: canvas.minX - start - width, y: canvas.minY, width: width, height: canvas.height),
                    right: Rect(x: canvas.maxX + start, y: canvas.minY, width: width, height: canvas.height)))
            start += width + 2 * gap
            place += 1
        }
        return stripes
    }

    private static let pattern: [[BrocadeBand]] = [
        [.dashes, .comb, .dashes], [.flowers], [.dashes, .zigzag, .dashes], [.frogs],
    ]

    private static let opacity = 0.6
    /// Stripes a side: more would draw the eye from the canvas.
    private static let limit = 2

    /// Beside the canvas, to the screen's edge or the bar.
    private var space: Double {
        min(measures.canvas.minX - measures.room.minX, measures.room.maxX - measures.canvas.maxX)
    }

    /// Bands are 208 stitches long.
    private var stitch: Double { measures.canvas.height / 208 }
    private let gap = 10.0
}

/// The same bands as on the cloth, standing.
private struct StandingBands: View {
    let bands: [BrocadeBand]

    var body: some View {
        StandingLayout() {
            VStack(spacing: 0) {
                ForEach(Array(bands.enumerated()), id: \.offset) { ArtworkView($1.artwork) }
            }
            .rotationEffect(.degrees(90))
        }
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

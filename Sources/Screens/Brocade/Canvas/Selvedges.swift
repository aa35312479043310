import Framewright

/// The woven edges beside a canvas narrower than its screen. They mark its border, at 60 % opacity so that they stay
/// in the background.
struct Selvedges: View {
    let measures: BrocadeMeasures
    /// The opacity factor of the stripes that are not next to the canvas.
    var outerOpacity = 1.0

    /// The distance from the canvas to the outer edge of the stripes next to it.
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

    /// The stripes from the canvas outwards, as many as fit on both sides, up to `limit`.
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
    /// The maximum number of stripes on each side: more would distract from the canvas.
    private static let limit = 2

    /// The space beside the canvas, up to the screen's edge or the bar.
    private var space: Double {
        min(measures.canvas.minX - measures.room.minX, measures.room.maxX - measures.canvas.maxX)
    }

    /// The size of a stitch, in points. Bands are 208 stitches long.
    private var stitch: Double { measures.canvas.height / 208 }
    private let gap = 10.0
}

/// The bands of the cloth, rotated to run vertically.
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

/// Proposes the swapped width and height to a view that rotates itself by 90 degrees.
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

import FramewrightDrawing
import FramewrightLayoutEngine

/// A view that presents a panel beside itself while a condition is true. A tap elsewhere calls `end`.
struct PanelSource<Content: View, Panel: View>: View {
    @Namespace private var anchor
    let content: Content
    let isPresented: Bool
    let end: @MainActor () -> Void
    /// The panel, in a size of its own.
    @ViewBuilder let panel: () -> Panel

    var body: some View {
        PresentingView(content: content.matchedGeometryEffect(id: 0, in: anchor), isPresented: isPresented) {
            PanelLayers(anchor: anchor, panel: panel(), end: end)
        }
    }
}

/// A layer that catches touches beside the panel, and the panel in the frame of its source.
struct PanelLayers<Panel: View>: PrimitiveView {
    let anchor: Namespace.ID
    let panel: Panel
    /// The style of an arrow that points to the source; nil for a panel without one.
    var arrow: AnyShapeStyle?
    let end: @MainActor () -> Void

    /// Lowers the panel outside of the geometry reader, so that it can present more.
    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = lowering.at(.position(0)).nodes(of: panel)
        guard !nodes.isEmpty else { return [] }
        let panel = nodes.single(or: VStackLayout(), named: "VStack")
        let environment = lowering.environment
        let layers = Group {
            Rectangle().fill(.clear).ignoresSafeArea().interacting([.tap(count: 1) { _ in end() }])
            GeometryReader { proxy in
                PanelLayout(proxy.site, hasArrow: arrow != nil, environment: environment) {
                    LoweredView(node: panel)
                    if let arrow {
                        PanelArrow(pointsUp: true).fill(arrow)
                        PanelArrow(pointsUp: false).fill(arrow)
                    }
                }
            }
            .matchedGeometryEffect(id: 0, in: anchor, isSource: false)
            .transition(.scale(scale: 0.6).combined(with: .opacity))
        }
        return lowering.at(.position(1)).nodes(of: layers)
    }
}

/// Places a panel below or above its source, inside of the safe area. The bounds are the frame of the source.
struct PanelLayout: Layout {
    private let screen: Rect
    private let gap: Double
    private let edge: Double
    private let hasArrow: Bool

    /// Creates a layout for a source at `site`.
    @MainActor
    init(_ site: DeferredSite, hasArrow: Bool, environment: EnvironmentValues) {
        let insets = environment.safeAreaInsets
        screen = Rect(
            x: insets.leading, y: insets.top, width: site.containerSize.width, height: site.containerSize.height)
        self.hasArrow = hasArrow
        gap = hasArrow ? PanelArrow.size.height : environment.length(.panelGap)
        edge = environment.length(.panelEdge)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(
            width: max(0, screen.width - 2 * edge), height: max(0, screen.height - 2 * edge))
        guard let panel = subviews.first else { return }
        let frame = Rect(origin: origin(of: panel.sizeThatFits(offer), beside: bounds), size: panel.sizeThatFits(offer))
        panel.place(at: frame.origin, proposal: offer)
        guard subviews.count == 3 else { return }
        let x = max(frame.minX + 24, min(bounds.midX, frame.maxX - 24))
        let isBelow = frame.midY > bounds.midY
        let size = ProposedViewSize(PanelArrow.size)
        subviews[1].place(
            at: Point(x: x, y: frame.minY), anchor: .bottom, proposal: isBelow ? size : .zero)
        subviews[2].place(at: Point(x: x, y: frame.maxY), anchor: .top, proposal: isBelow ? .zero : size)
    }

    /// Prefers the side below. A panel with an arrow is centred; otherwise one of its edges agrees with the source's.
    /// The panel stays inside of the screen.
    private func origin(of size: Size, beside source: Rect) -> Point {
        let isAligned = size.width > source.width && !hasArrow
        let isLeading = source.midX < screen.midX
        let aligned = isLeading ? source.minX : source.maxX - size.width
        let wanted = isAligned ? aligned : source.midX - size.width / 2
        let x = max(screen.minX + edge, min(wanted, screen.maxX - edge - size.width))
        let below = source.maxY + gap
        let above = source.minY - gap - size.height
        let fitsBelow = below + size.height <= screen.maxY - edge
        let y = fitsBelow || above < screen.minY + edge ? min(below, screen.maxY - edge - size.height) : above
        return Point(x: x, y: max(screen.minY + edge, y))
    }
}

/// The arrow of a panel, above or below it.
private struct PanelArrow: Shape {
    nonisolated static let size = Size(width: 24, height: 11)

    let pointsUp: Bool

    nonisolated func path(in rect: Rect) -> Path {
        var path = Path()
        path.move(to: Point(x: rect.midX, y: pointsUp ? rect.minY : rect.maxY))
        path.addLine(to: Point(x: rect.maxX, y: pointsUp ? rect.maxY : rect.minY))
        path.addLine(to: Point(x: rect.minX, y: pointsUp ? rect.maxY : rect.minY))
        path.closeSubpath()
        return path
    }
}

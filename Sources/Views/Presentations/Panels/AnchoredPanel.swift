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
                LoweredView(node: panel)
                    .modified(by: PanelLayout(proxy.site, environment: environment), named: "Panel")
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

    /// Creates a layout for a source at `site`.
    @MainActor
    init(_ site: DeferredSite, environment: EnvironmentValues) {
        let insets = environment.safeAreaInsets
        screen = Rect(
            x: insets.leading, y: insets.top, width: site.containerSize.width, height: site.containerSize.height)
        gap = environment.length(.panelGap)
        edge = environment.length(.panelEdge)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offer = ProposedViewSize(
            width: max(0, screen.width - 2 * edge), height: max(0, screen.height - 2 * edge))
        for subview in subviews {
            let size = subview.sizeThatFits(offer)
            subview.place(at: origin(of: size, beside: bounds), proposal: offer)
        }
    }

    /// Prefers the side below; the leading edges of source and panel agree as far as the screen allows.
    private func origin(of size: Size, beside source: Rect) -> Point {
        let isWide = size.width > source.width
        let isLeading = source.midX < screen.midX
        let aligned = isLeading ? source.minX : source.maxX - size.width
        let wanted = isWide ? aligned : source.midX - size.width / 2
        let x = max(screen.minX + edge, min(wanted, screen.maxX - edge - size.width))
        let below = source.maxY + gap
        let above = source.minY - gap - size.height
        let fitsBelow = below + size.height <= screen.maxY - edge
        let y = fitsBelow || above < screen.minY + edge ? min(below, screen.maxY - edge - size.height) : above
        return Point(x: x, y: max(screen.minY + edge, y))
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine

/// Content over the screen beside a control, while it is open. A tap outside closes it.
struct PopupHost<Content: View, Panel: View>: PrimitiveView {
    let content: Content
    /// The control's frame on the screen; nil while the panel is closed.
    let anchor: Binding<Rect?>
    @ViewBuilder let panel: () -> Panel

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        if let frame = anchor.wrappedValue {
            var linking = PropertyLinker(inner, node: inner.node)
            let number = linking.slot { PopupNumber(inner.graph.nextNamespace()) }.value
            let presentation = Presentation(
                lower: { $0.nodes(of: PlacedPopup(anchor: frame, panel: panel()) { anchor.wrappedValue = nil }) },
                lowering: inner, number: number)
            lowering.preferences.subtree().set(PresentationKey.self, [presentation])
        }
        return inner.at(.position(0)).nodes(of: content)
    }
}

private final class PopupNumber {
    let value: Int

    init(_ value: Int) { self.value = value }
}

/// A panel above or below a control, on the side with more space.
private struct PlacedPopup<Panel: View>: View {
    @Environment(\.self) private var environment
    let anchor: Rect
    let panel: Panel
    let close: () -> Void

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: environment.length(.popupRadius))
        LayeredLayoutView(name: "Popup", layout: PopupLayout(anchor: anchor)) {
            Rectangle().fill(.control(.fill)).opacity(0.01)
                .contentShape(Rectangle())
                .interacting([.tap(count: 1) { _ in close() }])
            Joined(layout: VStackLayout(spacing: 0), name: "VStack", content: panel)
                .background(.control(.surface), in: shape)
                .clipShape(shape)
                .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
        }
        .changingEnvironment {
            $0.isInListRow = false
            if $0.requestedForeground == nil { $0.foregroundStyle = ContainerInk(color: .ink) }
        }
        .ignoresSafeArea()
    }
}

/// The layout of a dimming layer and a panel beside a rectangle, in this order. The panel stays 8 points inside.
private struct PopupLayout: Layout {
    let anchor: Rect

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        proposal.replacingUnspecifiedDimensions(by: anchor.size)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        guard subviews.count > 1 else { return }
        let isBelow = anchor.midY < bounds.midY
        let space = isBelow ? bounds.maxY - anchor.maxY : anchor.minY - bounds.minY
        let offer = ProposedViewSize(width: bounds.width - 16, height: max(44, space - 16))
        let size = subviews[1].sizeThatFits(offer)
        let x = min(max(anchor.maxX - size.width, bounds.minX + 8), max(bounds.minX + 8, bounds.maxX - 8 - size.width))
        let y = isBelow ? anchor.maxY + 8 : anchor.minY - 8 - size.height
        subviews[1].place(at: Point(x: x, y: max(y, bounds.minY + 8)), proposal: offer)
    }
}

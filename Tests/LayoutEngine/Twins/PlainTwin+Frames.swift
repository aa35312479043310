import FramewrightDrawing

@testable import FramewrightLayoutEngine

extension PlainView {
    /// Returns the frames of the view and its descendants, parents first, when placed at `origin` with a proposal.
    func frames(at origin: Point, _ offer: ProposedViewSize) -> [Rect] {
        let bounds = Rect(origin: origin, size: size(offer))
        return [bounds] + children(in: bounds, offer).flatMap { $0.view.frames(at: $0.origin, $0.offer) }
    }

    private typealias Placement = (view: PlainView, origin: Point, offer: ProposedViewSize)

    private func children(in bounds: Rect, _ offer: ProposedViewSize) -> [Placement] {
        switch self {
        case .box, .spacer: []
        case .priority(_, let view): view.children(in: bounds, offer)
        case .stack(let axis, let spacing, let anchor, let views):
            stacked(PlainStack(axis: axis, spacing: spacing, views: views), anchor, bounds, offer)
        case .layers(let anchor, let views):
            layered(views, anchor, in: bounds)
        case .frame(_, _, let view), .flexible(_, _, let view):
            [(view, Self.align(view.size(inner(offer)), .center, in: bounds), inner(offer))]
        case .padding(let insets, let view):
            [(view, bounds.origin + Point(x: insets.leading, y: insets.top), inner(offer))]
        }
    }

    private func stacked(
        _ stack: PlainStack, _ anchor: Double, _ bounds: Rect, _ offer: ProposedViewSize
    ) -> [Placement] {
        var offer = offer
        offer[stack.axis.cross] = offer[stack.axis.cross] ?? bounds.size[stack.axis.cross]
        let shares = stack.shares(offer)
        let breadth = zip(stack.views, shares).map { $0.size($1)[stack.axis.cross] }.max() ?? 0
        var position = bounds.origin[stack.axis]
        return stack.views.indices.map { index in
            let size = stack.views[index].size(shares[index])
            position += stack.gaps[index]
            defer { position += size[stack.axis] }
            let cross = bounds.origin[stack.axis.cross] + (breadth - size[stack.axis.cross]) * anchor
            return (stack.views[index], Point(main: position, cross: cross, axis: stack.axis), shares[index])
        }
    }

    private func layered(_ views: [PlainView], _ anchor: UnitPoint, in bounds: Rect) -> [Placement] {
        let offer = ProposedViewSize(bounds.size)
        // The views are fitted to the stack's size and may have other sizes.
        let union = Rect(origin: bounds.origin, size: size(offer))
        return views.map { view in (view, Self.align(view.size(offer), anchor, in: union), offer) }
    }

    private static func align(_ size: Size, _ anchor: UnitPoint, in bounds: Rect) -> Point {
        Point(
            x: bounds.minX + (bounds.width - size.width) * anchor.x,
            y: bounds.minY + (bounds.height - size.height) * anchor.y)
    }

    /// The same view as a node of the engine.
    var node: Node {
        switch self {
        case .box(let box): Node("box", layout: box)
        case .spacer(let axis, let minimum): .spacer(minimum: minimum, axis: axis)
        case .stack(.horizontal, let spacing, let anchor, let views):
            .hstack(
                spacing: spacing, alignment: anchor == 0 ? .top : anchor == 1 ? .bottom : .center, views.map(\.node))
        case .stack(.vertical, let spacing, let anchor, let views):
            .vstack(
                spacing: spacing, alignment: anchor == 0 ? .leading : anchor == 1 ? .trailing : .center,
                views.map(\.node))
        case .layers(_, let views): Node("layers", layout: ZStackLayout(), children: views.map(\.node))
        case .frame(let width, let height, let view): view.node.framed(width: width, height: height)
        case .flexible(let width, let height, let view): view.node.flexed(width: width, height: height)
        case .padding(let insets, let view): view.node.padded(insets)
        case .priority(let priority, let view): view.node.prioritised(priority)
        }
    }
}

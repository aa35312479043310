import FramewrightDrawing

@testable import FramewrightLayoutEngine

/// A leaf between `minimum` and `maximum` on both axes, with the size `ideal` for an unspecified proposal.
struct Box: LeafLayout {
    var minimum = Size.zero
    var ideal = Size(width: 10, height: 10)
    var maximum = Size(width: Double.infinity, height: Double.infinity)

    static func fixed(_ width: Double, _ height: Double) -> Box {
        let size = Size(width: width, height: height)
        return Box(minimum: size, ideal: size, maximum: size)
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions(by: ideal)
        return Size(
            width: max(minimum.width, min(size.width, maximum.width)),
            height: max(minimum.height, min(size.height, maximum.height)))
    }
}

typealias Node = LayoutNode<String>

extension LayoutNode<String> {
    static func color(_ name: String) -> Node { Node(name, layout: FillLayout()) }

    static func fixed(_ name: String, _ width: Double, _ height: Double) -> Node {
        Node(name, layout: Box.fixed(width, height))
    }

    static func spacer(minimum: Double? = nil, axis: Axis = .horizontal) -> Node {
        Node("spacer", layout: SpacerLayout(axis: axis, minimum: minimum), isSpacer: true)
    }

    static func hstack(
        spacing: Double? = nil, alignment: VerticalAlignment = .center, _ children: [Node]
    ) -> Node {
        Node("hstack", layout: HStackLayout(alignment: alignment, spacing: spacing), children: children)
    }

    static func vstack(
        spacing: Double? = nil, alignment: HorizontalAlignment = .center, _ children: [Node]
    ) -> Node {
        Node("vstack", layout: VStackLayout(alignment: alignment, spacing: spacing), children: children)
    }

    func framed(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Node {
        Node("frame", layout: FrameLayout(width: width, height: height, alignment: alignment), children: [self])
    }

    func flexed(
        width: FlexibleFrameLayout.Limits = .init(minimum: nil, ideal: nil, maximum: nil),
        height: FlexibleFrameLayout.Limits = .init(minimum: nil, ideal: nil, maximum: nil)
    ) -> Node {
        Node(
            "frame", layout: FlexibleFrameLayout(width: width, height: height, alignment: .center),
            children: [self])
    }

    func prioritised(_ priority: Double) -> Node {
        var node = self
        node.priority = priority
        return node
    }

    /// Returns the tree on a screen of this size. The nodes must be valid.
    func tree(width: Double, height: Double, insets: EdgeInsets = .zero) -> PlacedTree<String> {
        do {
            return try placed(on: ScreenArea(size: Size(width: width, height: height), safeAreaInsets: insets))
        } catch {
            preconditionFailure(error.message)
        }
    }

    /// Returns the node's size for a proposal.
    func size(for proposal: ProposedViewSize, spacing: SpacingProfile = .iOS) -> Size {
        let size = withRun(on: ScreenArea(size: .zero), spacing) { $0.run.size(0, Proposal(proposal)) }
        guard let size else { preconditionFailure("nested too deep for these tests") }
        return size
    }

    /// Returns the frames by payload after layout on a screen of this size.
    func frames(width: Double, height: Double, insets: EdgeInsets = .zero) -> [String: Rect] {
        let tree = tree(width: width, height: height, insets: insets)
        return Dictionary(tree.nodes.map { ($0.payload, $0.frame) }) { first, _ in first }
    }
}

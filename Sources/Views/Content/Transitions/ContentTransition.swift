import FramewrightDrawing
import FramewrightLayoutEngine

/// The animation between two contents of a text or image.
public struct ContentTransition: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
    }

    let form: Form

    /// Shows the new content at once.
    public static let identity = ContentTransition(form: .identity)
    /// Fades the old content out and the new one in.
    public static let opacity = ContentTransition(form: .opacity)
    /// Interpolates colours if the string stays the same, otherwise fades.
    public static let interpolate = ContentTransition(form: .interpolate)

    /// Rolls the changed characters upwards, or downwards if the number counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(form: .numericText(countsDown: countsDown))
    }

    /// Rolls the changed characters upwards.
    public static var numericText: ContentTransition { numericText() }
}

extension ContentTransition {
    /// Returns the nodes of the old content. A `share` of 1 shows all of it.
    func outgoing(
        _ figure: ViewContent.Figure, for next: ViewContent.Figure, share: Double, offered proposal: ProposedViewSize
    ) -> [ViewNode] {
        let isRolling = isRolling(figure, next)
        let visible = isRolling ? figure.changed(from: next) ?? figure : figure
        let shift = isRolling ? direction * (share - 1) : 0
        return [faded(visible.leaf(offered: proposal), opacity: share, shift: shift)]
    }

    /// Returns the node of the new content. Characters that both have in common stay in place.
    func incoming(_ node: ViewNode, from old: ViewContent.Figure, share: Double) -> ViewNode {
        let figure = node.payload.figure
        let isRolling = isRolling(figure, old)
        let shift = isRolling ? direction * share : 0
        guard isRolling, let changed = figure.changed(from: old), let common = figure.common(with: old) else {
            return faded(node, opacity: 1 - share, shift: shift)
        }
        var (still, moving) = (node, node)
        still.payload.figure = common
        moving.payload.figure = changed
        return still.wrapped(
            in: LayeredLayout(primary: 0, alignment: .center), as: ViewContent("NumericText", allowsOverlap: true),
            beside: [faded(moving, opacity: 1 - share, shift: shift)])
    }

    /// The rolling distance in own heights, positive downwards.
    private var direction: Double {
        if case .numericText(let countsDown) = form { return countsDown ? -0.5 : 0.5 }
        return 0
    }

    private func isRolling(_ figure: ViewContent.Figure, _ other: ViewContent.Figure) -> Bool {
        if case .numericText = form { return figure.changed(from: other) != nil || direction != 0 }
        return false
    }

    private func faded(_ node: ViewNode, opacity: Double, shift: Double) -> ViewNode {
        let layer = DisplayList.Layer(opacity: min(max(opacity, 0), 1))
        let faded = node.wrapped(in: PaddingLayout(.zero), as: ViewContent("Opacity", .layer(layer)))
        guard shift != 0 else { return faded }
        return faded.wrapped(
            in: EdgeShiftLayout(shift: Point(x: 0, y: 1), share: shift), as: ViewContent("Move", allowsOverlap: true))
    }
}

extension ViewContent.Figure {
    /// Returns a node that shows the figure as laid out with its last proposal.
    fileprivate func leaf(offered proposal: ProposedViewSize) -> ViewNode {
        guard case .text(let text) = self else { return ViewNode(ViewContent("Image", self), layout: FillLayout()) }
        let node = ViewNode(ViewContent("Text", self), layout: TextLayoutLeaf(figure: text))
        return node.wrapped(in: ProposalLayout(proposal: proposal), as: ViewContent("FixedProposal"))
    }

    /// Returns a text with the characters that differ from another text of the same length. The other characters take
    /// up space but are not visible.
    fileprivate func changed(from other: ViewContent.Figure) -> ViewContent.Figure? {
        comparing(with: other) { !$0 }
    }

    fileprivate func common(with other: ViewContent.Figure) -> ViewContent.Figure? { comparing(with: other) { $0 } }

    private func comparing(
        with other: ViewContent.Figure, _ isShown: (_ isSame: Bool) -> Bool
    ) -> ViewContent.Figure? {
        guard case .text(let text) = self, case .text(let other) = other else { return nil }
        let (own, others) = (Array(text.string), Array(other.string))
        guard own.count == others.count else { return nil }
        return .text(text.showing { isShown(own[$0] == others[$0]) })
    }
}

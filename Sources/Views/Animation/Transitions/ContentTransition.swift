import FramewrightDrawing
import FramewrightLayoutEngine

/// How a text becomes another inside its view.
public struct ContentTransition: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case identity
        case opacity
        case interpolate
        case numericText(countsDown: Bool)
    }

    let form: Form

    /// The new content is there at once.
    public static let identity = ContentTransition(form: .identity)
    /// The old content fades while the new one appears.
    public static let opacity = ContentTransition(form: .opacity)
    /// The same text changes its colours; another one fades in.
    public static let interpolate = ContentTransition(form: .interpolate)

    /// The characters that change roll: upwards, or downwards where the number counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(form: .numericText(countsDown: countsDown))
    }

    /// Upwards.
    public static var numericText: ContentTransition { numericText() }
}

extension View {
    /// How texts inside become others when they change with an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension EnvironmentValues {
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
}

extension ContentTransition {
    /// What shows of a content on its way out, `share` of 1 being all of it.
    func leaving(
        _ figure: ViewContent.Figure, for next: ViewContent.Figure, share: Double, offered proposal: ProposedViewSize
    ) -> [ViewNode] {
        let isRolling = isRolling(figure, next)
        let visible = isRolling ? figure.changed(from: next) ?? figure : figure
        let shift = isRolling ? direction * (share - 1) : 0
        return [faded(visible.leaf(offered: proposal), share, shift)]
    }

    /// The content that comes: what both have in common stands, the rest comes in.
    func coming(_ node: ViewNode, from old: ViewContent.Figure, share: Double) -> ViewNode {
        let figure = node.payload.figure
        let isRolling = isRolling(figure, old)
        let shift = isRolling ? direction * share : 0
        guard isRolling, let changed = figure.changed(from: old), let common = figure.common(with: old) else {
            return faded(node, 1 - share, shift)
        }
        var (still, moving) = (node, node)
        still.payload.figure = common
        moving.payload.figure = changed
        return still.wrapped(
            in: LayeredLayout(primary: 0, alignment: .center), as: ViewContent("NumericText", allowsOverlap: true),
            beside: [faded(moving, 1 - share, shift)])
    }

    /// Own heights downwards per share.
    private var direction: Double {
        if case .numericText(let countsDown) = form { return countsDown ? -0.5 : 0.5 }
        return 0
    }

    private func isRolling(_ figure: ViewContent.Figure, _ other: ViewContent.Figure) -> Bool {
        if case .numericText = form { return figure.changed(from: other) != nil || direction != 0 }
        return false
    }

    private func faded(_ node: ViewNode, _ opacity: Double, _ shift: Double) -> ViewNode {
        let layer = DisplayList.Layer(opacity: min(max(opacity, 0), 1))
        let faded = node.wrapped(in: PaddingLayout(.zero), as: ViewContent("Opacity", .layer(layer)))
        guard shift != 0 else { return faded }
        return faded.wrapped(
            in: EdgeShiftLayout(shift: Point(x: 0, y: 1), share: shift), as: ViewContent("Move", allowsOverlap: true))
    }
}

extension ViewContent.Figure {
    /// A node that shows it as it was set in the room it was offered.
    fileprivate func leaf(offered proposal: ProposedViewSize) -> ViewNode {
        guard case .text(let text) = self else { return ViewNode(ViewContent("Image", self), layout: FillLayout()) }
        let node = ViewNode(ViewContent("Text", self), layout: TextLayoutLeaf(figure: text))
        return node.wrapped(in: ProposalLayout(proposal: proposal), as: ViewContent("Offer"))
    }

    /// The characters another text of the same length has otherwise; the others are there and not seen.
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

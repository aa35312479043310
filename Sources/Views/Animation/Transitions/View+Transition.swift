import FramewrightLayoutEngine
import FramewrightTypography

extension View {
    /// How the view comes and goes where that is animated; it fades where nothing is said.
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionView(content: self, transition: transition)
    }

    /// How the view comes and goes where that is animated.
    public func transition(_ transition: some Transition) -> some View { self.transition(AnyTransition(transition)) }
}

/// What a node knows of its transition.
struct ResolvedTransition: Sendable {
    let insertion: [TransitionEffect]
    let removal: [TransitionEffect]
    let animation: Animation?
    /// The node before it has come and after it has gone, where views say.
    let coming: ViewNode?
    let gone: ViewNode?

    /// Nothing happens at all.
    var isIdentity: Bool { insertion.isEmpty && removal.isEmpty && coming == nil && gone == nil }
}

private struct TransitionView<Content: View>: PrimitiveView {
    let content: Content
    let transition: AnyTransition

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.at(.position(0)).nodes(of: content).enumerated().map { position, node in
            resolved(node, lowering.at(.position(position + 1)))
        }
    }

    private func resolved(_ node: ViewNode, _ lowering: Lowering) -> ViewNode {
        let isMirrored = lowering.environment.layoutDirection == .rightToLeft
        var result = phase(.identity, node, lowering)
        result.payload.comesAndGoes(
            by: ResolvedTransition(
                insertion: effects(mirrored: isMirrored, \.onInsertion),
                removal: effects(mirrored: isMirrored, \.onRemoval), animation: transition.animation,
                coming: hasViews(\.onInsertion) ? phase(.willAppear, node, lowering) : nil,
                gone: hasViews(\.onRemoval) ? phase(.didDisappear, node, lowering) : nil))
        return result
    }

    private func effects(mirrored: Bool, _ isWanted: (AnyTransition.Part) -> Bool) -> [TransitionEffect] {
        transition.parts.compactMap { part in
            guard isWanted(part), case .effect(let make) = part.deed else { return nil }
            return make(mirrored)
        }
    }

    private func hasViews(_ isWanted: (AnyTransition.Part) -> Bool) -> Bool {
        transition.parts.contains { part in
            if case .views = part.deed { return isWanted(part) }
            return false
        }
    }

    /// The node inside the views of a phase, those of the other way at rest.
    private func phase(_ phase: TransitionPhase, _ node: ViewNode, _ lowering: Lowering) -> ViewNode {
        var view: AnyView?
        for part in transition.parts {
            guard case .views(let make) = part.deed else { continue }
            let takesPart = phase == .willAppear ? part.onInsertion : phase == .didDisappear ? part.onRemoval : true
            view = make(view ?? AnyView(LoweredView(node: node)), takesPart ? phase : .identity)
        }
        guard let view else { return node }
        let key = GraphKey.position(phase == .willAppear ? 0 : phase == .identity ? 1 : 2)
        var result = lowering.at(key).nodes(of: view).single(or: VStackLayout(), named: "VStack")
        result.step = node.step
        return result
    }
}

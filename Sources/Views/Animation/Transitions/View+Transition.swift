import FramewrightLayoutEngine
import FramewrightTypography

extension View {
    /// Sets the transition of the view's animated insertion and removal. The default is a fade.
    public func transition(_ transition: AnyTransition) -> some View {
        TransitionView(content: self, transition: transition)
    }

    /// Sets the transition of the view's animated insertion and removal.
    public func transition(_ transition: some Transition) -> some View { self.transition(AnyTransition(transition)) }
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
        if transition.parts.contains(where: { $0.own?.animation != nil }) {
            (lowering.graph.notes.mayAnimate, lowering.graph.notes.hasMovingTransitions) = (true, true)
        }
        var result = phase(.identity, node: node, in: lowering)
        result.payload.setTransition(
            ResolvedTransition(
                insertion: movements(\.onInsertion),
                removal: movements(\.onRemoval),
                willAppear: hasViews(\.onInsertion) ? phase(.willAppear, node: node, in: lowering) : nil,
                didDisappear: hasViews(\.onRemoval) ? phase(.didDisappear, node: node, in: lowering) : nil,
                insertionAnimation: transition.parts.first { $0.hasViews && $0.onInsertion }?.own,
                removalAnimation: transition.parts.first { $0.hasViews && $0.onRemoval }?.own))
        return result
    }

    private func movements(_ isWanted: (AnyTransition.Part) -> Bool) -> [TransitionMovement] {
        var movements: [TransitionMovement] = []
        for part in transition.parts where isWanted(part) {
            guard case .effect(let effect) = part.operation else { continue }
            if let last = movements.indices.last, movements[last].own == part.own {
                movements[last].effects.append(effect)
            } else {
                movements.append(TransitionMovement(effects: [effect], own: part.own))
            }
        }
        return movements
    }

    private func hasViews(_ isWanted: (AnyTransition.Part) -> Bool) -> Bool {
        transition.parts.contains { $0.hasViews && isWanted($0) }
    }

    /// Returns the node inside the views of a phase. Parts for the other direction are at rest.
    private func phase(_ phase: TransitionPhase, node: ViewNode, in lowering: Lowering) -> ViewNode {
        var view: AnyView?
        for part in transition.parts {
            guard case .views(let make) = part.operation else { continue }
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

extension AnyTransition.Part {
    fileprivate var hasViews: Bool {
        if case .views = operation { return true }
        return false
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine

/// Computes a tree with its animated values at one time, before layout runs.
struct Presenting {
    let time: Double

    /// Returns the node with its values at the time, inside the effects of its transitions.
    func presented(_ node: ViewNode, _ moving: AnimationState?) -> ViewNode {
        guard let moving else { return node }
        var result = node
        if let animatedValue = moving.layout { result.layout = node.layout.presented(by: animatedValue, at: time) }
        result.payload.figure = figure(node.payload.figure, moving, laidOutBy: result.layout)
        for place in result.children.indices {
            guard let inner = moving.children[place] else { continue }
            result.children[place] = presented(result.children[place], inner)
        }
        if hasOutgoingContent(moving) { result = crossing(result, moving) }
        for (effect, share) in effects(of: moving) { result = effect.applied(to: result, share: share) }
        return result
    }

    /// Returns the number of wrapper nodes around the node itself.
    func wrapperCount(_ moving: AnimationState?) -> Int {
        moving.map { effects(of: $0).count + (hasOutgoingContent($0) ? 1 : 0) } ?? 0
    }

    private func effects(of moving: AnimationState) -> [(effect: TransitionEffect, share: Double)] {
        moving.transitions.filter { !$0.isOver(at: time) }.flatMap { progress in
            progress.movement.effects.map { ($0, progress.share(at: time)) }
        }
    }

    private func figure(
        _ figure: ViewContent.Figure, _ moving: AnimationState, laidOutBy layout: any Layout
    ) -> ViewContent.Figure {
        var result = figure
        // A text is drawn with the lengths with which it is measured.
        if moving.layout != nil, case .text(var text) = figure, let leaf = layout as? TextLayoutLeaf {
            text.lengths = leaf.figure.lengths
            result = .text(text)
        }
        if let animatedValue = moving.shape {
            switch result {
            case .shape(let shape, let paint): result = .shape(shape.presented(by: animatedValue, at: time), paint)
            case .clipShape(let shape, let rule):
                result = .clipShape(shape.presented(by: animatedValue, at: time), rule)
            default: break
            }
        }
        return moving.figure.isEmpty ? result : result.moved(by: moving.figure.offset(at: time))
    }

    /// Returns a former content with its animated values.
    private func figure(of content: OutgoingContent) -> ViewContent.Figure {
        var result = content.figure
        if let animatedValue = content.lengths, case .text(let text) = result {
            result = .text(TextLayoutLeaf(figure: text).moved(by: animatedValue, at: time).figure)
        }
        return content.numbers.isEmpty ? result : result.moved(by: content.numbers.offset(at: time))
    }

    private func hasOutgoingContent(_ moving: AnimationState) -> Bool {
        moving.contents.contains { $0.share.end > time }
    }

    /// Returns a text or image in front of its former contents.
    private func crossing(_ node: ViewNode, _ moving: AnimationState) -> ViewNode {
        let former = moving.contents.filter { $0.share.end > time }
        let figures = former.map(figure(of:))
        let layers = former.enumerated().flatMap { index, content in
            let next = index + 1 < former.count ? figures[index + 1] : node.payload.figure
            return content.transition.outgoing(
                figures[index], for: next, share: content.share.offset(at: time), offered: content.proposal)
        }
        guard let last = former.last, let figure = figures.last else { return node }
        let share = last.share.offset(at: time)
        let incoming = last.transition.incoming(node, from: figure, share: share)
        var wrapper = node.wrapped(
            in: LayeredLayout(primary: 0, alignment: .topLeading),
            as: ViewContent("ContentTransition", allowsOverlap: true),
            beside: layers)
        wrapper.children[0] = incoming.replacingStep(with: .index(0))
        return wrapper
    }
}

extension ViewNode {
    fileprivate func replacingStep(with step: IdentityStep) -> ViewNode {
        var node = self
        node.step = step
        return node
    }
}

extension Layout {
    fileprivate func presented(by animatedValue: any AnyAnimatedValue, at time: Double) -> any Layout {
        if let own = self as? AnyLayout { return AnyLayout(own.base.presentedBase(by: animatedValue, at: time)) }
        return moved(by: animatedValue, at: time)
    }

    private func presentedBase(by animatedValue: any AnyAnimatedValue, at time: Double) -> any Layout {
        moved(by: animatedValue, at: time)
    }
}

extension ShapeOutline {
    nonisolated fileprivate func presented(by animatedValue: any AnyAnimatedValue, at time: Double) -> any ShapeOutline
    {
        moved(by: animatedValue, at: time)
    }
}

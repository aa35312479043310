import Framewright
import FramewrightDrawing
import FramewrightViews

extension TreeLint {
    /// Whether a finger can hit a control, and whether its purpose can be read out.
    func control(_ index: Int, _ surroundings: Surroundings, _ findings: inout [Finding]) {
        let area = touchArea(index, surroundings)
        // Frames are snapped to pixels, and shares of a screen to nothing: half a point is no finger's width.
        let side = settings.touchSide - 0.501
        if !area.isEmpty, area.width < side || area.height < side {
            report(
                .touchTarget, index,
                "takes touches in \(cut(area.width))x\(cut(area.height)), a finger needs \(shortest(settings.touchSide)) points",
                &findings)
        }
        if tree.nodes[index].payload.isButton, !isDescribed(index) {
            report(.undescribedControl, index, "has neither text nor a label", &findings)
        }
    }

    /// To a hundredth, and never so that what is too small looks large enough.
    private func cut(_ length: Double) -> String {
        let isHidden = length < settings.touchSide && (length * 100).rounded() >= settings.touchSide * 100
        return isHidden ? shortest((length * 100).rounded(.down) / 100) : brief(length)
    }

    /// The upright rectangle in which a control takes touches, as far as what is around lets them through and the screen
    /// reaches. What scrolls can be scrolled clear of the edges.
    private func touchArea(_ index: Int, _ surroundings: Surroundings) -> Rect {
        var area = tree.nodes[index].hitBounds
        var next = tree.nodes[index].parent
        while let current = next {
            if !tree.nodes[current].payload.scrolledAxes.isEmpty { return area }
            switch tree.nodes[current].payload.figure {
            case .transform(let transform):
                area = transform.projection(in: tree.nodes[current].frame).bounds(of: area)
            case .clip, .clipShape: area = area.intersection(tree.nodes[current].frame) ?? .zero
            case .none, .shape, .text, .image, .layer, .effect, .mask, .hidden: break
            }
            if tree.nodes[current].payload.hitShape != nil {
                area = area.intersection(tree.nodes[current].hitBounds) ?? .zero
            }
            next = tree.nodes[current].parent
        }
        return area.intersection(bounds) ?? .zero
    }

    /// A text inside, or a label on it, around it or inside.
    private func isDescribed(_ index: Int) -> Bool {
        for inner in index..<tree.nodes[index].end where tree.nodes[inner].payload.isSpoken { return true }
        var next = tree.nodes[index].parent
        while let current = next, tree.nodes[current].frame == tree.nodes[index].frame {
            if tree.nodes[current].payload.label != nil { return true }
            next = tree.nodes[current].parent
        }
        return false
    }
}

extension Placed<ViewContent> {
    /// Around the shape in which it takes touches.
    fileprivate var hitBounds: Rect { payload.hitShape?.path(in: frame).boundingRect ?? frame }
}

extension ViewContent {
    /// Waits for a tap, a long press or the keyboard. What is dragged or scrolled is not aimed at.
    var isControl: Bool {
        interactions.contains { interaction in
            switch interaction {
            case .tap, .text, .longPress: true
            case .press, .drag, .pressedDrag, .scroll: false
            }
        }
    }

    /// Looks pressed while a finger is on it; a place that only answers taps may be the ground of a screen.
    fileprivate var isButton: Bool { interactions.contains { if case .press = $0 { true } else { false } } }

    fileprivate var isSpoken: Bool {
        if label != nil { return true }
        if case .text(let text) = figure { return text.string.contains { !$0.isWhitespace } }
        return false
    }
}

import Framewright
import FramewrightDrawing
import FramewrightViews

extension TreeLint {
    /// Checks that a control's touch area is large enough and that a button has a text or label for assistive
    /// technology.
    func control(_ index: Int, inherited: InheritedState, into findings: inout [Finding]) {
        let area = touchArea(index, inherited)
        // Frames are snapped to pixels, and relative sizes are not whole, so half a point is tolerated.
        let side = settings.touchSide - 0.501
        if !area.isEmpty, area.width < side || area.height < side {
            report(
                .touchTarget, at: index,
                explanation:
                    "takes touches in \(formatted(area.width))x\(formatted(area.height)), a touch area needs \(shortest(settings.touchSide)) points",
                into: &findings)
        }
        if tree.nodes[index].payload.isButton, !isDescribed(index) {
            report(.undescribedControl, at: index, explanation: "has neither text nor a label", into: &findings)
        }
    }

    /// Formats a length to hundredths. Rounds down if rounding would hide that the length is below the limit.
    private func formatted(_ length: Double) -> String {
        let isHidden = length < settings.touchSide && (length * 100).rounded() >= settings.touchSide * 100
        return isHidden ? shortest((length * 100).rounded(.down) / 100) : brief(length)
    }

    /// Returns the bounding rectangle of a control's touch area, in points, clipped by its ancestors and the screen.
    /// Inside a scroll view nothing is clipped, because the control can be scrolled into view.
    private func touchArea(_ index: Int, _ inherited: InheritedState) -> Rect {
        var area = tree.nodes[index].hitBounds
        var next = tree.nodes[index].parent
        while let current = next {
            if !tree.nodes[current].payload.scrolledAxes.isEmpty { return area }
            switch tree.nodes[current].payload.figure {
            case .transform(let transform):
                area = transform.projection(in: tree.nodes[current].frame).bounds(of: area)
            case .clip, .clipShape: area = area.overlap(with: tree.nodes[current].frame) ?? .zero
            case .none, .shape, .text, .image, .drawing, .layer, .effect, .mask, .hidden: break
            }
            if tree.nodes[current].payload.hitShape != nil {
                // The row of a list accepts the touches of its only control.
                area =
                    isOnlyControl(index, in: current)
                    ? tree.nodes[current].hitBounds : area.overlap(with: tree.nodes[current].hitBounds) ?? .zero
            }
            next = tree.nodes[current].parent
        }
        return area.overlap(with: bounds) ?? .zero
    }

    private func isOnlyControl(_ index: Int, in ancestor: Int) -> Bool {
        tree.nodes[ancestor].payload.isControl
            && !(ancestor + 1..<tree.nodes[ancestor].end).contains { $0 != index && tree.nodes[$0].payload.isControl }
    }

    /// True if the control contains a text or label, or if an ancestor with the same frame has a label.
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
    /// The bounding rectangle of the shape that takes touches.
    fileprivate var hitBounds: Rect { payload.hitShape?.path(in: frame).boundingRect ?? frame }
}

extension ViewContent {
    /// True if the view takes a tap, a long press or keyboard input. Dragging and scrolling need no precise target.
    var isControl: Bool {
        interactions.contains { interaction in
            switch interaction {
            case .tap, .text, .longPress: true
            case .press, .drag, .pressedDrag, .scroll: false
            }
        }
    }

    /// True if the view has a pressed appearance. A view with only a tap action may be the background of a screen.
    fileprivate var isButton: Bool { interactions.contains { if case .press = $0 { true } else { false } } }

    fileprivate var isSpoken: Bool {
        if label != nil { return true }
        if case .text(let text) = figure { return text.string.contains { !$0.isWhitespace } }
        return false
    }
}

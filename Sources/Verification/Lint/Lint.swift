public import Framewright
import FramewrightDrawing
import FramewrightViews

extension ScreenLayout {
    /// What lint finds in the placed tree, in paint order: all rules but those that need pixels or other layouts of the screen.
    ///
    /// Of `Presentation`s only the front one is asked for touches; what its dim covers is out of use.
    public func findings(_ settings: LintSettings = LintSettings()) -> [Finding] {
        let findings = TreeLint(tree, viewport, settings).findings()
        // Texts that come and go lie on others for a moment.
        guard settings.looks(for: .overlappingText), !isInTransition else { return findings }
        return findings + overlappingTexts(settings)
    }
}

/// Walks a placed tree once and asks every node what is wrong with it.
struct TreeLint {
    let tree: PlacedTree<ViewContent>
    let viewport: Viewport
    let settings: LintSettings
    let bounds: Rect
    let safeBounds: Rect
    let pixel: Double

    init(_ tree: PlacedTree<ViewContent>, _ viewport: Viewport, _ settings: LintSettings) {
        (self.tree, self.viewport, self.settings) = (tree, viewport, settings)
        (bounds, safeBounds) = (viewport.screenArea.bounds, viewport.screenArea.safeBounds)
        pixel = 1 / viewport.scale
    }

    func findings() -> [Finding] {
        var findings: [Finding] = []
        var surroundings = Surroundings()
        let looksForTouch = settings.looks(for: .touchTarget) || settings.looks(for: .undescribedControl)
        var index = 0
        while index < tree.nodes.count {
            surroundings.leave(before: index)
            if tree.nodes[index].payload.hidesContent {
                index = tree.nodes[index].end
                continue
            }
            figure(index, surroundings, &findings)
            if looksForTouch, tree.nodes[index].payload.isControl, !surroundings.isInactive, !tree.rests(index) {
                control(index, surroundings, &findings)
            }
            if !tree.nodes[index].payload.allowsOverlap { overlaps(index, &findings) }
            surroundings.enter(index, tree)
            index += 1
        }
        if settings.looks(for: .unusedSpace) { unusedSpace(&findings) }
        return findings
    }

    /// Adds a finding unless its rule is off or the view is an exception.
    func report(_ rule: LintRule, _ index: Int, _ explanation: @autoclosure () -> String, _ findings: inout [Finding]) {
        guard let level = tree.level(of: rule, at: index, settings) else { return }
        findings.append(tree.finding(rule, level, index, explanation()))
    }

    private func figure(_ index: Int, _ surroundings: Surroundings, _ findings: inout [Finding]) {
        let frame = tree.nodes[index].frame
        guard frame.isFinite else {
            return report(.emptyFrame, index, "its frame is not made of numbers", &findings)
        }
        switch tree.nodes[index].payload.figure {
        case .none, .layer, .effect, .transform, .mask, .hidden: return
        case .text(let text):
            if frame.isEmpty, !text.string.isEmpty {
                report(.emptyFrame, index, "nothing of it can be seen", &findings)
            }
            self.text(text, index, surroundings, &findings)
        case .clip, .clipShape:
            if frame.isEmpty { report(.emptyFrame, index, "nothing of it can be seen", &findings) }
        case .shape, .image:
            guard !frame.isEmpty else { return report(.emptyFrame, index, "nothing of it can be seen", &findings) }
            let seen = surroundings.isTransformed ? tree.seenFrame(of: index) : frame
            if surroundings.scrolledAxes.isEmpty, !bounds.contains(seen, tolerance: pixel) {
                report(.outsideScreen, index, "the screen is \(bounds)", &findings)
            }
        }
    }
}

/// What is known of the nodes around the one a walk is at.
struct Surroundings {
    /// The axes along which something around scrolls.
    private(set) var scrolledAxes: Axis.Set = []
    /// Something around turns, scales or bends.
    private(set) var isTransformed = false
    /// Out of use: disabled, or behind something shown over the screen.
    private(set) var isInactive = false
    private var outside: [Outside] = []

    private struct Outside {
        let end: Int
        let scrolledAxes: Axis.Set
        let isTransformed: Bool
        let isInactive: Bool
    }

    mutating func leave(before index: Int) {
        while let last = outside.last, last.end <= index {
            (scrolledAxes, isTransformed, isInactive) = (last.scrolledAxes, last.isTransformed, last.isInactive)
            outside.removeLast()
        }
    }

    mutating func enter(_ index: Int, _ tree: PlacedTree<ViewContent>) {
        let axes = tree.nodes[index].payload.scrolledAxes
        var transforms = false
        if case .transform = tree.nodes[index].payload.figure { transforms = true }
        let rests = tree.rests(index)
        guard !axes.isEmpty || transforms || rests else { return }
        outside.append(
            Outside(
                end: tree.nodes[index].end, scrolledAxes: scrolledAxes, isTransformed: isTransformed,
                isInactive: isInactive))
        scrolledAxes.formUnion(axes)
        isTransformed = isTransformed || transforms
        isInactive = isInactive || rests
    }
}

extension PlacedTree<ViewContent> {
    /// The level of a rule for a view; nil where it is not looked for there.
    func level(of rule: LintRule, at index: Int, _ settings: LintSettings) -> LintLevel? {
        let level = settings.level(of: rule)
        guard level != .off else { return nil }
        var next: Int? = index
        while let current = next {
            if nodes[current].payload.lintExceptions.contains(where: { $0.rule == rule }) { return nil }
            next = nodes[current].parent
        }
        return level
    }

    func finding(_ rule: LintRule, _ level: LintLevel, _ index: Int, _ explanation: String) -> Finding {
        Finding(
            rule: rule, level: level, path: path(of: index),
            view: authorName(of: index), frame: nodes[index].frame,
            explanation: explanation)
    }

    /// Out of use, with everything inside.
    func rests(_ index: Int) -> Bool {
        nodes[index].payload.isDisabled || !nodes[index].payload.allowsHitTesting || isCovered(index)
    }

    /// True for what lies behind something shown over the screen.
    func isCovered(_ index: Int) -> Bool {
        guard let parent = nodes[index].parent, nodes[parent].payload.isPresentation else { return false }
        return nodes[index].end < nodes[parent].end
    }
}

public import Framewright
import FramewrightDrawing
import FramewrightViews

extension ScreenLayout {
    /// Returns the lint findings of the placed tree, in paint order, for all rules that need neither pixels nor other
    /// layouts of the screen.
    ///
    /// If `Presentation`s are shown, touch rules apply to the front one only, because everything behind it is
    /// inactive.
    public func findings(_ settings: LintSettings = LintSettings()) -> [Finding] {
        let findings = TreeLint(tree, on: viewport, settings: settings).findings()
        // Texts overlap briefly while they are inserted and removed.
        guard settings.checks(.overlappingText), !isInTransition else { return findings }
        return findings + overlappingTexts(settings)
    }
}

/// The rules that examine each node of a placed tree in one walk.
struct TreeLint {
    let tree: PlacedTree<ViewContent>
    let viewport: Viewport
    let settings: LintSettings
    let bounds: Rect
    let safeBounds: Rect
    let pixel: Double

    init(_ tree: PlacedTree<ViewContent>, on viewport: Viewport, settings: LintSettings) {
        (self.tree, self.viewport, self.settings) = (tree, viewport, settings)
        (bounds, safeBounds) = (viewport.screenArea.bounds, viewport.screenArea.safeBounds)
        pixel = 1 / viewport.scale
    }

    func findings() -> [Finding] {
        var findings: [Finding] = []
        var inherited = InheritedState()
        let checksTouch = settings.checks(.touchTarget) || settings.checks(.undescribedControl)
        var index = 0
        while index < tree.nodes.count {
            inherited.leave(before: index)
            if tree.nodes[index].payload.hidesContent {
                index = tree.nodes[index].end
                continue
            }
            figure(index, inherited: inherited, into: &findings)
            if checksTouch, tree.nodes[index].payload.isControl, !inherited.isInactive, !tree.isInactive(index) {
                control(index, inherited: inherited, into: &findings)
            }
            if !tree.nodes[index].payload.allowsOverlap { overlaps(index, &findings) }
            inherited.enter(index, tree)
            index += 1
        }
        if settings.checks(.unusedSpace) { unusedSpace(&findings) }
        return findings
    }

    /// Adds a finding, unless the rule is off or the view has an exception for it.
    func report(_ rule: LintRule, at index: Int, explanation: @autoclosure () -> String, into findings: inout [Finding])
    {
        guard let level = tree.level(of: rule, at: index, settings) else { return }
        findings.append(tree.finding(rule, level: level, at: index, explanation: explanation()))
    }

    private func figure(_ index: Int, inherited: InheritedState, into findings: inout [Finding]) {
        let frame = tree.nodes[index].frame
        guard frame.isFinite else {
            return report(.emptyFrame, at: index, explanation: "its frame is not made of numbers", into: &findings)
        }
        switch tree.nodes[index].payload.figure {
        case .none, .layer, .effect, .transform, .mask, .hidden: return
        case .text(let text):
            if frame.isEmpty, !text.string.isEmpty {
                report(.emptyFrame, at: index, explanation: "nothing of it can be seen", into: &findings)
            }
            self.text(text, at: index, inherited: inherited, into: &findings)
        case .clip, .clipShape:
            if frame.isEmpty {
                report(.emptyFrame, at: index, explanation: "nothing of it can be seen", into: &findings)
            }
        case .shape, .image, .drawing:
            guard !frame.isEmpty else {
                return report(.emptyFrame, at: index, explanation: "nothing of it can be seen", into: &findings)
            }
            let seen = inherited.isTransformed ? tree.seenFrame(of: index) : frame
            if inherited.scrolledAxes.isEmpty, !bounds.contains(seen, tolerance: pixel) {
                report(.outsideScreen, at: index, explanation: "the screen is \(bounds)", into: &findings)
            }
        }
    }
}

/// The state inherited from the ancestors of the current node of a walk.
struct InheritedState {
    /// The axes along which an ancestor scrolls.
    private(set) var scrolledAxes: Axis.Set = []
    /// True if an ancestor applies a transform.
    private(set) var isTransformed = false
    /// True if the node is disabled, ignores touches or lies behind a presentation.
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
        let isNodeInactive = tree.isInactive(index)
        guard !axes.isEmpty || transforms || isNodeInactive else { return }
        outside.append(
            Outside(
                end: tree.nodes[index].end, scrolledAxes: scrolledAxes, isTransformed: isTransformed,
                isInactive: isInactive))
        scrolledAxes.formUnion(axes)
        isTransformed = isTransformed || transforms
        isInactive = isInactive || isNodeInactive
    }
}

extension PlacedTree<ViewContent> {
    /// Returns the level of a rule for a view, or nil if the rule is off or the view or an ancestor has an exception
    /// for it.
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

    func finding(_ rule: LintRule, level: LintLevel, at index: Int, explanation: String) -> Finding {
        Finding(
            rule: rule, level: level, path: path(of: index),
            view: authorName(of: index), frame: nodes[index].frame,
            explanation: explanation)
    }

    /// True if a node and its descendants are inactive: disabled, without hit testing, or behind a presentation.
    func isInactive(_ index: Int) -> Bool {
        nodes[index].payload.isDisabled || !nodes[index].payload.allowsHitTesting || isBehindPresentation(index)
    }

    /// True if a node lies behind a presentation.
    func isBehindPresentation(_ index: Int) -> Bool {
        guard let parent = nodes[index].parent, nodes[parent].payload.isPresentation else { return false }
        return nodes[index].end < nodes[parent].end
    }
}

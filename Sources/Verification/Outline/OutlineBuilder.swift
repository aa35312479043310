import Framewright
import FramewrightDrawing
import FramewrightViews

/// Builds the entries of an outline from a placed tree, from the innermost views outwards.
struct OutlineBuilder {
    private let tree: PlacedTree<ViewContent>
    private let bounds: Rect
    /// The findings by path that are not part of an entry yet.
    private var findings: [String: [Finding]]
    private let order: [Finding]

    init(_ layout: ScreenLayout, findings: [Finding]) {
        tree = layout.tree
        bounds = layout.viewport.screenArea.bounds
        order = findings
        self.findings = Dictionary(grouping: findings, by: \.path)
    }

    /// The findings that belong to no entry, after the entries were built.
    var otherFindings: [Finding] { order.filter { findings[$0.path] != nil } }

    /// Returns the outermost entries.
    mutating func entries() -> [OutlineEntry] {
        // In reverse paint order, the entries of the views inside a view are there before it.
        var produced: [[OutlineEntry]] = Array(repeating: [], count: tree.nodes.count)
        for index in tree.nodes.indices.reversed() {
            var inner: [OutlineEntry] = []
            var child = index + 1
            while child < tree.nodes[index].end {
                inner += produced[child]
                produced[child] = []
                child = tree.nodes[child].end
            }
            guard !tree.nodes[index].payload.hidesContent else { continue }
            produced[index] = entries(at: index, around: inner)
            if tree.isBehindPresentation(index) {
                for place in produced[index].indices { produced[index][place].states.insert(.behind) }
            }
        }
        return produced.first.map { condensed($0) } ?? []
    }

    /// Returns the entries of a view around those of the views inside.
    private mutating func entries(at index: Int, around inner: [OutlineEntry]) -> [OutlineEntry] {
        let node = tree.nodes[index]
        var entry = entry(at: index)
        let hasAttributes = entry.hasAttributes
        if entry.isControl { return [control(entry, around: inner)] }
        guard inner.isEmpty else {
            let visible = node.payload.allowsOverlap ? Self.withoutDecoration(inner) : inner
            if visible.count == 1 { return [merged(entry, visible[0], isModifier: node.payload.isModifier)] }
            guard hasAttributes || !node.payload.isModifier else { return visible }
            entry.children = condensed(visible)
            guard !hasAttributes, visible.allSatisfy(\.isDecoration) else { return [entry] }
            entry.isDecoration = true
            return entry.children.count == 1 ? entry.children : [entry]
        }
        switch node.payload.figure {
        case .text(let text):
            if entry.contents.isEmpty { entry.contents = [.text(text.string)] }
            let isBlank = !text.string.contains { !$0.isWhitespace }
            return isBlank && !hasAttributes ? [] : [entry]
        case .image(let image):
            if entry.contents.isEmpty { entry.contents = [.image(image.label)] }
            return [entry]
        case .shape(_, let paint):
            entry.isDecoration = !hasAttributes
            return paint.largestOpacity > 0 || hasAttributes ? [entry] : []
        case .drawing(let list):
            entry.isDecoration = !hasAttributes
            return !list.items.isEmpty || hasAttributes ? [entry] : []
        case .none, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden:
            return hasAttributes ? [entry] : []
        }
    }

    /// Returns the entry of a node alone, and takes its findings.
    private mutating func entry(at index: Int) -> OutlineEntry {
        let payload = tree.nodes[index].payload
        var entry = OutlineEntry(type: tree.authorType(of: index), frame: tree.seenFrame(of: index))
        entry.isControl = payload.controlType != nil
        entry.identifier = payload.identifier
        if let label = payload.label { entry.contents = [.text(label)] }
        entry.value = payload.state?.value
        if payload.isDisabled { entry.states.insert(.disabled) }
        if payload.state?.isSelected == true { entry.states.insert(.selected) }
        if payload.state?.isFocused == true { entry.states.insert(.focused) }
        for interaction in payload.interactions {
            switch interaction {
            case .tap: entry.states.insert(.tap)
            case .longPress: entry.states.insert(.hold)
            case .drag, .pressedDrag: entry.states.insert(.drag)
            case .scroll: entry.states.insert(.scroll)
            case .press, .text: break
            }
        }
        if !findings.isEmpty { entry.findings = findings.removeValue(forKey: tree.path(of: index)) ?? [] }
        return entry
    }
}

extension OutlineBuilder {
    /// Returns a control with the texts and images inside in its own line.
    private func control(_ control: OutlineEntry, around inner: [OutlineEntry]) -> OutlineEntry {
        var control = control
        let hasLabel = !control.contents.isEmpty
        var others: [OutlineEntry] = []
        var waiting = Array(inner.filter { !$0.isDecoration }.reversed())
        while let part = waiting.popLast() {
            guard part.isPlain else {
                others.append(part)
                continue
            }
            if !hasLabel { control.contents += part.contents }
            control.absorb(part)
            waiting += part.children.filter { !$0.isDecoration }.reversed()
        }
        if let target = others.firstIndex(where: \.isUnnamedTarget), others.filter(\.isUnnamedTarget).count == 1 {
            if !control.states.contains(.tap) { control.touchArea = others[target].frame }
            control.absorb(others.remove(at: target))
        }
        control.states.remove(.tap)
        control.children = condensed(others)
        return control
    }

    /// Returns a view and the only one inside on one line, or nested if both have attributes.
    private func merged(_ outer: OutlineEntry, _ inner: OutlineEntry, isModifier: Bool) -> OutlineEntry {
        guard outer.hasAttributes else { return inner }
        let isTouchOnly = outer.identifier == nil && outer.contents.isEmpty && outer.value == nil
        guard inner.identifier == nil || isTouchOnly, isModifier || inner.isLeaf || isTouchOnly else {
            var entry = outer
            entry.children = [inner]
            return entry
        }
        var entry = inner
        if !isModifier, inner.isLeaf, !inner.isControl, !inner.isDecoration, outer.identifier != nil {
            entry.type = outer.type
        }
        entry.isDecoration = false
        entry.identifier = outer.identifier ?? inner.identifier
        if !outer.contents.isEmpty { entry.contents = outer.contents }
        entry.value = outer.value ?? inner.value
        entry.states.formUnion(inner.isControl ? outer.states.subtracting([.tap]) : outer.states)
        entry.findings = outer.findings + inner.findings
        if outer.identifier != nil || !outer.states.isEmpty { entry.frame = outer.frame }
        return entry
    }

    /// Returns the entries that are not decoration. If all are, returns the largest one.
    private static func withoutDecoration(_ entries: [OutlineEntry]) -> [OutlineEntry] {
        let others = entries.filter { !$0.isDecoration }
        if !others.isEmpty { return others }
        let largest = entries.max { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
        return largest.map { [$0] } ?? []
    }

    /// Counts rows of equal shapes and of views outside the screen.
    private func condensed(_ entries: [OutlineEntry]) -> [OutlineEntry] {
        var condensed: [OutlineEntry] = []
        var start = 0
        while start < entries.count {
            let first = entries[start]
            let isFar = isOffScreen(first)
            var end = start + 1
            while end < entries.count,
                isFar ? isOffScreen(entries[end]) : first.isDecoration && entries[end].isAlike(first)
            {
                end += 1
            }
            let run = entries[start..<end]
            condensed += run.count < Self.shortestRun ? Array(run) : [Self.counted(run, isOffScreen: isFar)]
            start = end
        }
        return condensed
    }

    /// The number of entries from which a row is counted.
    private static let shortestRun = 3

    private func isOffScreen(_ entry: OutlineEntry) -> Bool {
        !entry.hasFindings && entry.frame.isFinite && entry.frame.overlap(with: bounds) == nil
    }

    private static func counted(_ run: ArraySlice<OutlineEntry>, isOffScreen: Bool) -> OutlineEntry {
        var entry = run.reduce(run[run.startIndex]) { union, entry in
            var union = union
            union.frame = union.frame.union(entry.frame)
            return union
        }
        entry.kind = isOffScreen ? .offScreen(run.reduce(0) { $0 + $1.total }) : .alike(run.count)
        if isOffScreen {
            let first = run[run.startIndex].firstContent
            (entry.contents, entry.identifier, entry.value) = (first.map { [$0] } ?? [], nil, nil)
            (entry.states, entry.touchArea, entry.children) = ([], nil, [])
        }
        return entry
    }
}

extension OutlineEntry {
    /// True if the view has more than a type and a frame.
    fileprivate var hasAttributes: Bool {
        isControl || identifier != nil || value != nil || !contents.isEmpty || !states.isEmpty || !findings.isEmpty
    }

    /// True if nothing is lost of it in the line of a control around it, but its nesting.
    fileprivate var isPlain: Bool {
        !isControl && identifier == nil && value == nil && states.isSubset(of: [.focused, .scroll, .disabled])
    }

    /// True for a part of a control that takes its taps.
    fileprivate var isUnnamedTarget: Bool {
        !isControl && identifier == nil && value == nil && contents.isEmpty && children.isEmpty && states.contains(.tap)
    }

    /// Adds the states and findings of a part that gets no line of its own.
    fileprivate mutating func absorb(_ part: OutlineEntry) {
        states.formUnion(part.states.subtracting([.tap]))
        findings += part.findings
    }

    /// True for a view without others inside.
    fileprivate var isLeaf: Bool { children.isEmpty && !isControl && identifier == nil }

    /// True if it looks like another one but for its place.
    fileprivate func isAlike(_ other: OutlineEntry) -> Bool { isDecoration && type == other.type && kind == other.kind }

    /// The number of lines of the entry and those inside.
    fileprivate var total: Int {
        if case .offScreen(let count) = kind { return count }
        return children.reduce(1) { $0 + $1.total }
    }

    fileprivate var hasFindings: Bool { !findings.isEmpty || children.contains(where: \.hasFindings) }

    fileprivate var firstContent: Content? {
        contents.first ?? children.lazy.compactMap(\.firstContent).first
    }
}

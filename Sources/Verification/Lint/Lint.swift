public import Framewright

extension ScreenLayout {
    /// Everything lint finds, in paint order.
    public func findings() -> [Finding] {
        tree.nodes.indices.flatMap { index in
            emptyFrame(index) + shape(index) + text(index) + overlaps(index)
        }
    }

    private func finding(_ rule: Finding.Rule, _ index: Int, _ explanation: String) -> Finding {
        let node = tree.nodes[index]
        return Finding(
            rule: rule, path: tree.path(of: index), view: node.payload.identifier ?? node.payload.name,
            frame: node.frame, explanation: explanation)
    }

    private func emptyFrame(_ index: Int) -> [Finding] {
        let node = tree.nodes[index]
        switch node.payload.figure {
        case .none, .layer, .mask, .hidden: guard !node.frame.isFinite else { return [] }
        case .text(let text): guard !text.string.isEmpty, node.frame.isEmpty || !node.frame.isFinite else { return [] }
        case .shape, .image, .clip, .clipShape: guard node.frame.isEmpty || !node.frame.isFinite else { return [] }
        }
        return [finding(.emptyFrame, index, "nothing of it can be seen")]
    }

    private func shape(_ index: Int) -> [Finding] {
        let node = tree.nodes[index]
        guard case .shape = node.payload.figure, !isScrolled(index), !node.frame.isEmpty,
            !viewport.screenArea.bounds.contains(node.frame, tolerance: 1 / viewport.scale)
        else { return [] }
        return [finding(.outsideScreen, index, "the screen is \(viewport.screenArea.bounds)")]
    }

    private func text(_ index: Int) -> [Finding] {
        let node = tree.nodes[index]
        guard case .text(let text) = node.payload.figure, let lines = try? text.layout(for: node.proposal) else {
            return []
        }
        var findings: [Finding] = []
        if lines.isTruncated { findings.append(finding(.truncatedText, index, "\"\(text.string)\" is cut short")) }
        if overflows(node, lines) {
            findings.append(finding(.overflowingText, index, "\"\(text.string)\" was offered \(node.proposal)"))
        }
        if !lines.missing.isEmpty {
            let characters = lines.missing.map { "\($0)" }.joined(separator: " ")
            findings.append(finding(.missingGlyph, index, "no font has \(characters)"))
        }
        return findings + placement(index)
    }

    /// More than a point and a pixel too large: line heights are rounded up to whole pixels.
    private func overflows(_ node: Placed<ViewContent>, _ lines: TextLayout) -> Bool {
        let slack = max(1, 1 / viewport.scale)
        return lines.size.width > (node.proposal.width ?? .infinity) + slack
            || lines.size.height > (node.proposal.height ?? .infinity) + slack
    }

    /// Text that scrolls may be anywhere along the scrolled axis; the window itself is checked across it.
    private func placement(_ index: Int) -> [Finding] {
        let node = tree.nodes[index]
        var bounds = viewport.screenArea.safeBounds
        if isScrolled(index) {
            bounds = Rect(x: bounds.minX, y: node.frame.minY, width: bounds.width, height: node.frame.height)
        }
        guard !node.frame.isEmpty, !bounds.contains(node.frame, tolerance: 1 / viewport.scale) else { return [] }
        return [finding(.outsideSafeArea, index, "the safe area is \(viewport.screenArea.safeBounds)")]
    }

    private func isScrolled(_ index: Int) -> Bool {
        var parent = tree.nodes[index].parent
        while let current = parent {
            if case .clip = tree.nodes[current].payload.figure { return true }
            parent = tree.nodes[current].parent
        }
        return false
    }

    private func overlaps(_ index: Int) -> [Finding] {
        guard !tree.nodes[index].payload.allowsOverlap else { return [] }
        let children = children(of: index)
        return children.indices.flatMap { first in
            children[(first + 1)...].compactMap { second in overlap(children[first], second) }
        }
    }

    private func overlap(_ first: Int, _ second: Int) -> Finding? {
        let pixel = 1 / viewport.scale
        guard let shared = tree.nodes[first].frame.intersection(tree.nodes[second].frame),
            shared.width > pixel, shared.height > pixel
        else { return nil }
        let other = tree.nodes[first].payload
        return finding(.overlap, second, "shares \(shared) with \(other.identifier ?? other.name)")
    }

    private func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < tree.nodes[index].end {
            children.append(next)
            next = tree.nodes[next].end
        }
        return children
    }
}

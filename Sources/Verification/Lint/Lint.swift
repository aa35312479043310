public import Framewright
import FramewrightViews

extension ScreenLayout {
    /// Everything lint finds, in paint order.
    public func findings() -> [Finding] {
        visible.flatMap { index in emptyFrame(index) + shape(index) + text(index) + overlaps(index) }
    }

    /// All nodes but those inside something hidden or wholly transparent.
    private var visible: [Int] {
        var visible: [Int] = []
        var next = 0
        while next < tree.nodes.count {
            visible.append(next)
            next = tree.nodes[next].payload.hidesContent ? tree.nodes[next].end : next + 1
        }
        return visible
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
        case .none, .layer, .effect, .transform, .mask, .hidden: guard !node.frame.isFinite else { return [] }
        case .text(let text): guard !text.string.isEmpty, node.frame.isEmpty || !node.frame.isFinite else { return [] }
        case .shape, .image, .clip, .clipShape: guard node.frame.isEmpty || !node.frame.isFinite else { return [] }
        }
        let isNumber = node.frame.isFinite
        return [
            finding(.emptyFrame, index, isNumber ? "nothing of it can be seen" : "its frame is not made of numbers")
        ]
    }

    private func shape(_ index: Int) -> [Finding] {
        let node = tree.nodes[index]
        guard node.payload.isPicture, scrolledAxes(index).isEmpty, !node.frame.isEmpty,
            !viewport.screenArea.bounds.contains(tree.seenFrame(of: index), tolerance: 1 / viewport.scale)
        else { return [] }
        return [finding(.outsideScreen, index, "the screen is \(viewport.screenArea.bounds)")]
    }

    private func text(_ index: Int) -> [Finding] {
        let node = tree.nodes[index]
        guard case .text(let text) = node.payload.figure, let lines = try? text.layout(for: node.proposal) else {
            return []
        }
        var findings: [Finding] = []
        if lines.isTruncated { findings.append(finding(.truncatedText, index, "\(quoted(text.string)) is cut short")) }
        if overflows(index, lines) {
            findings.append(finding(.overflowingText, index, "\(quoted(text.string)) was offered \(node.proposal)"))
        } else if let clip = clip(around: index) {
            findings.append(finding(.overflowingText, index, "\(quoted(text.string)) is cut off at \(clip)"))
        }
        if !lines.missing.isEmpty {
            let characters = lines.missing.map { "\($0)" }.joined(separator: " ")
            findings.append(finding(.missingGlyph, index, "no font has \(characters)"))
        }
        return findings + placement(index)
    }

    /// More than a point and a pixel too large for what it was offered, and sticking out of something around it: what a
    /// stack offers is a share, and a line may take more of the stack's room.
    private func overflows(_ index: Int, _ lines: TextLayout) -> Bool {
        let (node, slack) = (tree.nodes[index], max(1, 1 / viewport.scale))
        if lines.size.width > (node.proposal.width ?? .infinity) + slack { return sticksOut(index, slack) }
        return lines.size.height > (node.proposal.height ?? .infinity) + slack && sticksOut(index, slack)
    }

    /// The frame that cuts part of a text off for good, if there is one; what scrolls may be scrolled to.
    private func clip(around index: Int) -> Rect? {
        var frame = tree.nodes[index].frame
        var parent = tree.nodes[index].parent
        while let current = parent, tree.nodes[current].payload.scrolledAxes.isEmpty {
            let node = tree.nodes[current]
            if case .transform(let transform) = node.payload.figure {
                frame = transform.projection(in: node.frame).bounds(of: frame)
            }
            if node.payload.clips, !node.frame.contains(frame, tolerance: max(1, 1 / viewport.scale)) {
                return node.frame
            }
            parent = node.parent
        }
        return nil
    }

    /// Reaches beyond a view around it, up to the next scroll view.
    private func sticksOut(_ index: Int, _ slack: Double) -> Bool {
        let frame = tree.nodes[index].frame
        var parent = tree.nodes[index].parent
        while let current = parent, tree.nodes[current].payload.scrolledAxes.isEmpty {
            if !tree.nodes[current].frame.contains(frame, tolerance: slack) { return true }
            parent = tree.nodes[current].parent
        }
        return false
    }

    /// Text that scrolls may be anywhere along the scrolled axis; it is checked across it.
    private func placement(_ index: Int) -> [Finding] {
        let (frame, axes) = (tree.seenFrame(of: index), scrolledAxes(index))
        var bounds = viewport.screenArea.safeBounds
        if axes.contains(.horizontal) {
            bounds = Rect(x: frame.minX, y: bounds.minY, width: frame.width, height: bounds.height)
        }
        if axes.contains(.vertical) {
            bounds = Rect(x: bounds.minX, y: frame.minY, width: bounds.width, height: frame.height)
        }
        guard !frame.isEmpty, !bounds.contains(frame, tolerance: 1 / viewport.scale) else { return [] }
        return [finding(.outsideSafeArea, index, "the safe area is \(viewport.screenArea.safeBounds)")]
    }

    /// The axes along which something around the node scrolls.
    private func scrolledAxes(_ index: Int) -> Axis.Set {
        var axes: Axis.Set = []
        var parent = tree.nodes[index].parent
        while let current = parent {
            axes.formUnion(tree.nodes[current].payload.scrolledAxes)
            parent = tree.nodes[current].parent
        }
        return axes
    }

    /// Children that are seen, from the highest to the lowest: each is compared with those that begin before it ends.
    private func overlaps(_ index: Int) -> [Finding] {
        guard !tree.nodes[index].payload.allowsOverlap else { return [] }
        let children = children(of: index).filter {
            !tree.nodes[$0].payload.hidesContent && tree.nodes[$0].frame.isFinite
        }
        let order = children.sorted { (tree.nodes[$0].frame.minY, $0) < (tree.nodes[$1].frame.minY, $1) }
        var pairs: [(first: Int, second: Int)] = []
        for (position, upper) in order.enumerated() {
            let below = order[(position + 1)...].prefix { tree.nodes[$0].frame.minY < tree.nodes[upper].frame.maxY }
            pairs += below.map { (min(upper, $0), max(upper, $0)) }
        }
        return pairs.sorted { $0 < $1 }.compactMap { overlap($0.first, $0.second) }
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

extension ViewContent {
    /// Draws an area of its own.
    fileprivate var isPicture: Bool {
        switch figure {
        case .shape, .image: true
        case .none, .text, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: false
        }
    }

    /// Cuts off what lies outside.
    fileprivate var clips: Bool {
        switch figure {
        case .clip, .clipShape: true
        case .none, .shape, .text, .image, .layer, .effect, .transform, .mask, .hidden: false
        }
    }
}

/// Text on one line; a long one by its beginning.
private func quoted(_ text: String) -> String {
    let beginning = text.prefix(60)
    return beginning.debugDescription + (beginning.endIndex < text.endIndex ? "..." : "")
}

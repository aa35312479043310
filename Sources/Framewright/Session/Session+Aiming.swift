import FramewrightDocuments
public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews

extension Session {
    /// Returns the point that touches a target: the middle of the view.
    ///
    /// - Throws: `RenderError.touch` for a view that does not exist, is outside the screen or is covered by another
    ///   one.
    public func point(of target: TouchTarget) throws(RenderError) -> Point {
        switch target {
        case .point(let point): return point
        case .identifier, .text, .named: return try aim(at: target).point
        }
    }

    /// Returns the view of a target and the point that touches it.
    func aim(at target: TouchTarget) throws(RenderError) -> Aim {
        let tree = try layout().tree
        let views = tree.views(meantBy: target)
        guard let first = views.first else {
            throw .touch(.noView(target, suggestion: tree.suggestion(for: target), known: tree.identifiers))
        }
        let aims = views.map { tree.aim(at: $0) }
        let reached = aims.filter(\.isReached)
        if let aim = reached.first {
            // Views of a list may share an identifier. The first one that can be touched is used.
            let isNamed = tree.nodes[aim.index].payload.identifier.map { target.names($0) } ?? false
            guard reached.count == 1 || isNamed else { throw .touch(.ambiguous(target, count: reached.count)) }
            return aim
        }
        throw .touch(tree.obstacle(before: first).map { .covered(target, by: $0) } ?? .outside(target))
    }
}

/// A view to touch, and the point to touch it at.
struct Aim {
    let index: Int
    let point: Point
    /// False if the point is covered or outside the screen.
    let isReached: Bool
}

extension PlacedTree<ViewContent> {
    /// Returns the views with the identifier, otherwise those with the text. Of nested views with the same text, only
    /// the innermost.
    fileprivate func views(meantBy target: TouchTarget) -> [Int] {
        switch target {
        case .point: []
        case .identifier(let name): views(identified: name)
        case .text(let text): views(saying: text)
        case .named(let name):
            view(identified: name) == nil ? views(saying: name) : views(identified: name)
        }
    }

    private func views(identified name: String) -> [Int] {
        nodes.indices.filter { nodes[$0].payload.identifier == name && !isHidden($0) }
    }

    private func views(saying text: String) -> [Int] {
        let all = nodes.indices.filter { nodes[$0].payload.spokenText == text && !isHidden($0) }
        return all.filter { outer in !all.contains { $0 > outer && $0 < nodes[outer].end } }
    }

    private func isHidden(_ index: Int) -> Bool {
        var next: Int? = index
        while let index = next {
            if nodes[index].payload.hidesContent { return true }
            next = nodes[index].parent
        }
        return false
    }

    /// The identifiers of the visible views, each once, in paint order.
    fileprivate var identifiers: [String] {
        var seen: Set<String> = []
        return nodes.indices.compactMap { isHidden($0) ? nil : nodes[$0].payload.identifier }
            .filter { seen.insert($0).inserted }
    }

    fileprivate func suggestion(for target: TouchTarget) -> String? {
        let name: String
        switch target {
        case .point: return nil
        case .identifier(let text), .text(let text), .named(let text): name = text
        }
        let known = nodes.flatMap { [$0.payload.identifier, $0.payload.spokenText].compactMap(\.self) }
        return Suggestion.nearest(to: name, among: known)
    }

    /// Returns the point that touches a view. The view is reached if no view painted after it takes touches at its
    /// middle.
    fileprivate func aim(at index: Int) -> Aim {
        let middle = seenMiddle(of: index)
        let isOnScreen = middle.map { Rect(origin: .zero, size: screen.size).contains($0) } ?? false
        guard let middle else { return Aim(index: index, point: nodes[index].frame.origin, isReached: false) }
        guard isOnScreen, let front = views(at: middle).first else {
            return Aim(index: index, point: middle, isReached: isOnScreen && isOpen(index, at: middle))
        }
        return Aim(index: index, point: middle, isReached: front < nodes[index].end && isOpen(index, at: middle))
    }

    /// True if no ancestor clips the view at the point.
    private func isOpen(_ index: Int, at point: Point) -> Bool {
        var next = nodes[index].parent
        while let index = next {
            guard let local = local(point, to: index), !nodes[index].payload.cutsOff(local, in: nodes[index].frame)
            else {
                return false
            }
            next = nodes[index].parent
        }
        return true
    }

    /// Returns the name of the view that covers the middle of a view. Returns nil if there is none or the middle is
    /// outside the screen.
    fileprivate func obstacle(before index: Int) -> String? {
        guard let middle = seenMiddle(of: index) else { return nil }
        let isOnScreen = Rect(origin: .zero, size: screen.size).contains(middle)
        guard isOnScreen, isOpen(index, at: middle), let front = views(at: middle).first else { return nil }
        return nameForPeople(front)
    }

    /// Returns an identifier or text of the view or its nearest ancestor that has one, otherwise the view's type.
    private func nameForPeople(_ index: Int) -> String {
        var next: Int? = index
        while let outer = next {
            let content = nodes[outer].payload
            if let name = content.identifier ?? content.spokenText { return "'\(name)'" }
            next = nodes[outer].parent
        }
        return "a \(nodes[index].payload.name)"
    }
}

extension ViewContent {
    /// The label or text of the view itself.
    fileprivate var spokenText: String? {
        if let label { return label }
        if case .text(let text) = figure { return text.string }
        return nil
    }

    fileprivate func cutsOff(_ point: Point, in frame: Rect) -> Bool {
        switch figure {
        case .clip: !frame.contains(point)
        case .clipShape(let shape, let rule): !shape.path(in: frame).contains(point, eoFill: rule == .evenOdd)
        case .hidden: true
        case .none, .shape, .text, .image, .drawing, .layer, .effect, .transform, .mask: false
        }
    }
}

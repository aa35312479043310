import FramewrightLayoutEngine

/// The views to which a scroll view can scroll, by identity. Shared by the scroll views inside one reader.
@MainActor
final class ScrollTargets {
    private var marks: [AnyHashable: Int] = [:]
    private var ids: [Int: AnyHashable] = [:]
    /// The marks of the views of a `scrollTargetLayout`, in order.
    var aligned: [Int] = []
    /// Requests scrolling in every scroll view inside.
    var requests: [ObjectIdentifier: @MainActor (Int, ScrollAnchor?) -> Void] = [:]

    /// Returns the mark of a view, which is created at the first use.
    func mark(of id: AnyHashable, in graph: ViewGraph) -> Int {
        if let known = marks[id] { return known }
        let mark = graph.nextMark()
        (marks[id], ids[mark]) = (mark, id)
        return mark
    }

    /// Returns the mark of a view; nil if none has that identity.
    func mark(of id: AnyHashable) -> Int? { marks[id] }

    /// Returns the identity of a marked view.
    func id(of mark: Int) -> AnyHashable? { ids[mark] }

    /// Scrolls to a view.
    func scroll(to id: AnyHashable, anchor: ScrollAnchor?) {
        guard let mark = marks[id] else { return }
        for request in requests.values { request(mark, anchor) }
    }
}

/// The shares of a view and of the visible part that coincide after scrolling.
struct ScrollAnchor: Hashable {
    let x: Double
    let y: Double
}

extension EnvironmentValues {
    /// The views to which a scroll view around can scroll; nil if nothing asks for it.
    var scrollTargets: ScrollTargets? {
        get { self[ScrollTargetsKey.self] }
        set { self[ScrollTargetsKey.self] = newValue }
    }
}

private enum ScrollTargetsKey: EnvironmentKey {
    static let defaultValue: ScrollTargets? = nil
}

extension Lowering {
    /// Marks nodes as those of a view with an identity, if a scroll view around asks for it.
    func scrollTarget(_ nodes: [ViewNode], id: @autoclosure () -> AnyHashable) -> [ViewNode] {
        guard let targets = environment.scrollTargets, let first = nodes.indices.first else { return nodes }
        var nodes = nodes
        let mark = targets.mark(of: id(), in: graph)
        nodes[first].values[FrameMarks.self].append(mark)
        return nodes
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine

/// Composes the presented tree: moves the frames of a placed tree along their animations, and inserts removed views
/// that are still visible.
struct Composing {
    let time: Double
    private var builder: PlacedTreeBuilder<ViewContent>
    private let screen: ScreenArea
    private var presenting: Presenting { Presenting(time: time) }
    /// Whether the children of the current node are mirrored.
    private var mirrors = false
    /// The lower limit of an animated width or height: 0 for display, minus infinity for calculations.
    private let minimumLength: Double

    /// Returns the placed tree of `root` with all its animations at `time`. If it is not for display, widths and
    /// heights may be negative.
    static func compose(
        _ tree: PlacedTree<ViewContent>, root: ViewNode, animating moving: AnimationState, at time: Double,
        isSeen: Bool = true
    ) throws(LayoutError) -> PlacedTree<ViewContent> {
        var composing = Composing(
            time: time, builder: PlacedTreeBuilder(screen: tree.screen, capacity: tree.nodes.count),
            screen: tree.screen, minimumLength: isSeen ? 0 : -.infinity)
        try composing.add(tree, at: 0, node: root, animating: moving, parent: nil, shift: .zero, order: nil)
        return composing.builder.finish()
    }

    /// Adds a node with its wrappers and descendants.
    private mutating func add(
        _ tree: PlacedTree<ViewContent>, at index: Int, node: ViewNode, animating moving: AnimationState?, parent: Int?,
        shift: Point,
        order: Int?
    ) throws(LayoutError) {
        guard let moving, moving.movesFrames || order != nil else {
            return addStill(tree, index, parent: parent, shift: shift, order: order)
        }
        let around = mirrors
        mirrors = node.mirrors ?? mirrors
        defer { mirrors = around }
        let wrappers = presenting.wrapperCount(moving)
        if !moving.contents.isEmpty, moving.children.isEmpty, moving.removed.isEmpty {
            return addLeaf(tree, at: index, animating: moving, parent: parent, shift: shift, order: order)
        }
        var (outer, opened) = (parent, [Int]())
        var frame = Rect.zero
        for level in index...(index + wrappers) {
            frame = moved(tree.nodes[level].frame, animating: moving, shift: shift)
            outer = builder.open(tree.nodes[level], frame: frame, parent: outer, order: level == index ? order : nil)
            opened.append(outer ?? 0)
        }
        let inner = index + wrappers
        try addChildren(tree, at: inner, node: node, animating: moving, parent: outer ?? 0, frame: frame)
        for index in opened.reversed() { builder.close(index) }
    }

    private mutating func addChildren(
        _ tree: PlacedTree<ViewContent>, at index: Int, node: ViewNode, animating moving: AnimationState, parent: Int,
        frame: Rect
    ) throws(LayoutError) {
        let origin = tree.nodes[index].frame.origin
        let shift = frame.origin - origin
        let seen = moving.removed.filter { $0.end > time }
        let order = seen.indices.sorted {
            seen[$0].rank == seen[$1].rank ? $0 < $1 : seen[$0].rank < seen[$1].rank
        }
        var removedNodes = order[...]
        for child in tree.children(of: index) {
            let order = tree.nodes[child].order
            let rank = (node.children[order].zIndex, Double(order))
            while let removed = removedNodes.first, seen[removed].rank < rank {
                try add(seen[removed], removed, parent: parent, origin: origin)
                removedNodes.removeFirst()
            }
            try add(
                tree, at: child, node: node.children[order], animating: moving.children[order], parent: parent,
                shift: shift, order: nil)
        }
        for removed in removedNodes { try add(seen[removed], removed, parent: parent, origin: origin) }
    }

    /// Adds a removed view, laid out by itself with its last frame and proposal. Its order is negative and encodes
    /// its index among the visible removed views.
    private mutating func add(_ removed: RemovedNode, _ place: Int, parent: Int, origin: Point) throws(LayoutError) {
        // It is the root of a separate tree, and roots are placed in the safe area.
        let corner = removed.frame.origin + origin - screen.safeBounds.origin
        let layout = PinnedLayout(origin: corner, proposal: removed.proposal)
        var presented = presenting.presented(removed.node, removed.moving)
        presented.mirrors = presented.mirrors ?? mirrors
        let pinned = ViewNode(ViewContent(modifier: "RemovedView"), layout: layout, children: [presented])
        let tree = try pinned.placed(on: screen)
        try add(
            tree, at: 1, node: removed.node, animating: removed.moving, parent: parent, shift: .zero, order: -1 - place)
    }

    /// Adds a subtree with shifted frames, otherwise unchanged.
    private mutating func addStill(
        _ tree: PlacedTree<ViewContent>, _ index: Int, parent: Int?, shift: Point, order: Int?
    ) {
        var opened: [Int] = []
        var ends: [Int] = []
        for next in index..<tree.nodes[index].end {
            while let end = ends.last, end <= next {
                builder.close(opened.removeLast())
                ends.removeLast()
            }
            let node = tree.nodes[next]
            opened.append(
                builder.open(
                    node, frame: node.frame.offset(by: shift), parent: opened.last ?? parent,
                    order: next == index ? order : nil))
            ends.append(node.end)
        }
        for index in opened.reversed() { builder.close(index) }
    }

    /// Adds a text or image together with its former contents, which move as one.
    private mutating func addLeaf(
        _ tree: PlacedTree<ViewContent>, at index: Int, animating moving: AnimationState, parent: Int?, shift: Point,
        order: Int?
    ) {
        let frame = moved(tree.nodes[index].frame, animating: moving, shift: shift)
        addStill(tree, index, parent: parent, shift: frame.origin - tree.nodes[index].frame.origin, order: order)
    }

    private func moved(_ frame: Rect, animating moving: AnimationState, shift: Point) -> Rect {
        guard !moving.frame.isEmpty else { return frame.offset(by: shift) }
        let offset = moving.frame.offset(at: time)
        return Rect(
            x: frame.minX + shift.x + offset.first.first, y: frame.minY + shift.y + offset.first.second,
            width: max(minimumLength, frame.width + offset.second.first),
            height: max(minimumLength, frame.height + offset.second.second))
    }
}

extension RemovedNode {
    /// The position in paint order.
    fileprivate var rank: (Double, Double) { (node.zIndex, Double(place) - 0.5) }
}

public import FramewrightDrawing
public import FramewrightLayoutEngine

extension PlacedTree<ViewContent> {
    /// The front view that draws something at a point, or takes touches there by its `contentShape`; then those around
    /// it, outwards.
    public func views(at point: Point) -> [Int] {
        var next = hit(nodes.indices, point)
        var views: [Int] = []
        while let index = next {
            views.append(index)
            next = nodes[index].parent
        }
        return views
    }

    /// The view with that accessibility identifier, the first in paint order.
    public func view(identified identifier: String) -> Int? {
        nodes.firstIndex { $0.payload.identifier == identifier }
    }

    /// The last in paint order whose own figure or shape contains the point and that nothing around it cuts off.
    private func hit(_ indices: Range<Int>, _ point: Point) -> Int? {
        var found: Int?
        var finger = Finger(point)
        var index = indices.lowerBound
        while index < indices.upperBound {
            let node = nodes[index]
            finger.leave(before: index)
            if node.payload.isClosed(to: finger.point, in: node.frame) || !finger.enter(node) {
                index = node.end
                continue
            }
            if node.payload.takesTouch(at: finger.point, in: node.frame) { found = index }
            index += 1
        }
        return found
    }
}

/// A touch on its way through a tree: seen from inside a transform it is somewhere else.
private struct Finger {
    private(set) var point: Point
    /// Where it was outside transforms, and the node before which each ends.
    private var outside: [(point: Point, end: Int)] = []

    init(_ point: Point) { self.point = point }

    mutating func leave(before index: Int) {
        while let last = outside.last, last.end <= index {
            point = last.point
            outside.removeLast()
        }
    }

    /// False where nothing inside can be under it.
    mutating func enter(_ node: Placed<ViewContent>) -> Bool {
        guard case .transform(let transform) = node.payload.figure else { return true }
        guard let inside = transform.projection(in: node.frame).inverse?.seen(point) else { return false }
        outside.append((point, node.end))
        point = inside
        return true
    }
}

extension ViewContent {
    /// True when neither the view nor anything inside can be touched there.
    fileprivate func isClosed(to point: Point, in frame: Rect) -> Bool {
        if !allowsHitTesting { return true }
        if let hitShape, !hitShape.path(in: frame).contains(point) { return true }
        return switch figure {
        case .clip: !frame.contains(point)
        case .clipShape(let shape, let rule): !shape.path(in: frame).contains(point, eoFill: rule == .evenOdd)
        case .layer(let layer): layer.opacity == 0
        case .hidden: true
        case .transform(let transform): transform.hidesContent
        case .none, .shape, .text, .image, .effect, .mask: false
        }
    }

    /// A finger may begin to scroll between the views inside, too.
    private var isScrollable: Bool {
        interactions.contains { if case .scroll = $0 { true } else { false } }
    }

    fileprivate func takesTouch(at point: Point, in frame: Rect) -> Bool {
        if hitShape != nil || isScrollable { return true }
        return switch figure {
        case .none, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: false
        case .text, .image: frame.contains(point)
        case .shape(let shape, _): frame.contains(point) && shape.path(in: frame).contains(point)
        }
    }
}

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
            finger.leave(before: index)
            let (content, frame) = (nodes[index].payload, nodes[index].frame)
            if content.isClosed(to: finger.point, in: frame)
                || !finger.enter(content.figure, in: frame, until: nodes[index].end)
            {
                index = nodes[index].end
                continue
            }
            if content.takesTouch(at: finger.point, in: frame) { found = index }
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
    mutating func enter(_ figure: ViewContent.Figure, in frame: Rect, until end: Int) -> Bool {
        guard case .transform(let transform) = figure else { return true }
        guard let inside = transform.projection(in: frame).inverse?.seen(point) else { return false }
        outside.append((point, end))
        point = inside
        return true
    }
}

extension ViewContent {
    /// True when neither the view nor anything inside can be touched there.
    fileprivate func isClosed(to point: Point, in frame: Rect) -> Bool {
        if !allowsHitTesting { return true }
        if let hitShape, !hitShape.covers(point, in: frame) { return true }
        return switch figure {
        case .clip: !frame.contains(point)
        case .clipShape(let shape, let rule): !shape.covers(point, in: frame, eoFill: rule == .evenOdd)
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

extension Shape {
    /// True for a point inside the shape. Most are not even in the rectangle around it, which is cheaper to tell: curves are
    /// not made lines for that.
    nonisolated fileprivate func covers(_ point: Point, in frame: Rect, eoFill: Bool = false) -> Bool {
        let isRectangle = Self.self == Rectangle.self
        let path = isRectangle ? Path() : path(in: frame)
        let around = isRectangle ? frame : path.boundingRect
        guard point.x >= around.minX - 1, point.x <= around.maxX + 1, point.y >= around.minY - 1,
            point.y <= around.maxY + 1
        else { return false }
        return (isRectangle ? self.path(in: frame) : path).contains(point, eoFill: eoFill)
    }
}

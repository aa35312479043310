public import FramewrightDrawing
public import FramewrightLayoutEngine

extension PlacedTree<ViewContent> {
    /// Returns the index of the frontmost view that draws at a point, or accepts touches there by its `contentShape`,
    /// followed by its ancestors, innermost first.
    public func views(at point: Point) -> [Int] {
        var next = hit(nodes.indices, point)
        var views: [Int] = []
        while let index = next {
            views.append(index)
            next = nodes[index].parent
        }
        return views
    }

    /// Returns the index of the view with an accessibility identifier, the first in paint order.
    public func view(identified identifier: String) -> Int? {
        nodes.firstIndex { $0.payload.identifier == identifier }
    }

    /// Returns the origins of the named coordinate spaces that a node and its ancestors begin, the innermost of a name.
    package func coordinateSpaceOrigins(around index: Int) -> [CoordinateSpace: Point] {
        var origins: [CoordinateSpace: Point] = [:]
        var next: Int? = index
        while let current = next {
            for space in nodes[current].payload.coordinateSpaces where origins[space] == nil {
                origins[space] = nodes[current].frame.origin
            }
            next = nodes[current].parent
        }
        return origins
    }

    /// Returns the last node in paint order whose figure or shape contains the point without being clipped.
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

/// A touch location during the traversal of a tree, converted to the coordinates inside the current transforms.
private struct Finger {
    private(set) var point: Point
    /// The locations outside of the open transforms, with the node before which each transform ends.
    private var outside: [(point: Point, end: Int)] = []

    init(_ point: Point) { self.point = point }

    mutating func leave(before index: Int) {
        while let last = outside.last, last.end <= index {
            point = last.point
            outside.removeLast()
        }
    }

    /// Enters a node. Returns false if nothing inside can be at the location.
    mutating func enter(_ figure: ViewContent.Figure, in frame: Rect, until end: Int) -> Bool {
        guard case .transform(let transform) = figure else { return true }
        guard let inside = transform.projection(in: frame).inverse?.seen(point) else { return false }
        outside.append((point, end))
        point = inside
        return true
    }
}

extension ViewContent {
    /// Whether neither the view nor its descendants accept touches at a point.
    fileprivate func isClosed(to point: Point, in frame: Rect) -> Bool {
        if !allowsHitTesting { return true }
        if let hitShape, !hitShape.covers(point, in: frame) { return true }
        return switch figure {
        case .clip: !frame.contains(point)
        case .clipShape(let shape, let rule): !shape.covers(point, in: frame, eoFill: rule == .evenOdd)
        case .layer(let layer): layer.opacity == 0
        case .hidden: true
        case .transform(let transform): transform.hidesContent
        case .none, .shape, .text, .image, .drawing, .effect, .mask: false
        }
    }

    /// Whether the node scrolls. If so, a touch may also begin between its descendants.
    private var isScrollable: Bool {
        interactions.contains { if case .scroll = $0 { true } else { false } }
    }

    fileprivate func takesTouch(at point: Point, in frame: Rect) -> Bool {
        if hitShape != nil || isScrollable { return true }
        return switch figure {
        case .none, .clip, .clipShape, .layer, .effect, .transform, .mask, .hidden: false
        case .text, .image, .drawing: frame.contains(point)
        case .shape(let shape, _): frame.contains(point) && shape.path(in: frame).contains(point)
        }
    }
}

extension ShapeOutline {
    /// Whether a point is inside the shape. The bounding rectangle is tested first, which avoids flattening curves.
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

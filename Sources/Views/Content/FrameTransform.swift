public import FramewrightDrawing
public import FramewrightLayoutEngine

/// A transform of a view about its place, computed from its frame. It has no effect on layout.
public enum FrameTransform: Hashable, Sendable {
    case rotation(Angle, anchor: UnitPoint)
    case scale(Size, anchor: UnitPoint)
    /// A transform whose origin is the frame's top left corner, in points.
    case projection(ProjectionTransform)
    /// A rotation in space. `anchorZ` is in points towards the eye; a `perspective` of 0 is an orthographic
    /// projection.
    case rotation3D(Angle, axis: Axis3D, anchor: UnitPoint, anchorZ: Double, perspective: Double)

    /// A direction in space: x to the right, y downwards, z towards the eye.
    public struct Axis3D: Hashable, Sendable {
        /// The component to the right.
        public var x: Double
        /// The component downwards.
        public var y: Double
        /// The component towards the eye.
        public var z: Double

        /// Creates a direction, which need not be normalized.
        public init(x: Double, y: Double, z: Double) {
            self.x = x
            self.y = y
            self.z = z
        }
    }

    /// Returns the transform from layout coordinates to screen coordinates, for a frame.
    public func projection(in frame: Rect) -> ProjectionTransform {
        switch self {
        case .rotation(let angle, let anchor):
            ProjectionTransform(.rotation(angle)).about(frame.point(anchor))
        case .scale(let scale, let anchor):
            ProjectionTransform(.scale(x: scale.width, y: scale.height)).about(frame.point(anchor))
        case .projection(let transform): transform.about(frame.origin)
        case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
            Self.turn(angle, axis: axis, depth: depth, perspective: perspective, of: frame.size).about(
                frame.point(anchor))
        }
    }

    /// Returns the rotation in space. As in SwiftUI, the eye's distance is the longer side divided by `perspective`.
    private static func turn(
        _ angle: Angle, axis: Axis3D, depth: Double, perspective: Double, of size: Size
    ) -> ProjectionTransform {
        let side = max(size.width, size.height)
        let distance = perspective != 0 && side > 0 ? side / perspective : .infinity
        var turn = ProjectionTransform.rotation(angle, x: axis.x, y: axis.y, z: axis.z, eyeDistance: distance)
        guard depth != 0, depth.isFinite else { return turn }
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return turn }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (Trigonometry.sine(angle.radians), Trigonometry.cosine(angle.radians))
        // Subtracts the displacement of the point `depth` behind the anchor.
        turn.m31 -= ((1 - cosine) * x * z + sine * y) * depth
        turn.m32 -= ((1 - cosine) * y * z - sine * x) * depth
        turn.m33 -= (depth - (cosine + (1 - cosine) * z * z) * depth) / distance
        return turn
    }

    /// Whether the content is invisible in every frame.
    var hidesContent: Bool {
        if case .scale(let scale, _) = self { return scale.width == 0 || scale.height == 0 }
        return false
    }
}

extension FrameTransform: CustomStringConvertible {
    /// The parameters as text, for dumps.
    public var description: String {
        switch self {
        case .rotation(let angle, let anchor): "\(angle) about \(anchor.x),\(anchor.y)"
        case .scale(let scale, let anchor): "\(scale) about \(anchor.x),\(anchor.y)"
        case .projection(let transform): "\(transform)"
        case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
            "\(angle) around \(axis.x),\(axis.y),\(axis.z) about \(anchor.x),\(anchor.y),\(depth) perspective \(perspective)"
        }
    }
}

extension Rect {
    fileprivate func point(_ anchor: UnitPoint) -> Point {
        Point(x: minX + anchor.x * width, y: minY + anchor.y * height)
    }
}

extension PlacedTree<ViewContent> {
    /// Returns the transform from a node's layout to the screen, which combines all enclosing transforms. Returns nil
    /// if there are none, which is the usual case.
    package func transform(around index: Int) -> ProjectionTransform? {
        var result: ProjectionTransform?
        var next = nodes[index].parent
        while let parent = next {
            if case .transform(let transform) = nodes[parent].payload.figure {
                let outer = transform.projection(in: nodes[parent].frame)
                result = result?.concatenating(outer) ?? outer
            }
            next = nodes[parent].parent
        }
        return result
    }

    /// Returns the centre of a node's frame on the screen; nil if it is behind the eye.
    package func seenMiddle(of index: Int) -> Point? {
        let middle = Point(x: nodes[index].frame.midX, y: nodes[index].frame.midY)
        guard let transform = transform(around: index) else { return middle }
        return transform.carry(middle.x, middle.y, 1).w > 0 ? transform.apply(middle) : nil
    }

    /// Returns the bounding box of a node's frame on the screen; empty if it is not visible.
    package func seenFrame(of index: Int) -> Rect {
        let frame = nodes[index].frame
        return transform(around: index).map { $0.bounds(of: frame) } ?? frame
    }

    /// Converts a point on the screen to the node's layout coordinates; nil if no point of its plane is visible
    /// there.
    package func local(_ point: Point, to index: Int) -> Point? {
        guard let transform = transform(around: index) else { return point }
        return transform.inverse?.seen(point)
    }
}

extension ProjectionTransform {
    /// Returns the bounding box of the transformed corners; empty if one of them is behind the eye.
    package func bounds(of rect: Rect) -> Rect {
        let corners = [
            Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
            Point(x: rect.maxX, y: rect.maxY),
        ]
        guard corners.allSatisfy({ carry($0.x, $0.y, 1).w > 0 }) else { return Rect(origin: rect.origin, size: .zero) }
        let ends = corners.map(apply)
        let (xs, ys) = (ends.map(\.x), ends.map(\.y))
        let origin = Point(x: xs.min() ?? 0, y: ys.min() ?? 0)
        return Rect(
            origin: origin, size: Size(width: (xs.max() ?? 0) - origin.x, height: (ys.max() ?? 0) - origin.y))
    }

    /// Applies the inverse of a visible transform to a point; nil if the result is behind the eye.
    func seen(_ point: Point) -> Point? {
        guard carry(point.x, point.y, 1).w > 0 else { return nil }
        let result = apply(point)
        return result.x.isFinite && result.y.isFinite ? result : nil
    }
}

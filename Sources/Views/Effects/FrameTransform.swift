public import FramewrightDrawing
public import FramewrightLayoutEngine

/// How a view is turned, scaled or bent where it stands; what it does follows from its frame. Layout does not notice.
public enum FrameTransform: Hashable, Sendable {
    case rotation(Angle, anchor: UnitPoint)
    case scale(Size, anchor: UnitPoint)
    /// In points from the frame's top left corner.
    case projection(ProjectionTransform)
    /// A turn in space. `anchorZ` is in points towards the eye; `perspective` 0 is seen from endlessly far away.
    case rotation3D(Angle, axis: Axis3D, anchor: UnitPoint, anchorZ: Double, perspective: Double)

    /// A direction in space: x to the right, y down, z towards the eye.
    public struct Axis3D: Hashable, Sendable {
        public var x: Double
        public var y: Double
        public var z: Double

        public init(x: Double, y: Double, z: Double) {
            self.x = x
            self.y = y
            self.z = z
        }
    }

    /// From where points of the frame lie to where they are seen, on the screen.
    public func projection(in frame: Rect) -> ProjectionTransform {
        switch self {
        case .rotation(let angle, let anchor):
            ProjectionTransform(.rotation(angle)).about(frame.point(anchor))
        case .scale(let scale, let anchor):
            ProjectionTransform(.scale(x: scale.width, y: scale.height)).about(frame.point(anchor))
        case .projection(let transform): transform.about(frame.origin)
        case .rotation3D(let angle, let axis, let anchor, let depth, let perspective):
            Self.turn(angle, axis, depth, perspective, of: frame.size).about(frame.point(anchor))
        }
    }

    /// SwiftUI's eye is as far away as the longer side is long, divided by `perspective`.
    private static func turn(
        _ angle: Angle, _ axis: Axis3D, _ depth: Double, _ perspective: Double, of size: Size
    ) -> ProjectionTransform {
        let side = max(size.width, size.height)
        let distance = perspective != 0 && side > 0 ? side / perspective : .infinity
        var turn = ProjectionTransform.rotation(angle, x: axis.x, y: axis.y, z: axis.z, eyeDistance: distance)
        guard depth != 0, depth.isFinite else { return turn }
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite else { return turn }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (Trigonometry.sine(angle.radians), Trigonometry.cosine(angle.radians))
        // Where the foot of the anchor, `depth` behind it, ends up.
        turn.m31 -= ((1 - cosine) * x * z + sine * y) * depth
        turn.m32 -= ((1 - cosine) * y * z - sine * x) * depth
        turn.m33 -= (depth - (cosine + (1 - cosine) * z * z) * depth) / distance
        return turn
    }

    /// True where nothing is left to see, whatever the frame.
    var hidesContent: Bool {
        if case .scale(let scale, _) = self { return scale.width == 0 || scale.height == 0 }
        return false
    }
}

extension FrameTransform: CustomStringConvertible {
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
    /// From where a node lies in layout to where it is seen on the screen: all transforms around it, the innermost first.
    /// Nil where there is none, which is nearly always.
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

    /// Where the middle of a node's frame is seen on the screen; nil where it is behind the eye.
    package func seenMiddle(of index: Int) -> Point? {
        let middle = Point(x: nodes[index].frame.midX, y: nodes[index].frame.midY)
        guard let transform = transform(around: index) else { return middle }
        return transform.carry(middle.x, middle.y, 1).w > 0 ? transform.apply(middle) : nil
    }

    /// The smallest upright rectangle around what is seen of a node's frame on the screen; empty where it can't be seen.
    package func seenFrame(of index: Int) -> Rect {
        let frame = nodes[index].frame
        return transform(around: index).map { $0.bounds(of: frame) } ?? frame
    }

    /// A point of the screen in the coordinates a node was laid out in; nil where no point of its plane is seen there.
    package func local(_ point: Point, to index: Int) -> Point? {
        guard let transform = transform(around: index) else { return point }
        return transform.inverse?.seen(point)
    }
}

extension ProjectionTransform {
    /// The smallest upright rectangle around where the corners end up; empty where one of them is behind the eye.
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

    /// Where a point leads, of the inverse of a transform that shows it; nil for what is behind the eye.
    func seen(_ point: Point) -> Point? {
        guard carry(point.x, point.y, 1).w > 0 else { return nil }
        let result = apply(point)
        return result.x.isFinite && result.y.isFinite ? result : nil
    }
}

public import FramewrightDrawing
import FramewrightLayoutEngine

/// An outline that fits any rectangle. As a view it is filled with the foreground style.
public protocol Shape: View, Sendable {
    nonisolated func path(in rect: Rect) -> Path
}

extension Shape {
    public var body: some View { ShapeView(shape: self, style: nil) }

    /// The shape filled with a style.
    public func fill(_ style: some ShapeStyle) -> some View { ShapeView(shape: self, style: style) }
}

/// A rectangle with square corners.
public struct Rectangle: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: Rect) -> Path { RoundedRect(rect).path }
}

/// A rectangle with circular corners.
public struct RoundedRectangle: Shape {
    public let cornerRadius: Double

    /// A radius beyond half the shorter side is reduced to it.
    nonisolated public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

    nonisolated public func path(in rect: Rect) -> Path { RoundedRect(rect, radius: cornerRadius).path }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: Rect) -> Path { RoundedRect(rect, radius: .infinity).path }
}

/// The largest circle inside the rectangle, centred.
public struct Circle: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: Rect) -> Path { RoundedRect(square(in: rect), radius: .infinity).path }

    nonisolated fileprivate func square(in rect: Rect) -> Rect {
        let side = min(rect.width, rect.height)
        return Rect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}

extension Shape {
    /// The display item for the shape in `rect`: rounded rectangles keep their name, for the painter's fast path.
    nonisolated func command(in rect: Rect, paint: Paint) -> DisplayList.Item.Command {
        switch self {
        case is Rectangle: .fillRect(RoundedRect(rect), paint)
        case let rounded as RoundedRectangle: .fillRect(RoundedRect(rect, radius: rounded.cornerRadius), paint)
        case is Capsule: .fillRect(RoundedRect(rect, radius: .infinity), paint)
        case let circle as Circle: .fillRect(RoundedRect(circle.square(in: rect), radius: .infinity), paint)
        default: .fillPath(path(in: rect), .nonzero, paint)
        }
    }
}

/// A shape with its style; nil is the foreground style.
struct ShapeView<S: Shape>: PrimitiveView {
    let shape: S
    let style: (any ShapeStyle)?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.fill(shape, style ?? lowering.environment.foregroundStyle, name: "\(S.self)")
    }
}

extension Lowering {
    func fill(_ shape: some Shape, _ style: any ShapeStyle, name: String) -> [ViewNode] {
        let content = ViewContent(name, .shape(shape, paint(style)))
        return shape is Circle
            ? [ViewNode(content, layout: SquareLayout())] : [ViewNode(content, layout: FillLayout())]
    }
}

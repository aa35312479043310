import FramewrightDrawing
import FramewrightTypography

/// A shape with a leading and a trailing side.
protocol DirectedShape: Shape {
    /// The shape with these sides swapped.
    nonisolated var mirrored: any Shape { get }
}

extension Shape {
    /// Returns the shape for a layout direction. Only shapes with leading and trailing sides change; custom paths are
    /// in coordinates of their frame, from its left.
    nonisolated func facing(_ direction: LayoutDirection) -> any Shape {
        direction == .rightToLeft ? (self as? any DirectedShape)?.mirrored ?? self : self
    }
}

extension UnevenRoundedRectangle: DirectedShape {
    nonisolated var mirrored: any Shape { UnevenRoundedRectangle(cornerRadii: cornerRadii.mirrored, style: style) }
}

// Derived shapes mirror their base, but not the operation applied to it.

extension InsettedShape: DirectedShape {
    nonisolated var mirrored: any Shape {
        (shape.facing(.rightToLeft) as? any InsettableShape).map { insetting($0) } ?? self
    }

    private nonisolated func insetting(_ base: some InsettableShape) -> any Shape {
        InsettedShape<_>(shape: base, amount: amount)
    }
}

extension EvenOddShape: DirectedShape {
    nonisolated var mirrored: any Shape { around(shape.facing(.rightToLeft)) }
    private nonisolated func around(_ base: some Shape) -> any Shape { EvenOddShape<_>(shape: base) }
}

extension StrokedShape: DirectedShape {
    nonisolated var mirrored: any Shape { around(shape.facing(.rightToLeft)) }
    private nonisolated func around(_ base: some Shape) -> any Shape { StrokedShape<_>(shape: base, style: style) }
}

extension TrimmedShape: DirectedShape {
    nonisolated var mirrored: any Shape { around(shape.facing(.rightToLeft)) }
    private nonisolated func around(_ base: some Shape) -> any Shape {
        TrimmedShape<_>(shape: base, from: from, to: to)
    }
}

extension TransformedShape: DirectedShape {
    nonisolated var mirrored: any Shape { around(shape.facing(.rightToLeft)) }
    private nonisolated func around(_ base: some Shape) -> any Shape {
        TransformedShape<_>(shape: base, change: change)
    }
}

extension SizedShape: DirectedShape {
    nonisolated var mirrored: any Shape { around(shape.facing(.rightToLeft)) }
    private nonisolated func around(_ base: some Shape) -> any Shape { SizedShape<_>(shape: base, size: size) }
}

/// A view whose nodes get a shape for the view's layout direction.
package struct ShapeModifiedView<Content: View>: PrimitiveView {
    let content: Content
    let shape: any Shape
    let change: (inout ViewNode, any Shape) -> Void

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let shape = shape.facing(lowering.environment.layoutDirection)
        var nodes = lowering.nodes(of: content)
        for index in nodes.indices { change(&nodes[index], shape) }
        return nodes
    }
}

public import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Draws the view turned, clockwise for growing angles; its neighbours do not notice. Touches follow what is seen.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(.rotation(angle, anchor: anchor), named: "RotationEffect")
    }

    /// Draws the view larger or smaller; negative factors mirror it.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        transformed(.scale(scale, anchor: anchor), named: "ScaleEffect")
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(Size(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(Size(width: x, height: y), anchor: anchor)
    }

    /// Draws the view through a transform whose origin is its top left corner.
    public func transformEffect(_ transform: AffineTransform) -> some View {
        transformed(.projection(ProjectionTransform(transform)), named: "TransformEffect")
    }

    /// Draws the view through a transform, perspective included, whose origin is its top left corner.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformed(.projection(transform), named: "ProjectionEffect")
    }

    /// Draws the view turned in space around an axis through its anchor. The eye is as far away as its longer side is long,
    /// divided by `perspective`.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
        perspective: Double = 1
    ) -> some View {
        let axis = FrameTransform.Axis3D(x: axis.x, y: axis.y, z: axis.z)
        return transformed(
            .rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective),
            named: "Rotation3DEffect")
    }
}

public import FramewrightDrawing
public import FramewrightLayoutEngine

extension View {
    /// Rotates the drawn view clockwise, without effect on layout. Hit testing follows the transform.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(.rotation(angle, anchor: anchor), named: "RotationEffect")
    }

    /// Scales the drawn view; negative factors mirror it.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some View {
        transformed(.scale(scale, anchor: anchor), named: "ScaleEffect")
    }

    /// Scales the drawn view by the same factor on both axes.
    public func scaleEffect(_ s: Double, anchor: UnitPoint = .center) -> some View {
        scaleEffect(Size(width: s, height: s), anchor: anchor)
    }

    /// Scales the drawn view by a factor per axis.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(Size(width: x, height: y), anchor: anchor)
    }

    /// Applies an affine transform with the view's top left corner as the origin.
    public func transformEffect(_ transform: AffineTransform) -> some View {
        transformed(.projection(ProjectionTransform(transform)), named: "TransformEffect")
    }

    /// Applies a projection with the view's top left corner as the origin.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformed(.projection(transform), named: "ProjectionEffect")
    }

    /// Rotates the drawn view in space around an axis through its anchor. The distance of the eye is the longer side
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

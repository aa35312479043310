public import FramewrightDrawing
public import FramewrightLayoutEngine

/// Changes of a view's drawing that have no effect on layout.
///
/// Effects are created by `visualEffect` and `scrollTransition`; other types cannot conform.
public protocol VisualEffect: Sendable, Animatable {
    /// The changes, innermost first.
    var steps: VisualEffectSteps { get }
}

/// The changes of a visual effect, innermost first.
public struct VisualEffectSteps: Sendable {
    struct Step: Sendable {
        let name: String
        let figure: ViewContent.Figure
    }

    var list: [Step] = []
}

/// An effect without any change, to which changes are added.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect without any change.
    public init() {}

    /// No changes.
    public var steps: VisualEffectSteps { VisualEffectSteps() }
}

/// An effect with one more change.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let step: VisualEffectSteps.Step

    var steps: VisualEffectSteps { VisualEffectSteps(list: base.steps.list + [step]) }
}

extension VisualEffect {
    private func adding(_ name: String, _ figure: ViewContent.Figure) -> some VisualEffect {
        AddedVisualEffect(base: self, step: .init(name: name, figure: figure))
    }

    private func filtered(_ name: String, _ filter: Filter) -> some VisualEffect {
        adding(name, .effect(DisplayList.Layer(filters: [filter]), backdrop: nil))
    }

    /// Makes the view transparent as a whole.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        adding("Opacity", .layer(DisplayList.Layer(opacity: opacity > 0 ? min(opacity, 1) : 0)))
    }

    /// Moves the drawn view.
    public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
        adding("Offset", .transform(.projection(ProjectionTransform(.translation(x: x, y: y)))))
    }

    /// Moves the drawn view.
    public func offset(_ offset: Size) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Scales the drawn view by a factor per axis.
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
        adding("ScaleEffect", .transform(.scale(scale, anchor: anchor)))
    }

    /// Scales the drawn view by the same factor on both axes.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(Size(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the drawn view by a factor per axis.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(Size(width: x, height: y), anchor: anchor)
    }

    /// Rotates the drawn view clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding("RotationEffect", .transform(.rotation(angle, anchor: anchor)))
    }

    /// Rotates the drawn view in space around an axis through its anchor.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0,
        perspective: Double = 1
    ) -> some VisualEffect {
        let axis = FrameTransform.Axis3D(x: axis.x, y: axis.y, z: axis.z)
        return adding(
            "Rotation3DEffect",
            .transform(.rotation3D(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Applies an affine transform with the view's top left corner as the origin.
    public func transformEffect(_ transform: AffineTransform) -> some VisualEffect {
        adding("TransformEffect", .transform(.projection(ProjectionTransform(transform))))
    }

    /// Applies a projection with the view's top left corner as the origin.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding("TransformEffect", .transform(.projection(transform)))
    }

    /// Blurs the view.
    public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
        filtered("Blur", .blur(radius: max(0, radius), isOpaque: opaque))
    }

    /// Adds `amount` to red, green and blue.
    public func brightness(_ amount: Double) -> some VisualEffect {
        filtered("Brightness", .colorMatrix(.brightness(amount)))
    }

    /// Scales the distance of colours from middle grey.
    public func contrast(_ amount: Double) -> some VisualEffect {
        filtered("Contrast", .colorMatrix(.contrast(amount)))
    }

    /// Scales the distance of colours from grey of the same luminance.
    public func saturation(_ amount: Double) -> some VisualEffect {
        filtered("Saturation", .colorMatrix(.saturation(amount)))
    }

    /// Removes colour: 0 has no effect, 1 removes all of it.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        filtered("Grayscale", .colorMatrix(.grayscale(amount)))
    }

    /// Rotates all hues by an angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtered("HueRotation", .colorMatrix(.hueRotation(angle)))
    }
}

public import FramewrightDrawing
import FramewrightLayoutEngine

/// A change of a view's geometry that depends on its size, without effect on layout.
///
/// ```swift
/// struct Shake: GeometryEffect {
///     var animatableData: CGFloat
///     func effectValue(size: CGSize) -> ProjectionTransform {
///         ProjectionTransform(CGAffineTransform(translationX: 8 * sin(animatableData), y: 0))
///     }
/// }
/// ```
public protocol GeometryEffect: Animatable, ViewModifier {
    /// Returns the transform for a size, with the view's top left corner as the origin.
    func effectValue(size: Size) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view with the transform of its size.
    public func body(content: Content) -> some View {
        SizedTransformView(content: content) { self.effectValue(size: $0) }
    }

    /// Returns the effect. Layout never depends on it.
    public func ignoredByLayout() -> Self { self }
}

/// A view with a transform that depends on its size.
private struct SizedTransformView<Content: View>: PrimitiveView {
    let content: Content
    let transform: (Size) -> ProjectionTransform

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.graph.notes.hasDeferred = true
        return lowering.nodes(of: content).map { node in
            var wrapper = node.wrapped(in: PaddingLayout(.zero), as: ViewContent(modifier: "GeometryEffect"))
            wrapper.deferral = { [transform] site, children in
                children.map { child in
                    let core = child.payload.name == Self.name ? child.children[0] : child
                    let figure = ViewContent.Figure.transform(.projection(transform(site.size)))
                    return core.wrapped(in: PaddingLayout(.zero), as: ViewContent(modifier: Self.name, figure))
                }
            }
            return wrapper
        }
    }

    private static var name: String { "GeometryEffectTransform" }
}

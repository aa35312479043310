public import FramewrightDrawing
import FramewrightLayoutEngine

/// A translucent style that blurs what is below.
///
/// A stand-in: the platforms do not document blur and tint of their materials.
///
/// ```swift
/// Text("Title").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
/// ```
public struct Material: ShapeStyle, Hashable {
    /// The opacity of the tint.
    let share: Double

    /// A mostly translucent material.
    public static let ultraThin = Material(share: 0.44)
    /// A material that is more translucent than opaque.
    public static let thin = Material(share: 0.58)
    /// A somewhat translucent material.
    public static let regular = Material(share: 0.72)
    /// A material that is more opaque than translucent.
    public static let thick = Material(share: 0.83)
    /// A mostly opaque material.
    public static let ultraThick = Material(share: 0.92)
    /// The material of bars.
    public static let bar = Material(share: 0.8)

    /// Returns the tint, because the blur is not part of a paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        let level = environment.colorScheme == .dark ? 0.145 : 0.97
        return Paint(SRGBColor(red: level, green: level, blue: level, opacity: share))
    }

    /// The blur of what is below, with its colours made stronger.
    var blur: DisplayList.Layer {
        .backdrop([.blur(radius: 15, isOpaque: true), .colorMatrix(.saturation(1.8))])
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more translucent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A somewhat translucent material.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than translucent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of bars.
    public static var bar: Material { .bar }
}

/// The theme's fill of bars over a blurred backdrop, so that the content below shows as a shade and not as text.
struct BarMaterial: ShapeStyle {
    func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try Color.control(.bar).paint(in: environment)
    }
}

extension ShapeStyle {
    /// The filtered backdrop of the style; nil if it has none.
    var backdrop: DisplayList.Layer? {
        if let material = self as? Material { return material.blur }
        if self is BarMaterial { return Material.bar.blur }
        if let erased = self as? AnyShapeStyle { return erased.style.backdrop }
        return (self as? any OpacityStyle)?.inner.backdrop
    }
}

/// A style with reduced opacity, of any kind.
protocol OpacityStyle {
    var inner: any ShapeStyle { get }
}

extension OpacityShapeStyle: OpacityStyle {
    var inner: any ShapeStyle { base }
}

extension Lowering {
    /// Returns a shape filled with a tint over its filtered backdrop.
    func frosted(_ tint: ViewNode, _ shape: some Shape, _ layer: DisplayList.Layer) -> ViewNode {
        let facing = shape.facing(environment.layoutDirection)
        let rule = (facing as? any RuledShape)?.rule ?? .nonzero
        let clip = ViewContent(modifier: "Material", .clipShape(facing, rule), allowsOverlap: true)
        let backdrop = ViewNode(
            ViewContent(modifier: "Backdrop", .effect(layer, backdrop: nil)), layout: FillLayout())
        var inner = tint
        if case .shape(_, let paint) = tint.payload.figure { inner.payload.figure = .shape(Rectangle(), paint) }
        return ViewNode(
            clip, layout: LayeredLayout(primary: 1, alignment: .center), children: [backdrop, inner].numbered())
    }
}

/// An effect that is applied to a finished layer before it is composited.
///
/// Lengths are in points of the layer, so they scale with the enclosing transform. Under a shear or perspective, a blur
/// scales evenly, by the mean change of lengths.
public enum Filter: Hashable, Sendable {
    /// A Gaussian blur. `radius` is its standard deviation, as in SwiftUI, CSS `blur()` and SVG; the blur of a shadow
    /// in CSS and design tools is twice that. If `isOpaque` is true, the layer's edges are extended, so that an opaque
    /// layer stays opaque; otherwise it fades out at its edges.
    case blur(radius: Double, isOpaque: Bool = false)
    /// The layer's shape in one colour, blurred and offset, below the layer.
    case dropShadow(Shadow)
    /// The inverse of the layer's shape in one colour, blurred and offset, on top of the layer and clipped to its
    /// shape.
    case innerShadow(Shadow)
    /// A transformation of every colour.
    case colorMatrix(ColorMatrix)
}

/// The shadow of a shape.
public struct Shadow: Hashable, Sendable {
    /// The colour.
    public var color: SRGBColor
    /// The dotted path of the theme token that the colour came from.
    public var token: String?
    /// The standard deviation of the blur, in points: half of a shadow's blur in CSS and design tools.
    public var radius: Double
    /// The offset of the shadow, in points.
    public var offset: Point

    /// Creates a shadow.
    public init(_ color: SRGBColor, token: String? = nil, radius: Double, offset: Point = .zero) {
        self.color = color
        self.token = token
        self.radius = radius
        self.offset = offset
    }
}

extension Filter: CustomStringConvertible {
    /// The name of the filter and its parameters.
    public var description: String {
        switch self {
        case .blur(let radius, let isOpaque): "blur \(shortest(radius))\(isOpaque ? " opaque" : "")"
        case .dropShadow(let shadow): "drop shadow \(shadow)"
        case .innerShadow(let shadow): "inner shadow \(shadow)"
        case .colorMatrix(let matrix): "colors \(matrix)"
        }
    }
}

extension Shadow: CustomStringConvertible {
    /// The colour, radius and offset.
    public var description: String {
        "\(Paint(color, token: token)) \(shortest(radius))\(offset == .zero ? "" : " at \(offset)")"
    }
}

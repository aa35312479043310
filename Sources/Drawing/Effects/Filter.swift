/// What a finished layer goes through before it is laid down.
///
/// Lengths are in points of the layer, so they grow with the transform around it; a transform that squeezes or turns in
/// space makes a blur grow by the mean of what it does to lengths, evenly to all sides.
public enum Filter: Hashable, Sendable {
    /// A gaussian blur. `radius` is its standard deviation, as in SwiftUI, CSS `blur()` and SVG; what CSS and design tools call
    /// a shadow's blur is twice that. `isOpaque` blurs inside the layer's own area alone, as though its borders went on for
    /// ever, so that an opaque picture stays opaque; otherwise it fades out to all sides.
    case blur(radius: Double, isOpaque: Bool = false)
    /// The layer's shape in one colour, blurred and moved, below the layer.
    case dropShadow(Shadow)
    /// The inverse of the layer's shape in one colour, blurred and moved, on top of the layer and inside its shape.
    case innerShadow(Shadow)
    /// Every colour changed by itself.
    case colorMatrix(ColorMatrix)
}

/// The shadow of a shape.
public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// Dotted path of the theme token the colour came from.
    public var token: String?
    /// Standard deviation of the blur, in points: half of what CSS and design tools call a shadow's blur.
    public var radius: Double
    /// How far the shadow is moved, in points.
    public var offset: Point

    public init(_ color: Color, token: String? = nil, radius: Double, offset: Point = .zero) {
        self.color = color
        self.token = token
        self.radius = radius
        self.offset = offset
    }
}

extension Filter: CustomStringConvertible {
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
    public var description: String {
        "\(Paint(color, token: token)) \(shortest(radius))\(offset == .zero ? "" : " at \(offset)")"
    }
}

internal import FramewrightDrawing

/// A filter in pixels.
struct FilterStep: Sendable {
    enum Kind: Sendable {
        case blur(Gaussian, isOpaque: Bool)
        case dropShadow(Gaussian, PremultipliedPixel, x: Int, y: Int)
        case innerShadow(Gaussian, PremultipliedPixel, x: Int, y: Int)
        case colorMatrix(ColorMatrix)
    }

    let kind: Kind

    /// Fails for a filter without effect: no radius, no colour, or values that are not finite. `scale` is in pixels
    /// per point; `meanScale` scales radii and `space` transforms shadow offsets to root coordinates.
    init?(_ filter: Filter, in space: CoordinateMapping, scale: Double, meanScale: Double) {
        switch filter {
        case .blur(let radius, let isOpaque):
            let gaussian = Gaussian(sigma: radius * scale * meanScale)
            guard gaussian.reach > 0 else { return nil }
            kind = .blur(gaussian, isOpaque: isOpaque)
        case .dropShadow(let shadow):
            guard let cast = Self.cast(shadow, space: space, scale: scale, meanScale: meanScale) else { return nil }
            kind = .dropShadow(cast.gaussian, cast.color, x: cast.x, y: cast.y)
        case .innerShadow(let shadow):
            guard let cast = Self.cast(shadow, space: space, scale: scale, meanScale: meanScale) else { return nil }
            kind = .innerShadow(cast.gaussian, cast.color, x: cast.x, y: cast.y)
        case .colorMatrix(let matrix):
            guard matrix != .identity, matrix.values.allSatisfy(\.isFinite) else { return nil }
            kind = .colorMatrix(matrix)
        }
    }

    /// Rounds offsets to whole pixels, so that a shadow is as sharp as its shape.
    private static func cast(
        _ shadow: Shadow, space: CoordinateMapping, scale: Double, meanScale: Double
    ) -> (gaussian: Gaussian, color: PremultipliedPixel, x: Int, y: Int)? {
        let color = PremultipliedPixel(shadow.color)
        let offset = space.movement(shadow.offset)
        guard color.alpha > 0, !offset.x.isNaN, !offset.y.isNaN else { return nil }
        func whole(_ length: Double) -> Int {
            floor(min(max(length * scale, -Subpixel.farthest), Subpixel.farthest) + 0.5)
        }
        return (Gaussian(sigma: shadow.radius * scale * meanScale), color, whole(offset.x), whole(offset.y))
    }

    /// Returns the working memory in bytes, without the input.
    func bytes(_ input: PixelRect, _ output: PixelRect) -> Int {
        switch kind {
        case .blur(let gaussian, let isOpaque):
            let area = isOpaque ? input : gaussian.workArea(input, output)
            return 4 * output.area + 12 * area.area
        case .dropShadow(let gaussian, _, let x, let y):
            return 4 * output.area + 3 * gaussian.workArea(input, output.offset(x: -x, y: -y)).area
        case .innerShadow(let gaussian, _, let x, let y):
            return 3 * gaussian.workArea(input, input.offset(x: -x, y: -y)).area
        case .colorMatrix: return 0
        }
    }

    /// True if the pixels depend on the bounds of the layer, not only on what is painted on it.
    var dependsOnBounds: Bool {
        switch kind {
        case .blur(_, let isOpaque): isOpaque
        case .dropShadow, .innerShadow: false
        case .colorMatrix(let matrix): matrix.values[19] != 0
        }
    }

    /// The margins by which the output extends beyond the input.
    var growth: Margins {
        switch kind {
        case .blur(let gaussian, let isOpaque): isOpaque ? .zero : Margins(all: gaussian.reach)
        case .dropShadow(let gaussian, _, let x, let y): Margins(all: gaussian.reach).moved(x: x, y: y)
        case .innerShadow, .colorMatrix: .zero
        }
    }

    /// The margins of input needed around the requested output.
    var need: Margins {
        switch kind {
        case .blur(let gaussian, _): Margins(all: gaussian.support)
        case .dropShadow(let gaussian, _, let x, let y), .innerShadow(let gaussian, _, let x, let y):
            Margins(all: gaussian.support).moved(x: -x, y: -y)
        case .colorMatrix: .zero
        }
    }
}

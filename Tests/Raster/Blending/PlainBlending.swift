import FramewrightDrawing

// The formulas of "Compositing and Blending Level 1", in straight colours and floating point.

/// Returns red, green, blue and alpha, 0 to 255, premultiplied.
func plainComposite(_ above: PremultipliedPixel, _ below: PremultipliedPixel, _ mode: BlendMode) -> [Double] {
    let (sourceAlpha, backdropAlpha) = (Double(above.alpha) / 255, Double(below.alpha) / 255)
    let (source, backdrop) = (above.straight, below.straight)
    let (fa, fb) = shares(mode, sourceAlpha, backdropAlpha)
    if mode == .plusLighter { return zip(above.levels, below.levels).map { min(255, $0 + $1) } }
    if mode == .plusDarker { return plusDarker(above.levels, below.levels) }
    let blended = blend(mode, backdrop, source)
    let colors = (0..<3).map { channel in
        let mixed = (1 - backdropAlpha) * source[channel] + backdropAlpha * blended[channel]
        return (sourceAlpha * fa * mixed + backdropAlpha * fb * backdrop[channel]) * 255
    }
    return colors + [(sourceAlpha * fa + backdropAlpha * fb) * 255]
}

/// Returns the fractions of source and backdrop that the operator keeps.
private func shares(_ mode: BlendMode, _ source: Double, _ backdrop: Double) -> (Double, Double) {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .destination: (0, 1)
    case .destinationOver: (1 - backdrop, 1)
    case .sourceIn: (backdrop, 0)
    case .destinationIn: (0, source)
    case .sourceOut: (1 - backdrop, 0)
    case .destinationOut: (0, 1 - source)
    case .sourceAtop: (backdrop, 1 - source)
    case .destinationAtop: (1 - backdrop, source)
    case .xor: (1 - backdrop, 1 - source)
    default: (1, 1 - source)
    }
}

private func plusDarker(_ above: [Double], _ below: [Double]) -> [Double] {
    let alpha = min(255, above[3] + below[3])
    return (0..<3).map { max(0, alpha - (above[3] - above[$0]) - (below[3] - below[$0])) } + [alpha]
}

private func blend(_ mode: BlendMode, _ backdrop: [Double], _ source: [Double]) -> [Double] {
    switch mode {
    case .hue: withLuminance(withSaturation(source, saturation(backdrop)), luminance(backdrop))
    case .saturation: withLuminance(withSaturation(backdrop, saturation(source)), luminance(backdrop))
    case .color: withLuminance(source, luminance(backdrop))
    case .luminosity: withLuminance(backdrop, luminance(source))
    default: zip(backdrop, source).map { blend(mode, $0, $1) }
    }
}

private func blend(_ mode: BlendMode, _ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .multiply: cb * cs
    case .screen: cb + cs - cb * cs
    case .overlay: blend(.hardLight, cs, cb)
    case .darken: min(cb, cs)
    case .lighten: max(cb, cs)
    case .colorDodge: cb == 0 ? 0 : cs >= 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: cb >= 1 ? 1 : cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: cs <= 0.5 ? cb * 2 * cs : blend(.screen, cb, 2 * cs - 1)
    case .softLight:
        cs <= 0.5
            ? cb - (1 - 2 * cs) * cb * (1 - cb)
            : cb + (2 * cs - 1) * ((cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()) - cb)
    case .difference: abs(cb - cs)
    case .exclusion: cb + cs - 2 * cb * cs
    default: cs
    }
}

private func luminance(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }

private func saturation(_ color: [Double]) -> Double { (color.max() ?? 0) - (color.min() ?? 0) }

private func withLuminance(_ color: [Double], _ luminance: Double) -> [Double] {
    let shift = luminance - FramewrightRasterTests.luminance(color)
    var moved = color.map { $0 + shift }
    let own = FramewrightRasterTests.luminance(moved)
    let (least, most) = (moved.min() ?? 0, moved.max() ?? 0)
    if least < 0 { moved = moved.map { own + ($0 - own) * own / (own - least) } }
    if most > 1 { moved = moved.map { own + ($0 - own) * (1 - own) / (most - own) } }
    return moved
}

private func withSaturation(_ color: [Double], _ saturation: Double) -> [Double] {
    let (least, most) = (color.min() ?? 0, color.max() ?? 0)
    return most > least ? color.map { ($0 - least) * saturation / (most - least) } : [0, 0, 0]
}

extension PremultipliedPixel {
    fileprivate var straight: [Double] {
        [red, green, blue].map { alpha == 0 ? 0 : Double($0) / Double(alpha) }
    }
}

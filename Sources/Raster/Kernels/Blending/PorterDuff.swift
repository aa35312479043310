internal import FramewrightDrawing

extension LayerRow {
    /// Composites by Porter and Duff: `s * (share of the layer) + d * (share of the backdrop)`, rounded once; also the
    /// two sums.
    func composite(
        _ pixels: inout MutableSpan<PremultipliedPixel>, _ colors: Span<PremultipliedPixel>, _ coverage: Span<UInt8>,
        _ mode: BlendMode
    ) {
        switch mode {
        case .clear: combine(&pixels, colors, coverage) { _, _ in 0 }
        case .copy: combine(&pixels, colors, coverage) { source, _ in source }
        case .destinationOver: combine(&pixels, colors, coverage) { source, below in over(below, source) }
        case .sourceIn: combine(&pixels, colors, coverage) { source, below in scaled(source, by: below >> 24) }
        case .destinationIn: combine(&pixels, colors, coverage) { source, below in scaled(below, by: source >> 24) }
        case .sourceOut: combine(&pixels, colors, coverage) { source, below in scaled(source, by: 255 &- below >> 24) }
        case .destinationOut:
            combine(&pixels, colors, coverage) { source, below in scaled(below, by: 255 &- source >> 24) }
        case .sourceAtop:
            combine(&pixels, colors, coverage) { source, below in
                weighted(source, below >> 24, below, 255 &- source >> 24)
            }
        case .destinationAtop:
            combine(&pixels, colors, coverage) { source, below in
                weighted(source, 255 &- below >> 24, below, source >> 24)
            }
        case .xor:
            combine(&pixels, colors, coverage) { source, below in
                weighted(source, 255 &- below >> 24, below, 255 &- source >> 24)
            }
        case .plusLighter: combine(&pixels, colors, coverage, sumOfLights)
        case .plusDarker: combine(&pixels, colors, coverage, sumOfDarknesses)
        case .destination: break
        case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity:
            preconditionFailure("a blend mode, which compositeRow handles itself")
        }
    }
}

/// Returns the sum of each channel, at most 255.
@inline(__always)
private func sumOfLights(_ source: UInt32, _ below: UInt32) -> UInt32 {
    func channel(_ shift: UInt32) -> UInt32 { min(255, (source >> shift & 255) + (below >> shift & 255)) << shift }
    return channel(0) | channel(8) | channel(16) | channel(24)
}

/// Returns the sum of each channel's darkness, which is its alpha minus the channel.
@inline(__always)
private func sumOfDarknesses(_ source: UInt32, _ below: UInt32) -> UInt32 {
    let (sourceAlpha, belowAlpha) = (Int32(source >> 24), Int32(below >> 24))
    let alpha = min(255, sourceAlpha + belowAlpha)
    func channel(_ shift: UInt32) -> UInt32 {
        let darkness =
            sourceAlpha - Int32(source >> shift & 255) + belowAlpha - Int32(below >> shift & 255)
        return UInt32(max(0, alpha - darkness)) << shift
    }
    return channel(0) | channel(8) | channel(16) | UInt32(alpha) << 24
}

/// Erases pixels by the coverage in `coverage`, from its index 0.
func eraseRow(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ coverage: Span<UInt8>, count: Int
) {
    for index in 0..<count {
        let below = pixels[start &+ index].packed
        pixels[start &+ index] = PremultipliedPixel(packed: scaled(below, by: 255 &- UInt32(coverage[index])))
    }
}

internal import FramewrightDrawing

/// Composites `colors[range]` over pixels from `start` on in a blend mode. `level` is the layer's opacity; `coverage`
/// is that of the clip, from its index 0 (255 throughout if `isWhole`). A partly clipped pixel is interpolated between
/// the backdrop and the result.
func compositeRow(
    _ pixels: inout MutableSpan<PremultipliedPixel>, from start: Int, _ colors: Span<PremultipliedPixel>,
    _ range: Range<Int>, _ level: UInt8, _ coverage: Span<UInt8>, isWhole: Bool = false, _ mode: BlendMode
) {
    let row = LayerRow(start: start, range: range, level: level, isWhole: isWhole)
    switch mode {
    case .normal where isWhole: blendColors(&pixels, from: start, colors, range, level)
    case .normal: row.combine(&pixels, colors, coverage) { source, below in over(source, below) }
    case .multiply: row.blend(&pixels, colors, coverage, Multiply.self)
    case .screen: row.blend(&pixels, colors, coverage, Screen.self)
    case .overlay: row.blend(&pixels, colors, coverage, Overlay.self)
    case .darken: row.blend(&pixels, colors, coverage, Darken.self)
    case .lighten: row.blend(&pixels, colors, coverage, Lighten.self)
    case .colorDodge: row.blend(&pixels, colors, coverage, ColorDodge.self)
    case .colorBurn: row.blend(&pixels, colors, coverage, ColorBurn.self)
    case .softLight: row.blend(&pixels, colors, coverage, SoftLight.self)
    case .hardLight: row.blend(&pixels, colors, coverage, HardLight.self)
    case .difference: row.blend(&pixels, colors, coverage, Difference.self)
    case .exclusion: row.blend(&pixels, colors, coverage, Exclusion.self)
    case .hue: row.blend(&pixels, colors, coverage, Hue.self)
    case .saturation: row.blend(&pixels, colors, coverage, Saturation.self)
    case .color: row.blend(&pixels, colors, coverage, ColorOf.self)
    case .luminosity: row.blend(&pixels, colors, coverage, Luminosity.self)
    case .clear, .copy, .destination, .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut,
        .sourceAtop, .destinationAtop, .xor, .plusLighter, .plusDarker:
        row.composite(&pixels, colors, coverage, mode)
    }
}

/// Returns source over.
@inline(__always)
func over(_ source: UInt32, _ below: UInt32) -> UInt32 { source &+ scaled(below, by: 255 &- source >> 24) }

/// The colours and target of a row.
struct LayerRow {
    let start: Int
    let range: Range<Int>
    let level: UInt8
    /// True if coverage is 255 throughout.
    var isWhole = false

    /// Combines a layer's pixels with the backdrop, then interpolates from the backdrop by the clip's coverage.
    @inline(__always)
    func combine(
        _ pixels: inout MutableSpan<PremultipliedPixel>, _ colors: Span<PremultipliedPixel>, _ coverage: Span<UInt8>,
        _ combined: (_ source: UInt32, _ below: UInt32) -> UInt32
    ) {
        precondition(range.lowerBound >= 0 && range.upperBound <= colors.count, "a row kernel beyond its span")
        precondition(start >= 0 && start + range.count <= pixels.count, "a row kernel beyond its span")
        precondition(coverage.count >= range.count, "a row kernel beyond its span")
        let shift = start - range.lowerBound
        let level = UInt32(level)
        guard !isWhole else {
            // Without branches, so that the compiler vectorises.
            for index in range {
                let below = unsafe pixels[unchecked: index &+ shift].packed
                let result = unsafe combined(scaled(colors[unchecked: index].packed, by: level), below)
                unsafe pixels[unchecked: index &+ shift] = PremultipliedPixel(packed: result)
            }
            return
        }
        for index in range {
            let share = unsafe UInt32(coverage[unchecked: index &- range.lowerBound])
            guard share > 0 else { continue }
            let below = unsafe pixels[unchecked: index &+ shift].packed
            let result = unsafe combined(scaled(colors[unchecked: index].packed, by: level), below)
            unsafe pixels[unchecked: index &+ shift] = PremultipliedPixel(
                packed: share == 255 ? result : mixed(result, below, share: share))
        }
    }

    @inline(__always)
    func blend<Function: BlendFunction>(
        _ pixels: inout MutableSpan<PremultipliedPixel>, _ colors: Span<PremultipliedPixel>, _ coverage: Span<UInt8>,
        _ function: Function.Type
    ) {
        combine(&pixels, colors, coverage) { source, below in
            let (sourceAlpha, belowAlpha) = (Int32(source >> 24), Int32(below >> 24))
            guard sourceAlpha > 0 else { return below }
            guard belowAlpha > 0 else { return source }
            let alpha = union(sourceAlpha, belowAlpha)
            func channel(_ shift: UInt32) -> UInt32 {
                let (s, d) = (Int32(source >> shift & 255), Int32(below >> shift & 255))
                let sum =
                    s &* (255 &- belowAlpha) &+ d &* (255 &- sourceAlpha)
                    &+ Function.product(s, d, sourceAlpha, belowAlpha)
                return UInt32(min(alpha, (sum &+ 127) / 255)) << shift
            }
            return channel(0) | channel(8) | channel(16) | UInt32(alpha) << 24
        }
    }

    @inline(__always)
    func blend<Function: ColorBlendFunction>(
        _ pixels: inout MutableSpan<PremultipliedPixel>, _ colors: Span<PremultipliedPixel>, _ coverage: Span<UInt8>,
        _ function: Function.Type
    ) {
        combine(&pixels, colors, coverage) { source, below in
            let (sourceAlpha, belowAlpha) = (Int(source >> 24), Int(below >> 24))
            guard sourceAlpha > 0 else { return below }
            guard belowAlpha > 0 else { return source }
            let blended = Function.product(
                Hues(source) * (100 * belowAlpha), Hues(below) * (100 * sourceAlpha),
                limit: 100 * sourceAlpha * belowAlpha)
            let alpha = Int(union(Int32(sourceAlpha), Int32(belowAlpha)))
            func channel(_ s: Int, _ d: Int, _ product: Int) -> UInt32 {
                let sum = 100 * (s * (255 - belowAlpha) + d * (255 - sourceAlpha)) + product
                return UInt32(max(0, min(alpha, (sum + 12_750) / 25_500)))
            }
            let (above, under) = (Hues(source), Hues(below))
            return channel(above.red, under.red, blended.red) | channel(above.green, under.green, blended.green) << 8
                | channel(above.blue, under.blue, blended.blue) << 16 | UInt32(alpha) << 24
        }
    }
}

extension Hues {
    /// The channels of a premultiplied pixel.
    @inline(__always)
    fileprivate init(_ packed: UInt32) {
        self.init(Int(packed & 255), Int(packed >> 8 & 255), Int(packed >> 16 & 255))
    }

    @inline(__always)
    fileprivate static func * (hues: Hues, factor: Int) -> Hues { hues.map { $0 * factor } }
}

/// Returns `round(a + b - a * b / 255)`.
@inline(__always)
private func union(_ a: Int32, _ b: Int32) -> Int32 { a &+ b &- (a &* b &+ 127) / 255 }

/// Returns `share` of 255 parts of `a` and the rest of `b`, rounded once.
@inline(__always)
func mixed(_ a: UInt32, _ b: UInt32, share: UInt32) -> UInt32 {
    weighted(a, share, b, 255 &- share)
}

/// Returns `round((a * first + b * second) / 255)` for all four channels; the sum must not exceed 255 * 255.
@inline(__always)
func weighted(_ a: UInt32, _ first: UInt32, _ b: UInt32, _ second: UInt32) -> UInt32 {
    let even = (a & 0x00ff_00ff) &* first &+ (b & 0x00ff_00ff) &* second &+ 0x0080_0080
    let odd = (a >> 8 & 0x00ff_00ff) &* first &+ (b >> 8 & 0x00ff_00ff) &* second &+ 0x0080_0080
    let evenRounded = (even &+ (even >> 8 & 0x00ff_00ff)) >> 8 & 0x00ff_00ff
    let oddRounded = (odd &+ (odd >> 8 & 0x00ff_00ff)) & 0xff00_ff00
    return evenRounded | oddRounded
}

internal import FramewrightDrawing

/// Source positions along one target row, in 1/2^32 pixel. A position depends on row and column only, not on the part
/// of the row that is painted.
struct SampleRow {
    private let x: Int
    private let y: Int
    let alongX: Int
    let alongY: Int

    /// Fails if numbers exceed fixed point: beyond a million pixels.
    init?(_ inverse: ProjectionTransform, row: Int, near columns: Range<Int>) {
        let limit = Double(1 << 20)
        let startX = inverse.m31 + Double(row) * inverse.m21
        let startY = inverse.m32 + Double(row) * inverse.m22
        guard abs(startX) < limit, abs(startY) < limit, abs(inverse.m11) < 4096, abs(inverse.m12) < 4096 else {
            return nil
        }
        let one = Double(1 << 32)
        (x, y) = (Int(startX * one), Int(startY * one))
        (alongX, alongY) = (Int(inverse.m11 * one), Int(inverse.m12 * one))
    }

    @inline(__always)
    func place(_ column: Int) -> (x: Int, y: Int) { (x &+ column &* alongX, y &+ column &* alongY) }

    /// Returns the columns in which the source pixel and its right and lower neighbours exist.
    func inside(_ size: PixelSize, _ columns: Range<Int>) -> Range<Int> {
        let across = Self.columns(x, alongX, below: (size.width - 1) << 32)
        return across.clamped(to: Self.columns(y, alongY, below: (size.height - 1) << 32)).clamped(to: columns)
    }

    /// Returns the columns for which `start + column * step` is at least 0 and below `limit`.
    private static func columns(_ start: Int, _ step: Int, below limit: Int) -> Range<Int> {
        guard step != 0 else { return start >= 0 && start < limit ? -(1 << 40)..<1 << 40 : 0..<0 }
        let low = step > 0 ? quotientUp(-start, step) : quotientUp(start - limit + 1, -step)
        let high = step > 0 ? quotientUp(limit - start, step) : quotientUp(start + 1, -step)
        return low..<max(low, high)
    }

    private static func quotientUp(_ dividend: Int, _ divisor: Int) -> Int {
        let (quotient, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
        return rest > 0 ? quotient + 1 : quotient
    }
}

/// Writes the colours along a row of a transformed image to `colors` from index `start`. Edge pixels are repeated
/// beyond the image; coverage determines their visible part.
func sampleRow(
    _ pixels: Span<PremultipliedPixel>, _ size: PixelSize, _ row: SampleRow, _ isNearest: Bool,
    _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>, from start: Int
) {
    let shift = start - columns.lowerBound
    let inside = isNearest ? columns.lowerBound..<columns.lowerBound : row.inside(size, columns)
    let first = inside.isEmpty ? columns.upperBound..<columns.upperBound : inside
    func sample(_ column: Int) -> PremultipliedPixel {
        let place = row.place(column)
        return isNearest
            ? nearest(pixels, size, place.x, place.y) : between(pixels, size, place.x, place.y)
    }
    for column in columns.lowerBound..<first.lowerBound { colors[column + shift] = sample(column) }
    sampleInside(pixels, size.width, row, first, &colors, from: first.lowerBound + shift)
    for column in first.upperBound..<columns.upperBound { colors[column + shift] = sample(column) }
}

/// Interpolates between the four pixels around a position in 1/2^32 pixel.
func between(
    _ pixels: Span<PremultipliedPixel>, _ size: PixelSize, _ x: Int, _ y: Int
) -> PremultipliedPixel {
    let (left, right) = (held(x >> 32, size.width), held(x >> 32 + 1, size.width))
    let (top, bottom) = (held(y >> 32, size.height) * size.width, held(y >> 32 + 1, size.height) * size.width)
    return PremultipliedPixel(
        packed: weighted(
            pixels[top + left].packed, pixels[top + right].packed, pixels[bottom + left].packed,
            pixels[bottom + right].packed, x, y))
}

func nearest(_ pixels: Span<PremultipliedPixel>, _ size: PixelSize, _ x: Int, _ y: Int) -> PremultipliedPixel {
    let half = 1 << 31
    return pixels[held((y + half) >> 32, size.height) * size.width + held((x + half) >> 32, size.width)]
}

/// Whether every pixel is opaque.
func isOpaqueRow(_ pixels: Span<PremultipliedPixel>) -> Bool {
    var all: UInt32 = .max
    for index in 0..<pixels.count { all &= pixels[index].packed }
    return all >> 24 == 255
}

/// Samples like `sampleRow` with one division per pixel, for perspective.
func sampleRowInSpace(
    _ pixels: Span<PremultipliedPixel>, _ size: PixelSize, _ inverse: ProjectionTransform, row: Int,
    _ isNearest: Bool, _ columns: Range<Int>, _ colors: inout MutableSpan<PremultipliedPixel>, from start: Int
) {
    func fixed(_ value: Double) -> Int {
        let limit = Double(1 << 20)
        return Int((value > -limit ? min(value, limit) : value < 0 ? -limit : 0) * Double(1 << 32))
    }
    for column in columns {
        let (x, y, w) = inverse.carry(Double(column), Double(row), 1)
        let (across, down) = (fixed(x / w), fixed(y / w))
        colors[start + column - columns.lowerBound] =
            isNearest ? nearest(pixels, size, across, down) : between(pixels, size, across, down)
    }
}

@inline(__always)
private func held(_ index: Int, _ count: Int) -> Int { min(max(index, 0), count - 1) }

/// Returns four channels with 16 bits each.
@inline(__always)
private func wide(_ packed: UInt32) -> UInt64 {
    UInt64(packed & 0x00ff_00ff) | UInt64(packed >> 8 & 0x00ff_00ff) << 32
}

/// Interpolates between four pixels, with weights in 1/256 that add up to one, so that no channel overflows 16 bits
/// and an image of one colour keeps it.
@inline(__always)
func weighted(
    _ topLeft: UInt32, _ topRight: UInt32, _ bottomLeft: UInt32, _ bottomRight: UInt32, _ x: Int, _ y: Int
) -> UInt32 {
    let across = UInt64(truncatingIfNeeded: x >> 24 & 255)
    let down = UInt64(truncatingIfNeeded: y >> 24 & 255)
    let both = (across &* down &+ 128) >> 8
    let lanes: UInt64 = 0x00ff_00ff_00ff_00ff
    var sum = wide(topLeft) &* (256 &- across &- down &+ both) &+ 0x0080_0080_0080_0080
    sum = sum &+ wide(topRight) &* (across &- both)
    sum = sum &+ wide(bottomLeft) &* (down &- both)
    sum = sum &+ wide(bottomRight) &* both
    return narrow(sum >> 8 & lanes)
}

@inline(__always)
private func narrow(_ wide: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: wide) | UInt32(truncatingIfNeeded: wide >> 32) << 8
}

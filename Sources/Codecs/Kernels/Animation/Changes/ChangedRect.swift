import FramewrightDrawing

/// The smallest rectangle around the pixels in which two pictures of one size differ; nil where they are equal.
///
/// Rows are skipped from the top and from the bottom, then columns from the left and the right of what remains: every
/// pixel outside the rectangle is looked at once, those inside hardly. Sixteen pixels a step, as eight words: a comparison of
/// `SIMD16<UInt32>` took five times as long (60 frames of 780x1688: 230 and 45 ms with the survey around it, 2026-11-22).
///
/// Pixels outside `area` are known to be equal, and are not looked at.
func changedRect(from before: Bitmap, to after: Bitmap, within area: PixelRect? = nil) -> PixelRect? {
    let area = area ?? PixelRect(whole: after.size)
    let (width, pitch) = (area.width, after.width)
    return unsafe before.pixels.withUnsafeBufferPointer { before in
        unsafe after.pixels.withUnsafeBufferPointer { after in
            guard let first = before.baseAddress, let other = after.baseAddress, unsafe first != other else {
                return nil
            }
            let corner = area.y * pitch + area.x
            let (before, after) = unsafe (first + corner, other + corner)
            var (top, bottom) = (0, area.height)
            while unsafe top < bottom && areEqual(before + top * pitch, after + top * pitch, width) { top += 1 }
            guard top < bottom else { return nil }
            while unsafe areEqual(before + (bottom - 1) * pitch, after + (bottom - 1) * pitch, width) { bottom -= 1 }
            var (left, right) = (width, 0)
            for y in top..<bottom {
                let (one, other) = unsafe (before + y * pitch, after + y * pitch)
                left = unsafe firstDifference(one, other, below: left)
                right = unsafe lastDifference(one, other, from: right, to: width)
            }
            return PixelRect(x: area.x + left, y: area.y + top, width: right - left, height: bottom - top)
        }
    }
}

/// Whether `count` pixels are the same.
@inline(__always)
private func areEqual(
    _ one: UnsafePointer<PremultipliedPixel>, _ other: UnsafePointer<PremultipliedPixel>, _ count: Int
) -> Bool {
    unsafe areEqual(one, other, count: count &* MemoryLayout<PremultipliedPixel>.stride)
}

/// The first place below `limit` where the rows differ; `limit` if there is none.
@inline(__always)
private func firstDifference(
    _ one: UnsafePointer<PremultipliedPixel>, _ other: UnsafePointer<PremultipliedPixel>, below limit: Int
) -> Int {
    var x = 0
    while x &+ 16 <= limit, unsafe blockIsEqual(one + x, other + x) { x &+= 16 }
    while x < limit, unsafe one[x].packed == other[x].packed { x &+= 1 }
    return x
}

/// One beyond the last place at or after `start` where the rows differ; `start` if there is none.
@inline(__always)
private func lastDifference(
    _ one: UnsafePointer<PremultipliedPixel>, _ other: UnsafePointer<PremultipliedPixel>, from start: Int, to end: Int
) -> Int {
    var x = end
    while x &- 16 >= start, unsafe blockIsEqual(one + x - 16, other + x - 16) { x &-= 16 }
    while x > start, unsafe one[x &- 1].packed == other[x &- 1].packed { x &-= 1 }
    return x
}

/// Sixteen pixels.
@inline(__always)
func blockIsEqual(_ one: UnsafePointer<PremultipliedPixel>, _ other: UnsafePointer<PremultipliedPixel>) -> Bool {
    let (one, other) = unsafe (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var difference: UInt64 = 0
    for word in 0..<8 {
        difference |=
            unsafe one.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
            ^ other.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
    }
    return difference == 0
}

/// The smallest rectangle around the pixels that are opaque in one picture and transparent in the next, both of which have
/// no others; nil where there are none. All that differs lies in `rect`.
func clearedRect(from before: Bitmap, to after: Bitmap, in rect: PixelRect) -> PixelRect? {
    let width = after.width
    var (left, right, top, bottom) = (width, 0, after.height, 0)
    unsafe before.pixels.withUnsafeBufferPointer { before in
        unsafe after.pixels.withUnsafeBufferPointer { after in
            for y in rect.y..<rect.y + rect.height {
                let start = y * width + rect.x
                var cleared: UInt32 = 0
                for index in start..<start + rect.width {
                    cleared |= unsafe before[index].packed & ~after[index].packed
                }
                // Only a transparent pixel has none of an opaque one's alpha.
                guard cleared >> 24 != 0 else { continue }
                (top, bottom) = (min(top, y), y + 1)
                for x in rect.x..<rect.x + rect.width
                where unsafe after[y * width + x].packed == 0 && before[y * width + x].packed != 0 {
                    (left, right) = (min(left, x), max(right, x + 1))
                }
            }
        }
    }
    return bottom > 0 ? PixelRect(x: left, y: top, width: right - left, height: bottom - top) : nil
}

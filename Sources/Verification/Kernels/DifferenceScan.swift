import FramewrightDrawing
import Glibc

/// Calls `body` with the index of every pixel in which two buffers of equal length differ, in order.
///
/// Equal blocks are skipped with `memcmp`; callers should skip equal images the same way. In other blocks, sixteen
/// pixels at a time are compared as eight words. Chosen by measurement, see Performance.
@inline(__always)
func forEachDifference(
    _ first: UnsafeBufferPointer<PremultipliedPixel>, _ second: UnsafeBufferPointer<PremultipliedPixel>,
    _ body: (Int) -> Void
) {
    let count = min(first.count, second.count)
    var start = 0
    while start < count {
        let end = min(start + 256, count)
        if unsafe !isEqual(first, second, start..<end) {
            while start + 16 <= end {
                if unsafe differs(first, second, at: start) { unsafe compare(first, second, start..<start + 16, body) }
                start += 16
            }
            unsafe compare(first, second, start..<end, body)
        }
        start = end
    }
}

/// Calls `body` with the index of every differing pixel of two buffers with straight alpha.
func forEachDifference(
    _ first: UnsafeBufferPointer<UInt32>, _ second: UnsafeBufferPointer<UInt32>, _ body: (Int) -> Void
) {
    unsafe first.withMemoryRebound(to: PremultipliedPixel.self) { first in
        unsafe second.withMemoryRebound(to: PremultipliedPixel.self) { second in
            unsafe forEachDifference(first, second, body)
        }
    }
}

@inline(__always)
private func compare(
    _ first: UnsafeBufferPointer<PremultipliedPixel>, _ second: UnsafeBufferPointer<PremultipliedPixel>,
    _ range: Range<Int>, _ body: (Int) -> Void
) {
    for index in range where unsafe first[index].packed != second[index].packed { body(index) }
}

/// True if any of sixteen pixels differs.
@inline(__always)
private func differs(
    _ first: UnsafeBufferPointer<PremultipliedPixel>, _ second: UnsafeBufferPointer<PremultipliedPixel>, at start: Int
) -> Bool {
    guard let first = first.baseAddress, let second = second.baseAddress else { return false }
    let (one, other) = unsafe (UnsafeRawPointer(first + start), UnsafeRawPointer(second + start))
    var unequal: UInt64 = 0
    for word in 0..<8 {
        unequal |=
            unsafe one.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
            ^ other.loadUnaligned(fromByteOffset: word &* 8, as: UInt64.self)
    }
    return unequal != 0
}

/// True if all pixels of a range are equal.
@inline(__always)
func isEqual(
    _ first: UnsafeBufferPointer<PremultipliedPixel>, _ second: UnsafeBufferPointer<PremultipliedPixel>,
    _ range: Range<Int>
) -> Bool {
    guard let first = first.baseAddress, let second = second.baseAddress else { return true }
    let stride = MemoryLayout<PremultipliedPixel>.stride
    return unsafe memcmp(first + range.lowerBound, second + range.lowerBound, range.count * stride) == 0
}

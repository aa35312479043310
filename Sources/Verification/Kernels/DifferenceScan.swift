import FramewrightDrawing
import Glibc

/// Calls `body` with the index of every pixel in which two buffers of one length differ, in order.
///
/// Blocks that are equal are passed over by `memcmp`, and so should whole pictures be by the caller.
@inline(__always)
func forEachDifference(
    _ first: UnsafeBufferPointer<PremultipliedPixel>, _ second: UnsafeBufferPointer<PremultipliedPixel>,
    _ body: (Int) -> Void
) {
    let block = 64
    let count = min(first.count, second.count)
    var start = 0
    while start < count {
        let end = min(start + block, count)
        if unsafe !isEqual(first, second, start..<end) {
            for index in start..<end where unsafe first[index].packed != second[index].packed { body(index) }
        }
        start = end
    }
}

/// True where every pixel of the range is the same.
@inline(__always)
func isEqual(
    _ first: UnsafeBufferPointer<PremultipliedPixel>, _ second: UnsafeBufferPointer<PremultipliedPixel>,
    _ range: Range<Int>
) -> Bool {
    guard let first = first.baseAddress, let second = second.baseAddress else { return true }
    let stride = MemoryLayout<PremultipliedPixel>.stride
    return unsafe memcmp(first + range.lowerBound, second + range.lowerBound, range.count * stride) == 0
}

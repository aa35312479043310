internal import Dispatch
internal import FramewrightDrawing
internal import Synchronization

/// Calls `body` for each band of rows, concurrently, with a worker that no other thread uses, the index of the band and
/// its pixels. Returns when all are painted.
///
/// Safe: the bands do not overlap, so that no pixel is written by two threads; checked before.
func paintConcurrently<Worker: Sendable>(
    _ bands: [PixelRect], of pixels: inout MutableSpan<PremultipliedPixel>, with workers: inout [Worker],
    body: @Sendable (inout Worker, Int, inout MutableSpan<PremultipliedPixel>) -> Void
) {
    let ranges = bands.reduce(into: [Range<Int>]()) { ranges, band in
        let start = ranges.last?.upperBound ?? 0
        ranges.append(start..<start + band.width * band.height)
    }
    precondition(ranges.last?.upperBound == pixels.count, "the bands are not the whole bitmap")
    let next = Atomic(0)
    unsafe workers.withUnsafeMutableBufferPointer { workers in
        unsafe pixels.withUnsafeMutableBufferPointer { pixels in
            nonisolated(unsafe) let workers = unsafe workers
            nonisolated(unsafe) let pixels = unsafe pixels
            unsafe DispatchQueue.concurrentPerform(iterations: workers.count) { thread in
                while true {
                    let index = next.add(1, ordering: .relaxed).oldValue
                    guard index < ranges.count else { return }
                    var span = unsafe UnsafeMutableBufferPointer(rebasing: pixels[ranges[index]]).mutableSpan
                    unsafe body(&workers[thread], index, &span)
                }
            }
        }
    }
}

internal import Dispatch
internal import FramewrightDrawing
internal import Synchronization

/// Calls `body` once for each band, on as many threads as there are workers, and returns when all calls have returned.
/// Passes a worker that no other thread uses, the index of the band and the pixels of the band.
///
/// Safe, because no pixel is in two bands: each begins where the one before ends, and the last ends with the bitmap.
///
/// - Parameters:
///   - bands: Adjacent bands of whole rows, the last of which ends with the bitmap.
///   - pixels: All pixels of the bitmap, row by row.
func callConcurrently<Worker: Sendable>(
    _ bands: [PixelRect], of pixels: inout MutableSpan<PremultipliedPixel>, with workers: inout [Worker],
    body: @Sendable (inout Worker, Int, inout MutableSpan<PremultipliedPixel>) -> Void
) {
    let first = pixels.count - bands.reduce(0) { $0 + $1.area }
    let ranges = bands.reduce(into: [Range<Int>]()) { ranges, band in
        let start = ranges.last?.upperBound ?? first
        precondition(start >= 0 && start == band.y * band.width, "the bands are not the end of the bitmap")
        ranges.append(start..<start + band.area)
    }
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

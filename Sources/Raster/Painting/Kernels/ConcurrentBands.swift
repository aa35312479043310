internal import FramewrightDrawing
internal import Glibc
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
            unsafe callOnThreads(workers.count) { thread in
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

/// Calls `body` with 0 on this thread, and with the numbers up to `count` on others at the same time; on fewer if the
/// system starts no more threads, for which Dispatch would wait for ever. Returns when all calls have returned.
private func callOnThreads(_ count: Int, _ body: @Sendable (Int) -> Void) {
    withoutActuallyEscaping(body) { body in
        var threads: [pthread_t] = []
        for number in 1..<max(count, 1) {
            let call = unsafe Unmanaged.passRetained(ThreadCall { body(number) })
            var thread = pthread_t()
            let isStarted = unsafe pthread_create(
                &thread, nil,
                { call in
                    unsafe Unmanaged<ThreadCall>.fromOpaque(call!).takeRetainedValue().body()
                    return nil
                }, call.toOpaque())
            guard isStarted == 0 else {
                unsafe call.release()
                break
            }
            threads.append(thread)
        }
        body(0)
        for thread in threads { pthread_join(thread, nil) }
    }
}

/// The work of a thread.
private final class ThreadCall: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

import FramewrightCAllocator
import Glibc

/// The memory allocation settings and limits of the process.
public enum ProcessMemory {
    /// Keeps up to 256 MB of freed memory for later allocations, instead of returning it to the system.
    ///
    /// For programs that make many frames; a library leaves this to its program. All threads share one heap, so that a
    /// frame freed by one thread is reused by any other. Chosen by measurement, see Performance.
    public static func keepFreed() {
        mallopt(M_ARENA_MAX, 1)
        // With little address space left, nothing is kept.
        guard remaining.map({ $0 > plenty }) ?? true else { return }
        // 32 MB is the largest block size that the C library can keep.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 256 << 20)
        mallopt(M_TOP_PAD, 16 << 20)
    }

    /// The address space that is left, in bytes. Nil if there is no limit (`ulimit -v`).
    public static var remaining: Int? {
        guard let limit else { return nil }
        var bytes: [UInt8] = []
        guard let file = try? FileDescriptor(opening: "/proc/self/statm", for: .reading),
            (try? file.read(upTo: 256, into: &bytes)) == true,
            let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first.flatMap({ Int($0) })
        else { return limit }
        return max(0, limit - pages * sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The limit of the address space, in bytes. Nil if there is none.
    public static var limit: Int? {
        var limit = rlimit()
        guard unsafe getrlimit(Int32(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < 1 << 46 else { return nil }
        return Int(limit.rlim_cur)
    }

    /// Ends the process with a text on standard error and an exit status if it crashes because the limited address
    /// space is used up. Any other crash ends it as before. Does nothing if there is no limit.
    public static func reportExhaustion(_ text: StaticString, status: Int32) {
        guard let limit else { return }
        unsafe framewright_report_exhaustion(
            UInt(limit), UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self), text.utf8CodeUnitCount,
            status)
    }

    /// Address space that is left of which some may be wasted.
    private static let plenty = 1 << 30

    /// Returns the number of threads to use, from 1 to `most`: fewer if a limit leaves no address space for their
    /// stacks and frames, because Dispatch blocks forever if it cannot create a thread.
    public static func threadCount(atMost most: Int) -> Int {
        guard most > 1, let remaining else { return most }
        return max(1, min(most, (remaining - 256 << 20) / (64 << 20)))
    }

    /// Reserves the next 128 MB of the heap's addresses and requests pages of 2 MB instead of 4 kB for them. Unused
    /// ones take no memory. For programs whose first frame must be fast.
    ///
    /// The first access to fresh memory dominates the cost of a first frame, see Performance. Has no effect if the
    /// system has no large pages.
    public static func useLargePages() {
        guard remaining.map({ $0 > plenty }) ?? true else { return }
        mallopt(M_TOP_PAD, 128 << 20)
        defer { mallopt(M_TOP_PAD, 16 << 20) }
        // Larger than the rest of the initial heap, so that it grows now.
        guard let block = unsafe malloc(1 << 20) else { return }
        unsafe free(block)
        let page = UInt(2 << 20)
        let start = (UInt(bitPattern: block) + page - 1) & ~(page - 1)
        let end = unsafe UInt(bitPattern: sbrk(0))
        // A block that is not from the heap has a higher address.
        guard start < end, let address = unsafe UnsafeMutableRawPointer(bitPattern: start) else { return }
        unsafe madvise(address, Int(end - start), MADV_HUGEPAGE)
    }
}

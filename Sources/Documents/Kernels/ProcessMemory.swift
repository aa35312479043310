import FramewrightCAllocator
import Glibc

/// What the process does with memory it no longer needs.
public enum ProcessMemory {
    /// Keeps up to 256 MB of freed memory for the next allocation, instead of giving it back to the system and asking for it
    /// again, page by page.
    ///
    /// For programs that make one frame after the other; a library leaves this to its program. Measured 2026-11, release
    /// build: laying out 100,000 views 31.8 ms instead of 51.5, 1,000 views 0.235 instead of 0.323.
    ///
    /// All threads take from one heap, so that a frame one of them let go of serves the next, whoever paints it. A thread's own
    /// has small pages and gives each frame back: measured 2026-11-23, `matrix` of twenty devices on two threads takes
    /// 2,400 page faults instead of 8,900, and 82 ms instead of 104.
    public static func keepFreed() {
        mallopt(M_ARENA_MAX, 1)
        // Of little address space nothing is kept.
        guard remaining.map({ $0 > plenty }) ?? true else { return }
        // Larger blocks than 32 MB the C library does not let be kept.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 256 << 20)
        mallopt(M_TOP_PAD, 16 << 20)
    }

    /// Bytes of address space that the process may still take; nil where there is no limit (`ulimit -v`).
    public static var remaining: Int? {
        guard let limit else { return nil }
        var bytes: [UInt8] = []
        guard let file = try? FileDescriptor(opening: "/proc/self/statm", for: .reading),
            (try? file.read(upTo: 256, into: &bytes)) == true,
            let pages = String(decoding: bytes, as: UTF8.self).split(separator: " ").first.flatMap({ Int($0) })
        else { return limit }
        return max(0, limit - pages * sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Bytes of address space that the process may have in all; nil where there is no limit.
    public static var limit: Int? {
        var limit = rlimit()
        guard unsafe getrlimit(Int32(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < 1 << 46 else { return nil }
        return Int(limit.rlim_cur)
    }

    /// Address space that is left of which some may be wasted.
    private static let plenty = 1 << 30

    /// Threads that work may have, at least 1 and up to `most`: fewer where a limit leaves no address space for their stacks and
    /// frames. Dispatch waits for ever where it cannot have a thread.
    public static func threadCount(atMost most: Int) -> Int {
        guard most > 1, let remaining else { return most }
        return max(1, min(most, (remaining - 256 << 20) / (64 << 20)))
    }

    /// Takes the heap's next 128 MB of addresses at once and asks for them in pages of 2 MB instead of 4 kB; what is not
    /// used of them takes no memory. For programs whose first frame counts.
    ///
    /// The first touch of a frame is what costs: measured 2026-11-22, writing 24 MB of fresh memory takes 14 ms of processor
    /// time page by page and 2.5 in large pages (one of ten times 40 to 70, when the system has to make room for them);
    /// `render` of a phone's screen as a whole process takes 1,168 page faults instead of 4,226, 10 ms in the system instead of
    /// 20, and 46 ms on the clock instead of 60; 64 MB held that, and left `matrix` of twenty devices with 5,300 to 6,500
    /// faults, 128 with 2,300 to 2,500. Where the system has no large pages all stays as it was.
    public static func useLargePages() {
        guard remaining.map({ $0 > plenty }) ?? true else { return }
        mallopt(M_TOP_PAD, 128 << 20)
        defer { mallopt(M_TOP_PAD, 16 << 20) }
        // More than is left of the heap a program starts with, so that it grows now.
        guard let block = unsafe malloc(1 << 20) else { return }
        unsafe free(block)
        let page = UInt(2 << 20)
        let start = (UInt(bitPattern: block) + page - 1) & ~(page - 1)
        let end = unsafe UInt(bitPattern: sbrk(0))
        // A block from elsewhere lies above the heap.
        guard start < end, let address = unsafe UnsafeMutableRawPointer(bitPattern: start) else { return }
        unsafe madvise(address, Int(end - start), MADV_HUGEPAGE)
    }
}

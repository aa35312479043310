import FramewrightCAllocator

/// What the process does with memory it no longer needs.
public enum ProcessMemory {
    /// Keeps up to 256 MB of freed memory for the next allocation, instead of giving it back to the system and asking for it
    /// again, page by page.
    ///
    /// For programs that make one frame after the other; a library leaves this to its program. Measured 2026-11, release
    /// build: laying out 100,000 views 31.8 ms instead of 51.5, 1,000 views 0.235 instead of 0.323.
    public static func keepFreed() {
        // Larger blocks than 32 MB the C library does not let be kept.
        mallopt(M_MMAP_THRESHOLD, 32 << 20)
        mallopt(M_TRIM_THRESHOLD, 256 << 20)
        mallopt(M_TOP_PAD, 16 << 20)
    }
}

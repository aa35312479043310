/// A contiguous buffer of records whose addresses stay valid while functions that modify it call each other.
///
/// Replaces an array in a class, whose every read is checked for exclusive access, which costs more than the layout
/// itself. Indices are checked. The memory is freed by `LayoutRun`, which owns all buffers.
@safe struct Buffer<Record: BitwiseCopyable> {
    private(set) var count = 0
    private var capacity: Int
    private var base: UnsafeMutablePointer<Record>

    init(capacity: Int) {
        self.capacity = max(16, capacity)
        unsafe base = UnsafeMutablePointer.allocate(capacity: self.capacity)
    }

    subscript(index: Int) -> Record {
        @inline(__always) unsafeAddress {
            precondition(index >= 0 && index < count)
            return unsafe UnsafePointer(base + index)
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            precondition(index >= 0 && index < count)
            return unsafe base + index
        }
    }

    /// Appends copies of a record and returns the index of the first one.
    mutating func append(_ record: Record, count added: Int = 1) -> Int {
        if count + added > capacity { grow(to: max(count + added, capacity * 2)) }
        unsafe (base + count).initialize(repeating: record, count: added)
        count += added
        return count - added
    }

    mutating func removeLast(_ removed: Int) {
        precondition(removed >= 0 && removed <= count)
        count -= removed
    }

    private mutating func grow(to larger: Int) {
        let moved = UnsafeMutablePointer<Record>.allocate(capacity: larger)
        unsafe moved.moveInitialize(from: base, count: count)
        unsafe base.deallocate()
        unsafe base = moved
        capacity = larger
    }

    /// Appends uninitialised records. The owner must write each one before reading it.
    mutating func appendUnwritten(_ added: Int) {
        if count + added > capacity { grow(to: max(count + added, capacity * 2)) }
        count += added
    }

    func free() { unsafe base.deallocate() }
}

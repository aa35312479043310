/// Records in one piece of memory that stay where they are while functions that change them call each other.
///
/// An array inside a class is checked for exclusive access on every read, which costs more than the layout itself.
/// Indices are checked; memory is freed by `LayoutRun`, which owns every slab.
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

    /// Adds copies of a record and returns the index of the first.
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

    /// Makes room for records whose owner writes each before it reads it.
    mutating func appendUnwritten(_ added: Int) {
        if count + added > capacity { grow(to: max(count + added, capacity * 2)) }
        count += added
    }

    func free() { unsafe base.deallocate() }
}

/// A growable buffer with reference semantics, so that it can be stored in a constant and still grow.
///
/// Replaces a class variable, whose accesses are checked for exclusivity. Chosen by measurement, see Performance. Freed
/// by `LayoutRun`.
@safe struct Arena<Record: BitwiseCopyable> {
    private let slab: UnsafeMutablePointer<Buffer<Record>>

    init(capacity: Int) {
        unsafe slab = UnsafeMutablePointer.allocate(capacity: 1)
        unsafe slab.initialize(to: Buffer(capacity: capacity))
    }

    var count: Int { unsafe slab.pointee.count }

    subscript(index: Int) -> Record {
        @inline(__always) get { unsafe slab.pointee[index] }
        @inline(__always) nonmutating set { unsafe slab.pointee[index] = newValue }
    }

    /// Appends copies of a record and returns the index of the first one.
    @inline(__always) func append(_ record: Record, count added: Int = 1) -> Int {
        unsafe slab.pointee.append(record, count: added)
    }

    @inline(__always) func removeLast(_ removed: Int) { unsafe slab.pointee.removeLast(removed) }

    /// Modifies a record in place. `change` must not append to this arena.
    @inline(__always) func update<Result>(_ index: Int, _ change: (inout Record) -> Result) -> Result {
        unsafe change(&slab.pointee[index])
    }

    func free() {
        unsafe slab.pointee.free()
        unsafe slab.deallocate()
    }
}

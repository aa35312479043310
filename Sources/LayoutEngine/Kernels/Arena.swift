/// A slab that grows where it is a constant.
///
/// A variable of a class is checked for exclusive access, at 11 % of a deep tree's layout. Freed by `LayoutRun`.
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

    /// Adds copies of a record and returns the index of the first.
    @inline(__always) func append(_ record: Record, count added: Int = 1) -> Int {
        unsafe slab.pointee.append(record, count: added)
    }

    @inline(__always) func removeLast(_ removed: Int) { unsafe slab.pointee.removeLast(removed) }

    /// Changes a record where it lies; `change` must not make the pile grow.
    @inline(__always) func update<Result>(_ index: Int, _ change: (inout Record) -> Result) -> Result {
        unsafe change(&slab.pointee[index])
    }

    func free() {
        unsafe slab.pointee.free()
        unsafe slab.deallocate()
    }
}

/// Bits into memory, the first lowest (RFC 1951, 3.1.1).
///
/// The memory must hold eight bytes more than is written: bits leave in whole words.
@safe struct BitWriter {
    private(set) var next: UnsafeMutableRawPointer
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    init(_ start: UnsafeMutableRawPointer) { unsafe next = start }

    /// At most 56 bits in all between two calls of `drain`, which leaves up to 7.
    @inline(__always)
    mutating func append(_ value: UInt64, count length: UInt64) {
        bits |= value &<< count
        count &+= length
    }

    /// Stores all whole bytes.
    @inline(__always)
    mutating func drain() {
        unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
        unsafe next += Int(truncatingIfNeeded: count >> 3)
        bits &>>= count & ~7
        count &= 7
    }

    /// Fills the last byte with zero bits.
    mutating func alignToByte() {
        count = (count &+ 7) & ~7
        drain()
    }

    /// Whole bytes; the bits before must be aligned.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        unsafe UnsafeMutableRawBufferPointer(start: next, count: bytes.count).copyMemory(from: bytes)
        unsafe next += bytes.count
    }
}

/// Writes bits to memory, least significant bit first (RFC 1951, 3.1.1).
///
/// The memory must have eight bytes more than are written, because bits are stored as whole words.
@safe struct BitWriter {
    private(set) var next: UnsafeMutableRawPointer
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    init(_ start: UnsafeMutableRawPointer) { unsafe next = start }

    /// Appends at most 56 bits between two calls of `drain`, including the up to 7 bits that `drain` leaves.
    @inline(__always)
    mutating func append(_ value: UInt64, count length: UInt64) {
        bits |= value &<< count
        count &+= length
    }

    /// Stores all complete bytes.
    @inline(__always)
    mutating func drain() {
        unsafe next.storeBytes(of: bits.littleEndian, as: UInt64.self)
        unsafe next += Int(truncatingIfNeeded: count >> 3)
        bits &>>= count & ~7
        count &= 7
    }

    /// Pads the last byte with zero bits.
    mutating func alignToByte() {
        count = (count &+ 7) & ~7
        drain()
    }

    /// Appends whole bytes; the bits before must be aligned.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        unsafe UnsafeMutableRawBufferPointer(start: next, count: bytes.count).copyMemory(from: bytes)
        unsafe next += bytes.count
    }
}

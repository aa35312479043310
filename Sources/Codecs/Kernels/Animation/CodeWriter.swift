/// Codes of changing width one after the other, least significant bit first.
@safe struct CodeWriter: ~Copyable {
    /// Of the codes to come, at most 12.
    var width: Int
    private var memory: UnsafeMutableRawPointer
    private var capacity = 1 << 15
    private var count = 0
    private var bits: UInt64 = 0
    private var bitCount = 0

    init(width: Int) {
        self.width = width
        unsafe memory = .allocate(byteCount: 1 << 15, alignment: 8)
    }

    deinit { unsafe memory.deallocate() }

    /// Makes room for so many codes, and for as many others among them.
    @inline(__always)
    mutating func reserve(codes: Int) {
        if capacity &- count < 3 &* codes &+ 32 { grow(3 &* codes &+ 32) }
    }

    private mutating func grow(_ room: Int) {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * capacity + room, alignment: 8)
        unsafe larger.copyMemory(from: memory, byteCount: count)
        unsafe memory.deallocate()
        unsafe memory = larger
        capacity = 2 * capacity + room
    }

    /// There is room for it.
    @inline(__always)
    mutating func write(_ code: Int) {
        bits |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: bitCount)
        bitCount &+= width
        if bitCount >= 48 { flush() }
    }

    /// All whole bytes.
    @inline(__always)
    private mutating func flush() {
        unsafe memory.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
        count &+= bitCount &>> 3
        bits = bits &>> UInt64(truncatingIfNeeded: bitCount & ~7)
        bitCount &= 7
    }

    /// The bits that are left, filled up with zeros.
    mutating func finish() {
        flush()
        if bitCount > 0 { bitCount = 8 }
        flush()
    }

    /// All that was written.
    var bytes: [UInt8] {
        unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
    }

    /// The same in blocks of up to 255 bytes, each after its length.
    var blocks: [UInt8] {
        let blockCount = (count + 254) / 255
        return unsafe [UInt8](unsafeUninitializedCapacity: count + blockCount) { blocks, filled in
            filled = count + blockCount
            for block in 0..<blockCount {
                let size = min(255, count - 255 * block)
                unsafe blocks[256 * block] = UInt8(size)
                let bytes = unsafe UnsafeRawBufferPointer(start: memory + 255 * block, count: size)
                unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(blocks)[(256 * block + 1)...]
                )
                .copyMemory(from: bytes)
            }
        }
    }
}

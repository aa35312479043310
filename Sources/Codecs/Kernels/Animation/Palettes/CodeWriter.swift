/// Writes codes of varying width, least significant bit first.
@safe struct CodeWriter: ~Copyable {
    /// The output position. Encoders copy it to a local variable and back, so that it stays in registers.
    var cursor: Cursor
    private var capacity = 1 << 15

    @safe struct Cursor {
        /// The width of the next codes in bits, at most 12.
        var width = 12
        fileprivate var memory: UnsafeMutableRawPointer
        fileprivate var count = 0
        private var bits: UInt64 = 0
        fileprivate var bitCount = 0

        fileprivate init(_ memory: UnsafeMutableRawPointer) { unsafe self.memory = memory }

        /// Writes a code. `CodeWriter.reserve` must have made room for it.
        @inline(__always)
        mutating func write(_ code: Int) {
            bits |= UInt64(truncatingIfNeeded: code) &<< UInt64(truncatingIfNeeded: bitCount)
            bitCount &+= width
            if bitCount >= 48 { flush() }
        }

        /// Stores all complete bytes.
        @inline(__always)
        private mutating func flush() {
            unsafe memory.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
            count &+= bitCount &>> 3
            bits = bits &>> UInt64(truncatingIfNeeded: bitCount & ~7)
            bitCount &= 7
        }

        /// Stores the remaining bits, padded with zeros.
        mutating func finish() {
            flush()
            if bitCount > 0 { bitCount = 8 }
            flush()
        }
    }

    init() { unsafe cursor = Cursor(.allocate(byteCount: 1 << 15, alignment: 8)) }

    deinit { unsafe cursor.memory.deallocate() }

    /// Makes room for twice as many codes as given.
    @inline(__always)
    mutating func reserve(codes: Int) {
        if capacity &- cursor.count < 3 &* codes &+ 32 { grow(3 &* codes &+ 32) }
    }

    private mutating func grow(_ room: Int) {
        let larger = UnsafeMutableRawPointer.allocate(byteCount: 2 * capacity + room, alignment: 8)
        unsafe larger.copyMemory(from: cursor.memory, byteCount: cursor.count)
        unsafe cursor.memory.deallocate()
        unsafe cursor.memory = larger
        capacity = 2 * capacity + room
    }

    /// All bytes written.
    var bytes: [UInt8] {
        unsafe [UInt8](UnsafeRawBufferPointer(start: cursor.memory, count: cursor.count))
    }

    /// All bytes in sub-blocks of up to 255, each after its length.
    var blocks: [UInt8] {
        let count = cursor.count
        let blockCount = (count + 254) / 255
        return unsafe [UInt8](unsafeUninitializedCapacity: count + blockCount) { blocks, filled in
            filled = count + blockCount
            for block in 0..<blockCount {
                let size = min(255, count - 255 * block)
                unsafe blocks[256 * block] = UInt8(size)
                let bytes = unsafe UnsafeRawBufferPointer(start: cursor.memory + 255 * block, count: size)
                unsafe UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(blocks)[(256 * block + 1)...]
                )
                .copyMemory(from: bytes)
            }
        }
    }
}

/// Adler-32 (RFC 1950, 8.2) of a stream that arrives in pieces.
struct Adler32 {
    /// One plus the sum of all bytes.
    private var sum: UInt32 = 1
    /// The sum of all values `sum` took after each byte.
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    /// In blocks of 256 bytes, read as sixteen rows of sixteen: a sum for each column and the sum of the values it took,
    /// which fit sixteen bits. Blocks are summed up in 32 bits, and these only every 5,376 bytes.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        var index = 0
        while index &+ 256 <= bytes.count {
            let blocks = min((bytes.count &- index) / 256, 21)
            unsafe appendBlocks(base + index, blocks)
            index &+= 256 &* blocks
        }
        while index < bytes.count {
            sum &+= UInt32(unsafe base.load(fromByteOffset: index, as: UInt8.self))
            sumOfSums &+= sum
            index &+= 1
        }
        takeRemainders()
    }

    /// `count` zero bytes, in no time.
    mutating func appendZeros(_ count: Int) {
        sumOfSums = UInt32((UInt64(sumOfSums) + UInt64(sum) * UInt64(count % Int(modulus))) % UInt64(modulus))
    }

    mutating func append(_ byte: UInt8) {
        sum &+= UInt32(byte)
        sumOfSums &+= sum
        takeRemainders()
    }

    /// At most 21 blocks: the sums of whole blocks before, `blockSums`, then fit 32 bits.
    private mutating func appendBlocks(_ base: UnsafeRawPointer, _ count: Int) {
        var (totals, blockSums, rowSums) = (Columns(), Columns(), Columns())
        for block in 0..<count {
            let start = unsafe base + block &* 256
            // Of bytes at even places and at odd ones.
            var (even, odd, evenSums, oddSums) = (Halves(), Halves(), Halves(), Halves())
            var row = 0
            while row < 256 {
                for next in 0..<4 {
                    let bytes = unsafe start.loadUnaligned(fromByteOffset: row &+ next &* 16, as: Halves.self)
                    even &+= bytes & Halves(repeating: 255)
                    odd &+= bytes &>> Halves(repeating: 8)
                    evenSums &+= even
                    oddSums &+= odd
                }
                row &+= 64
            }
            blockSums.add(totals)
            totals.add(even, odd)
            rowSums.add(evenSums, oddSums)
        }
        // The byte in row i of column j counts 256 - 16i - j times, and 256 times for each block after its own: less than 2^32 in all.
        let plain = UInt64(totals.sum { column, _ in column })
        let weighted =
            UInt64(blockSums.sum { column, _ in column &* Lanes(repeating: 256) })
            &+ UInt64(rowSums.sum { column, _ in column &* Lanes(repeating: 16) })
            &- UInt64(totals.sum { column, number in column &* number })
        let bytes = UInt64(truncatingIfNeeded: count &* 256)
        sumOfSums = UInt32(
            truncatingIfNeeded: (UInt64(sumOfSums) &+ UInt64(sum) &* bytes &+ weighted) % UInt64(modulus))
        sum = UInt32(truncatingIfNeeded: (UInt64(sum) &+ plain) % UInt64(modulus))
    }

    private typealias Halves = SIMD8<UInt16>
    private typealias Lanes = SIMD4<UInt32>

    /// Sixteen sums in 32 bits, those of even columns apart from those of odd ones, and of these every second apart: lanes
    /// are widened where they are.
    private struct Columns {
        private var parts = (Lanes(), Lanes(), Lanes(), Lanes())

        @inline(__always)
        mutating func add(_ even: Halves, _ odd: Halves) {
            let (evens, odds) = (Self.words(even), Self.words(odd))
            let low = Lanes(repeating: 0xFFFF)
            let high = Lanes(repeating: 16)
            parts.0 &+= evens & low
            parts.1 &+= odds & low
            parts.2 &+= evens &>> high
            parts.3 &+= odds &>> high
        }

        @inline(__always)
        mutating func add(_ other: Columns) {
            parts.0 &+= other.parts.0
            parts.1 &+= other.parts.1
            parts.2 &+= other.parts.2
            parts.3 &+= other.parts.3
        }

        @inline(__always)
        private static func words(_ halves: Halves) -> Lanes {
            unsafe unsafeBitCast(halves, to: Lanes.self)
        }

        /// Of what `body` makes of four columns, which it is given with their numbers.
        @inline(__always)
        func sum(_ body: (Lanes, Lanes) -> Lanes) -> UInt32 {
            let even = body(parts.0, Lanes(0, 4, 8, 12)) &+ body(parts.2, Lanes(2, 6, 10, 14))
            let odd = body(parts.1, Lanes(1, 5, 9, 13)) &+ body(parts.3, Lanes(3, 7, 11, 15))
            return (even &+ odd).wrappedSum()
        }
    }

    private mutating func takeRemainders() {
        sum %= modulus
        sumOfSums %= modulus
    }
}

/// The largest prime below 2^16.
private let modulus: UInt32 = 65_521

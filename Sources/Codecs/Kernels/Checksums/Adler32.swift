/// The Adler-32 checksum (RFC 1950, 8.2) of a stream that arrives in pieces.
struct Adler32 {
    /// One plus the sum of all bytes, modulo 65,521.
    private var sum: UInt32 = 1
    /// The sum of the values of `sum` after each byte, modulo 65,521.
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    /// Appends bytes. Reads blocks of 256 bytes as sixteen rows of sixteen and keeps, for each column, its sum and the
    /// sum of its running values in 16 bits. Adds these up in 32 bits and reduces them every 5,376 bytes.
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

    /// Appends `count` zero bytes in constant time.
    mutating func appendZeros(_ count: Int) {
        sumOfSums = UInt32((UInt64(sumOfSums) + UInt64(sum) * UInt64(count % Int(modulus))) % UInt64(modulus))
    }

    mutating func append(_ byte: UInt8) {
        sum &+= UInt32(byte)
        sumOfSums &+= sum
        takeRemainders()
    }

    /// Appends at most 21 blocks, so that `blockSums`, the sums of all preceding blocks, fit into 32 bits.
    private mutating func appendBlocks(_ base: UnsafeRawPointer, _ count: Int) {
        var (totals, blockSums, rowSums) = (Columns(), Columns(), Columns())
        for block in 0..<count {
            let start = unsafe base + block &* 256
            // The sums of bytes at even and at odd positions.
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
        // The byte in row i and column j counts 256 - 16i - j times, plus 256 times for each later block: less than
        // 2^32 in total.
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

    /// Sixteen sums in 32 bits: even and odd columns apart, and every second one of each apart, so that lanes are
    /// widened in place.
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

        /// Returns the sum of the results of `body`, called with four columns and their numbers.
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

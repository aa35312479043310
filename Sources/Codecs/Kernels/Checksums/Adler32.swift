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
        var totals = SIMD16<UInt32>()
        var blockSums = SIMD16<UInt32>()
        var rowSums = SIMD16<UInt32>()
        for block in 0..<count {
            var columns = SIMD16<UInt16>()
            var columnSums = SIMD16<UInt16>()
            for row in 0..<16 {
                let bytes = unsafe base.loadUnaligned(
                    fromByteOffset: block &* 256 &+ row &* 16, as: SIMD16<UInt8>.self)
                columns &+= SIMD16<UInt16>(truncatingIfNeeded: bytes)
                columnSums &+= columns
            }
            blockSums &+= totals
            totals &+= SIMD16<UInt32>(truncatingIfNeeded: columns)
            rowSums &+= SIMD16<UInt32>(truncatingIfNeeded: columnSums)
        }
        var (plain, weighted): (UInt64, UInt64) = (0, 0)
        for column in 0..<16 {
            plain &+= UInt64(totals[column])
            // The byte in row i of column j counts 256 - 16i - j times, and 256 times for each block after its own.
            weighted &+= UInt64(blockSums[column]) &* 256 &+ UInt64(rowSums[column]) &* 16
            weighted &-= UInt64(totals[column]) &* UInt64(truncatingIfNeeded: column)
        }
        let bytes = UInt64(truncatingIfNeeded: count &* 256)
        sumOfSums = UInt32(
            truncatingIfNeeded: (UInt64(sumOfSums) &+ UInt64(sum) &* bytes &+ weighted) % UInt64(modulus))
        sum = UInt32(truncatingIfNeeded: (UInt64(sum) &+ plain) % UInt64(modulus))
    }

    private mutating func takeRemainders() {
        sum %= modulus
        sumOfSums %= modulus
    }
}

/// The largest prime below 2^16.
private let modulus: UInt32 = 65_521

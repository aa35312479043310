/// Adler-32 (RFC 1950, 8.2) of a stream that arrives in pieces.
struct Adler32 {
    /// One plus the sum of all bytes.
    private var sum: UInt32 = 1
    /// The sum of all values `sum` took after each byte.
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    /// In blocks of 256 bytes, read as sixteen rows of sixteen: a sum for each column and the sum of the values it
    /// took, which fit sixteen bits, so that it takes seven instructions every CPU has for sixteen bytes.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        var index = 0
        while index &+ 256 <= bytes.count {
            unsafe appendBlock(base + index)
            index &+= 256
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

    @inline(__always)
    private mutating func appendBlock(_ base: UnsafeRawPointer) {
        var columns = SIMD16<UInt16>()
        var columnSums = SIMD16<UInt16>()
        for row in 0..<16 {
            let bytes = unsafe base.loadUnaligned(fromByteOffset: row &* 16, as: SIMD16<UInt8>.self)
            columns &+= SIMD16<UInt16>(truncatingIfNeeded: bytes)
            columnSums &+= columns
        }
        var (plain, weighted): (UInt32, UInt32) = (0, 0)
        for column in 0..<16 {
            plain &+= UInt32(columns[column])
            // The byte in row i of column j counts 256 - 16i - j times.
            weighted &+=
                UInt32(columnSums[column]) &* 16 &- UInt32(columns[column]) &* UInt32(truncatingIfNeeded: column)
        }
        sumOfSums = (sumOfSums &+ sum &* 256 &+ weighted) % modulus
        sum = (sum &+ plain) % modulus
    }

    private mutating func takeRemainders() {
        sum %= modulus
        sumOfSums %= modulus
    }
}

/// The largest prime below 2^16.
private let modulus: UInt32 = 65_521

/// Adler-32 (RFC 1950, 8.2) of a stream that arrives in pieces.
struct Adler32 {
    /// One plus the sum of all bytes.
    private var sum: UInt32 = 1
    /// The sum of all values `sum` took after each byte.
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    /// Thirty-two bytes a step: their sum, and their sum weighted 32 ... 1, which a compiler turns into vector
    /// instructions every CPU has. The largest piece between two remainders keeps both sums below 2^32.
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard var base = bytes.baseAddress else { return }
        var count = bytes.count
        while count >= 32 {
            let steps = min(count / 32, largestPiece / 32)
            unsafe appendSteps(base, steps)
            unsafe base += steps * 32
            count -= steps * 32
        }
        for index in 0..<count {
            sum &+= UInt32(unsafe base.load(fromByteOffset: index, as: UInt8.self))
            sumOfSums &+= sum
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

    private mutating func appendSteps(_ base: UnsafeRawPointer, _ steps: Int) {
        let bytes = unsafe base.assumingMemoryBound(to: UInt8.self)
        var (sum, sumOfSums) = (sum, sumOfSums)
        for step in 0..<steps {
            var (plain, weighted): (UInt32, UInt32) = (0, 0)
            for index in 0..<32 {
                let byte = unsafe Int16(truncatingIfNeeded: UInt16(bytes[step &* 32 &+ index]))
                plain &+= UInt32(truncatingIfNeeded: Int32(byte))
                weighted &+= UInt32(
                    truncatingIfNeeded: Int32(byte) &* Int32(32 as Int16 &- Int16(truncatingIfNeeded: index)))
            }
            sumOfSums &+= sum &* 32 &+ weighted
            sum &+= plain
        }
        (self.sum, self.sumOfSums) = (sum, sumOfSums)
        takeRemainders()
    }

    private mutating func takeRemainders() {
        sum %= modulus
        sumOfSums %= modulus
    }
}

/// The largest prime below 2^16.
private let modulus: UInt32 = 65_521

/// From RFC 1950: 5552 bytes of 255 still fit; the multiple of 32 below.
private let largestPiece = 5536

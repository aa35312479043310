/// The expected cost of each symbol in 32nds of a bit, given the symbol frequencies.
struct SymbolCosts {
    /// The costs of 256 bytes, then of lengths 0...258 from `firstLength` and of 30 distance symbols from
    /// `firstDistance`, extra bits included.
    let costs: [Int32]
    static let firstLength = 256
    static let firstDistance = 256 + 259
    static let count = firstDistance + 30
    /// The cost of one bit.
    static let bit: UInt32 = 32

    /// Creates costs from frequencies: 288 for literals and lengths, then 32 for distances.
    init(_ frequencies: [UInt32]) {
        let literals = Self.costs(frequencies[0..<286])
        let distances = Self.costs(frequencies[288..<318])
        var costs = Array(literals.prefix(256)) + [0, 0, 0]
        for length in 3...258 {
            let symbol = Int(DeflateSymbols.symbolOfLength[length - 3])
            costs.append(literals[257 + symbol] + Self.bit * UInt32(DeflateSymbols.lengths[symbol].extraBits))
        }
        for symbol in 0..<30 {
            costs.append(distances[symbol] + Self.bit * UInt32(DeflateSymbols.distances[symbol].extraBits))
        }
        self.costs = costs.map { Int32($0) }
    }

    /// Absent symbols cost as if they occurred once.
    private static func costs(_ frequencies: ArraySlice<UInt32>) -> [UInt32] {
        let total = logarithm(max(2, frequencies.reduce(0, +)))
        return frequencies.map { max(bit, min(15 * bit, total - min(total, logarithm(max(1, $0))))) }
    }

    /// Returns the size of all symbols of a block in 32nds of a bit, with an estimate of its code description.
    static func total(_ frequencies: [UInt32]) -> Int {
        total(frequencies[0..<286]) + total(frequencies[288..<318]) + extraBits(frequencies) + Int(bit) * 60
    }

    /// Returns the size of all symbols of a block in 32nds of a bit, without a code description.
    static func entropy(_ frequencies: [UInt32]) -> Int {
        var bits = extraBits(frequencies)
        for range in [0..<286, 288..<318] {
            let total = logarithm(frequencies[range].reduce(0, +))
            for count in frequencies[range] where count > 0 { bits += Int(count) * Int(total - logarithm(count)) }
        }
        return bits
    }

    /// Estimates the description as 3.5 bits for a symbol that occurs and 5 bits for a gap between such symbols.
    private static func total(_ frequencies: ArraySlice<UInt32>) -> Int {
        let sum = frequencies.reduce(0, +)
        guard sum > 0 else { return 0 }
        let total = logarithm(sum)
        var (bits, isGap) = (0, false)
        for count in frequencies {
            if count > 0 {
                bits += Int(count) * Int(max(bit, total - logarithm(count))) + 112
            } else if !isGap {
                bits += 160
            }
            isGap = count == 0
        }
        return bits
    }

    private static func extraBits(_ frequencies: [UInt32]) -> Int {
        var bits = 0
        for symbol in 8..<28 { bits += Int(frequencies[257 + symbol]) * DeflateSymbols.lengths[symbol].extraBits }
        for symbol in 4..<30 { bits += Int(frequencies[288 + symbol]) * DeflateSymbols.distances[symbol].extraBits }
        return bits * Int(bit)
    }

    /// Returns the binary logarithm in 32nds, rounded down. Computed by repeated squaring, so that the result is the
    /// same on every machine.
    static func logarithm(_ number: UInt32) -> UInt32 {
        number < 4096 ? smallLogarithms[Int(number)] : squaredLogarithm(number)
    }

    private static let smallLogarithms = [0] + (1..<4096).map { squaredLogarithm($0) }

    private static func squaredLogarithm(_ number: UInt32) -> UInt32 {
        let exponent = UInt32(31 - number.leadingZeroBitCount)
        var mantissa = UInt64(number) << UInt64(31 - exponent)
        var fraction: UInt32 = 0
        for _ in 0..<5 {
            mantissa = (mantissa * mantissa) >> 31
            fraction <<= 1
            if mantissa >> 32 > 0 {
                fraction |= 1
                mantissa >>= 1
            }
        }
        return exponent << 5 | fraction
    }
}

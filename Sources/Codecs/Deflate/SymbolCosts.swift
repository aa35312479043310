/// What each symbol is expected to cost, in sixteenths of a bit, given how often symbols occur.
struct SymbolCosts {
    /// 256 bytes, then lengths 0...258 from `firstLength`, then 30 distance symbols from `firstDistance`; extra bits
    /// included.
    let costs: [UInt32]
    static let firstLength = 256
    static let firstDistance = 256 + 259

    /// `frequencies` has 288 places for literals and lengths, then 32 for distances.
    init(_ frequencies: [UInt32]) {
        let literals = Self.costs(frequencies[0..<286])
        let distances = Self.costs(frequencies[288..<318])
        var costs = Array(literals.prefix(256)) + [0, 0, 0]
        for length in 3...258 {
            let symbol = Int(DeflateSymbols.symbolOfLength[length - 3])
            costs.append(literals[257 + symbol] + UInt32(16 * DeflateSymbols.lengths[symbol].extraBits))
        }
        for symbol in 0..<30 {
            costs.append(distances[symbol] + UInt32(16 * DeflateSymbols.distances[symbol].extraBits))
        }
        self.costs = costs
    }

    /// Absent symbols cost as if they occurred once.
    private static func costs(_ frequencies: ArraySlice<UInt32>) -> [UInt32] {
        let total = logarithm(max(2, frequencies.reduce(0, +)))
        return frequencies.map { max(16, min(15 * 16, total - min(total, logarithm(max(1, $0))))) }
    }

    /// All bits of symbols so frequent, in sixteenths, without the description of their code.
    static func total(_ frequencies: [UInt32]) -> Int {
        let costs = SymbolCosts(frequencies)
        var bits = 0
        for literal in 0..<256 { bits += Int(frequencies[literal]) * Int(costs.costs[literal]) }
        for symbol in 0..<29 {
            let length = DeflateSymbols.lengths[symbol].base
            bits += Int(frequencies[257 + symbol]) * Int(costs.costs[firstLength + length])
        }
        for symbol in 0..<30 { bits += Int(frequencies[288 + symbol]) * Int(costs.costs[firstDistance + symbol]) }
        return bits
    }

    /// To base 2, in sixteenths, rounded down: by repeated squaring, so that no machine rounds it differently.
    static func logarithm(_ number: UInt32) -> UInt32 {
        let exponent = UInt32(31 - number.leadingZeroBitCount)
        var mantissa = UInt64(number) << UInt64(31 - exponent)
        var fraction: UInt32 = 0
        for _ in 0..<4 {
            mantissa = (mantissa * mantissa) >> 31
            fraction <<= 1
            if mantissa >> 32 > 0 {
                fraction |= 1
                mantissa >>= 1
            }
        }
        return exponent << 4 | fraction
    }
}

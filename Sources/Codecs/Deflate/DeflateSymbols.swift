/// The two alphabets of DEFLATE (RFC 1951, 3.2.5).
enum DeflateSymbols {
    static let literalCount = 286
    static let distanceCount = 30
    static let endOfBlock = 256
    /// The symbol of the shortest match.
    static let firstLength = 257
    static let shortestMatch = 3
    static let longestMatch = 258
    static let farthestMatch = 32_768

    /// The shortest match of each length symbol and the number of its extra bits.
    static let lengths: [(base: Int, extraBits: Int)] = {
        var lengths: [(base: Int, extraBits: Int)] = []
        var base = 3
        for symbol in 0..<28 {
            let extraBits = max(0, symbol / 4 - 1)
            lengths.append((base, extraBits))
            base += 1 << extraBits
        }
        return lengths + [(258, 0)]
    }()

    /// The shortest distance of each distance symbol and the number of its extra bits.
    static let distances: [(base: Int, extraBits: Int)] = {
        var distances: [(base: Int, extraBits: Int)] = []
        var base = 1
        for symbol in 0..<distanceCount {
            let extraBits = max(0, symbol / 2 - 1)
            distances.append((base, extraBits))
            base += 1 << extraBits
        }
        return distances
    }()

    /// The symbol of each length minus 3, counted from `firstLength`.
    static let symbolOfLength: [UInt8] = symbols(of: lengths, from: 3, count: 256)

    /// The symbol of each distance minus 1 below 256, followed by the symbol of each group of 128 larger distances,
    /// which share one.
    static let symbolOfDistance: [UInt8] =
        symbols(of: distances, from: 1, count: 256)
        + (0..<256).map { upper in UInt8(distances.lastIndex { $0.base <= upper << 7 + 1 } ?? 0) }

    /// The order in which the lengths of the third code are stored (RFC 1951, 3.2.7).
    static let lengthCodeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func symbols(of ranges: [(base: Int, extraBits: Int)], from first: Int, count: Int) -> [UInt8] {
        (first..<first + count).map { value in UInt8(ranges.lastIndex { $0.base <= value } ?? 0) }
    }
}

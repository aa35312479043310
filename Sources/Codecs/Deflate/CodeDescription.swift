/// The description of a dynamic block's two codes: their lengths as run lengths under a third code (RFC 1951, 3.2.7).
struct CodeDescription {
    private let literalCount: Int
    private let distanceCount: Int
    private let runs: [Run]
    private let code: HuffmanCode
    /// The number of lengths of `code` that are stored, in `lengthCodeOrder`.
    private let storedCount: Int
    let bitCount: Int

    /// A symbol of the third code and the value of its extra bits.
    private struct Run {
        let symbol: Int
        let extra: Int

        var extraBits: Int {
            switch symbol {
            case 16: 2
            case 17: 3
            case 18: 7
            default: 0
            }
        }
    }

    /// The run symbols of the third code that may be used. Without one of them, the others may take fewer bits.
    struct Shortcuts: OptionSet {
        let rawValue: Int
        static let repeats = Shortcuts(rawValue: 1)
        static let fewZeros = Shortcuts(rawValue: 2)
        static let manyZeros = Shortcuts(rawValue: 4)
        static let all: Shortcuts = [.repeats, .fewZeros, .manyZeros]
    }

    /// Returns the shortest description over all combinations of run symbols.
    static func shortest(_ literals: HuffmanCode, _ distances: HuffmanCode) -> CodeDescription {
        let first = CodeDescription(literals, distances: distances)
        return (0..<7).map { CodeDescription(literals, distances: distances, shortcuts: Shortcuts(rawValue: $0)) }
            .reduce(first) { $1.bitCount < $0.bitCount ? $1 : $0 }
    }

    init(_ literals: HuffmanCode, distances: HuffmanCode, shortcuts: Shortcuts = .all) {
        literalCount = max(257, literals.significantCount)
        distanceCount = distances.significantCount
        let runs = Self.runs(
            Array(literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)), shortcuts)
        var frequencies = [UInt32](repeating: 0, count: 19)
        for run in runs { frequencies[run.symbol] += 1 }
        let code = HuffmanCode(frequencies: frequencies, limit: 7)
        let order = DeflateSymbols.lengthCodeOrder
        storedCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        bitCount = runs.reduce(14 + 3 * storedCount) { $0 + Int(code.lengths[$1.symbol]) + $1.extraBits }
        (self.runs, self.code) = (runs, code)
    }

    func write(to writer: inout BitWriter) {
        writer.append(UInt64(literalCount - 257), count: 5)
        writer.append(UInt64(distanceCount - 1), count: 5)
        writer.append(UInt64(storedCount - 4), count: 4)
        writer.drain()
        for symbol in DeflateSymbols.lengthCodeOrder.prefix(storedCount) {
            writer.append(UInt64(code.lengths[symbol]), count: 3)
            writer.drain()
        }
        for run in runs {
            writer.append(UInt64(code.codes[run.symbol]), count: UInt64(code.lengths[run.symbol]))
            writer.append(UInt64(run.extra), count: UInt64(run.extraBits))
            writer.drain()
        }
    }

    private static func runs(_ lengths: [UInt8], _ shortcuts: Shortcuts) -> [Run] {
        var runs: [Run] = []
        runs.reserveCapacity(lengths.count)
        var start = 0
        while start < lengths.count {
            let length = lengths[start]
            var end = start + 1
            while end < lengths.count, lengths[end] == length { end += 1 }
            if length == 0 {
                appendZeros(end - start, shortcuts, to: &runs)
            } else {
                append(Int(length), times: end - start, shortcuts, to: &runs)
            }
            start = end
        }
        return runs
    }

    private static func appendZeros(_ count: Int, _ shortcuts: Shortcuts, to runs: inout [Run]) {
        var left = count
        while left >= 11, shortcuts.contains(.manyZeros) {
            runs.append(Run(symbol: 18, extra: min(left, 138) - 11))
            left -= min(left, 138)
        }
        while left >= 3, shortcuts.contains(.fewZeros) {
            runs.append(Run(symbol: 17, extra: min(left, 10) - 3))
            left -= min(left, 10)
        }
        for _ in 0..<left { runs.append(Run(symbol: 0, extra: 0)) }
    }

    /// Appends a length itself, then repeats of it.
    private static func append(_ length: Int, times count: Int, _ shortcuts: Shortcuts, to runs: inout [Run]) {
        runs.append(Run(symbol: length, extra: 0))
        var left = count - 1
        while left >= 3, shortcuts.contains(.repeats) {
            runs.append(Run(symbol: 16, extra: min(left, 6) - 3))
            left -= min(left, 6)
        }
        for _ in 0..<left { runs.append(Run(symbol: length, extra: 0)) }
    }
}

import Testing

@testable import FramewrightCodecs

struct HuffmanCodeTests {
    /// Returns the used part of the code space, in units of the longest code. A complete code uses all of it.
    private func filled(_ code: HuffmanCode) -> Int {
        code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - Int($1)) }
    }

    /// Fibonacci frequencies give the deepest tree. Codes that are only truncated to the limit are incomplete, and
    /// decoders reject the file.
    @Test(arguments: 2...40, [7, 15])
    func `the deepest trees are limited and stay complete`(count: Int, limit: Int) {
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < count { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        for frequencies in [frequencies, frequencies.reversed()] {
            let code = HuffmanCode(frequencies: frequencies, limit: limit)
            #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
            #expect(filled(code) == 1 << 15)
        }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `any frequencies give a complete code with no shorter code for a rarer symbol`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let frequencies = (0..<2 + dice.roll(285)).map { _ in UInt32((1 << dice.roll(20)) >> dice.roll(21)) }
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        #expect(filled(code) == 1 << 15)
        let used = frequencies.indices.filter { frequencies[$0] > 0 }.sorted { frequencies[$0] < frequencies[$1] }
        #expect(
            zip(used, used.dropFirst()).allSatisfy {
                frequencies[$0] == frequencies[$1] || code.lengths[$0] >= code.lengths[$1]
            })
    }

    @Test(arguments: [[0, 0, 0], [0, 5, 0], [9, 0, 0]] as [[UInt32]])
    func `a code of fewer than two symbols gets a second one`(frequencies: [UInt32]) {
        #expect(HuffmanCode(frequencies: frequencies, limit: 7).lengths.filter { $0 == 1 }.count == 2)
    }

    /// Returns the canonical codes by length and symbol (RFC 1951, 3.2.2), bit-reversed.
    private func canonical(_ lengths: [UInt8]) -> [UInt16] {
        var codes = [UInt16](repeating: 0, count: lengths.count)
        var (code, last) = (0, 0)
        let used = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        for (place, symbol) in used.enumerated() {
            let length = Int(lengths[symbol])
            code = place == 0 ? 0 : (code + 1) << (length - last)
            last = length
            codes[symbol] = (0..<length).reduce(0) { $0 | UInt16(code >> (length - 1 - $1) & 1) << UInt16($1) }
        }
        return codes
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `codes are canonical, with the first bit lowest`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let frequencies = (0..<2 + dice.roll(285)).map { _ in UInt32((1 << dice.roll(20)) >> dice.roll(21)) }
        let code = HuffmanCode(frequencies: frequencies, limit: 15)
        #expect(code.codes == canonical(code.lengths))
        let deepest = (1...15).map { UInt8($0) } + [15]
        #expect(HuffmanCode(lengths: deepest).codes == canonical(deepest))
    }

    @Test func `no code is a prefix of another`() {
        let code = HuffmanCode(frequencies: [40, 1, 3, 9, 9, 2, 1, 80], limit: 15)
        let words = zip(code.codes, code.lengths).map { code, length in
            (0..<Int(length)).map { code >> $0 & 1 == 1 ? "1" : "0" }.joined()
        }
        for word in words { #expect(words.filter { $0.hasPrefix(word) } == [word]) }
    }
}

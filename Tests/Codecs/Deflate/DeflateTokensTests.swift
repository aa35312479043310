import Testing

@testable import FramewrightCodecs

/// Compares tokens of all kinds with the bytes and symbols they represent.
struct DeflateTokensTests {
    /// The appended tokens, expanded.
    private struct Expected {
        var bytes: [UInt8] = []
        /// The number of literals and matches, with those of a run counted separately.
        var symbolCount = 0

        mutating func repeatBytes(_ length: Int, distance: Int) {
            for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
        }
    }

    private func append(_ kind: Int, _ dice: inout Dice, to tokens: inout DeflateTokens, _ expected: inout Expected) {
        let distance = 1 + dice.roll(max(1, min(expected.bytes.count, 32_768)))
        switch kind {
        case 0:
            let byte = UInt8(dice.roll(256))
            tokens.append(literal: byte)
            expected.bytes.append(byte)
            expected.symbolCount += 1
        case 1:
            let pixel = (0..<4).map { _ in UInt8(dice.roll(256)) }
            tokens.cursor.append(literals: pixel.reversed().reduce(0) { $0 << 8 | UInt32($1) })
            expected.bytes += pixel.prefix(3)
            expected.symbolCount += 3
        case 2:
            let (length, count) = (3 + dice.roll(256), 1 + dice.roll(4))
            tokens.cursor.append(match: length, distance: distance, count: count)
            expected.repeatBytes(length * count, distance: distance)
            expected.symbolCount += count
        default:
            let length = [3, 257, 258, 259, 260, 261, 516, 517, 518, 519, 5000][dice.roll(11)]
            let room = tokens.room
            tokens.append(run: length, distance: distance)
            #expect(room - tokens.room <= 4)
            expected.repeatBytes(length, distance: distance)
            expected.symbolCount += (length + 257) / 258
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `a block of any tokens has their bytes and symbol counts`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var tokens = DeflateTokens()
        var expected = Expected()
        append(0, &dice, to: &tokens, &expected)
        for _ in 0..<1 + dice.roll(600) { append(dice.roll(4), &dice, to: &tokens, &expected) }
        let symbols = (0..<286).reduce(0) { unsafe $0 + Int(tokens.frequencies[$1]) }
        #expect(symbols == expected.symbolCount)
        #expect(inflated(block(of: tokens), count: expected.bytes.count) == expected.bytes)
    }

    private func block(of tokens: borrowing DeflateTokens) -> [UInt8] {
        unsafe tokens.frequencies[DeflateSymbols.endOfBlock] = 1
        return unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            var writer = unsafe BitWriter(base)
            unsafe DeflateBlock(frequencies: tokens.frequencies).write(tokens, isLast: true, to: &writer)
            writer.alignToByte()
            count = unsafe writer.next - base
        }
    }
}

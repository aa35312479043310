import Testing

@testable import FramewrightCodecs

/// Compares copies in words with copies byte by byte.
struct MatchCopyTests {
    @Test(arguments: Array(1...40) + [258, 300])
    func `a match of any length copies from any distance`(distance: Int) {
        var dice = Dice(seed: UInt64(distance))
        let history = (0..<300).map { _ in UInt8(dice.roll(256)) }
        for length in 3...DeflateSymbols.longestMatch {
            var bytes = history + [UInt8](repeating: 0, count: length + Inflation.overrun)
            unsafe bytes.withUnsafeMutableBufferPointer { buffer in
                unsafe buffer.baseAddress.map { unsafe copyMatch($0 + 300, distance, length) }
            }
            var plain = history
            for _ in 0..<length { plain.append(plain[plain.count - distance]) }
            #expect(bytes.prefix(300 + length).elementsEqual(plain), "length \(length)")
        }
    }
}

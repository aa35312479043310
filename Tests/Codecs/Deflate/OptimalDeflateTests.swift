import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct OptimalDeflateTests {
    /// Returns runs, repeats and noise in turn: every kind of token, overlapping matches, and ends at any phase.
    private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
        var dice = Dice(seed: seed)
        var bytes: [UInt8] = []
        while bytes.count < count {
            let length = 1 + dice.roll(700)
            let distance = 1 + dice.roll(max(1, min(bytes.count, 40_000)))
            for _ in 0..<length {
                let isCopy = distance <= bytes.count && seed % 3 > 0
                bytes.append(isCopy ? bytes[bytes.count - distance] : UInt8(dice.roll(seed % 2 == 0 ? 256 : 3)))
            }
        }
        return Array(bytes.prefix(count))
    }

    @Test(arguments: [1, 2, 3, 4, 5, 258, 259, 260, 517, 1000, 32_767, 32_770, 70_000], 0..<6 as Range<UInt64>)
    func `any bytes decode with our inflate`(count: Int, seed: UInt64) {
        let bytes = bytes(count, seed: seed)
        let stream = OptimalDeflate.stream(bytes, bytesPerPixel: 3, rowBytes: 90, effort: .thorough)
        #expect(unwrapped(stream, count: count) == bytes)
    }

    @Test(arguments: [0, 255] as [UInt8])
    func `a run over all rows is processed once`(byte: UInt8) {
        let bytes = [UInt8](repeating: byte, count: 4_000_000)
        var stream: [UInt8] = []
        let elapsed = processorTime {
            stream = OptimalDeflate.stream(bytes, bytesPerPixel: 3, rowBytes: 4000, effort: .thorough)
        }
        #expect(elapsed < .seconds(60))
        #expect(stream.count < 5000 && unwrapped(stream, count: bytes.count) == bytes)
    }

    /// Decodes a zlib stream.
    private func unwrapped(_ stream: [UInt8], count: Int) -> [UInt8] {
        inflated(Array(stream.dropFirst(2).dropLast(4)), count: count)
    }

    @Test func `a run takes a few bytes, however long`() {
        let bytes = [UInt8](repeating: 9, count: 100_000)
        #expect(OptimalDeflate.stream(bytes, bytesPerPixel: 1, rowBytes: 1, effort: .thorough).count < 130)
    }

    @Test(arguments: [1, 2, 3, 4, 7, 1024, 65_535, 1_000_003] as [UInt32])
    func `logarithms are at most a 32nd too low`(number: UInt32) {
        let steps = SymbolCosts.logarithm(number)
        let step = Double(2).squareRoot().squareRoot().squareRoot().squareRoot().squareRoot()
        let power = (0..<steps).reduce(1.0) { product, _ in product * step }
        #expect(power <= Double(number) * 1.000_001 && Double(number) < power * step)
    }
}

import FramewrightModels
import Testing

struct SeededGeneratorTests {
    /// The published values of SplitMix64 for these seeds.
    @Test(
        arguments: [
            (UInt64(1_234_567), [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]),
            (0, [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]),
        ] as [(UInt64, [UInt64])])
    func `numbers are those of SplitMix64`(seed: UInt64, expected: [UInt64]) {
        var generator = SeededGenerator(seed: seed)
        #expect(expected.map { _ in generator.next() } == expected)
    }

    @Test(arguments: [0...0, -3...3, 0...51, Int.min...(-1), (Int.min + 1)...Int.max, Int.max...Int.max])
    func `draws are in their range`(range: ClosedRange<Int>) {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<200 { #expect(range.contains(generator.next(in: range))) }
    }

    @Test func `draws are spread evenly`() {
        var generator = SeededGenerator(seed: 4)
        var counts = [Int](repeating: 0, count: 6)
        for _ in 0..<60_000 { counts[generator.next(in: 0...5)] += 1 }
        // Five standard deviations of a fair die.
        #expect(counts.allSatisfy { abs($0 - 10_000) < 460 })
    }

    /// A plain remainder of 3 * 2^62 values would give the first third twice as often as the rest.
    @Test func `a range that does not divide 2^64 is not biased`() {
        var generator = SeededGenerator(seed: 5)
        let third = 1 << 62
        let range = Int.min...(Int.min + (third - 1) + third + third)
        let low = (0..<9000).count { _ in generator.next(in: range) < Int.min + third }
        #expect(abs(low - 3000) < 230)
    }

    @Test func `units are from 0 up to, but not including, 1, and evenly distributed`() {
        var generator = SeededGenerator(seed: 6)
        var counts = [Int](repeating: 0, count: 10)
        for _ in 0..<100_000 { counts[Int(generator.nextUnit() * 10)] += 1 }
        // Five standard deviations of a draw with probability 1/10.
        #expect(counts.allSatisfy { abs($0 - 10_000) < 475 })
    }
}

import FramewrightModels
import Testing

struct RankingSampleTests {
    @Test(arguments: [0, 1, 42, UInt64.max])
    func `a sample is a full list`(seed: UInt64) {
        #expect(Ranking.sample(seed: seed).count == 100)
    }

    @Test(arguments: 0..<20)
    func `sample names have 1 to 9 letters and scores are 0 to 99`(seed: UInt64) {
        let entries = Ranking.sample(seed: seed).entries
        #expect(entries.allSatisfy { (1...9).contains($0.name.text.count) && (0...99).contains($0.score) })
        #expect(
            entries.allSatisfy { $0.name.text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic } })
    }

    @Test func `over many samples every letter, length and score occurs`() {
        let entries = (0..<60).flatMap { Ranking.sample(seed: $0).entries }
        #expect(Set(entries.flatMap(\.name.text)).count == 52)
        #expect(Set(entries.map(\.name.text.count)) == Set(1...9))
        #expect(Set(entries.map(\.score)) == Set(0...99))
    }

    @Test func `a seed always gives the same sample`() {
        #expect(Ranking.sample(seed: 7) == Ranking.sample(seed: 7))
        #expect(Ranking.sample(seed: 7) != Ranking.sample(seed: 8))
    }

    /// Computed by a second implementation. Seed 22 draws "H" twice, with 10 and then with 99.
    @Test(
        arguments: [
            (1, ["1 oFQBp 99", "2 e 98", "3 hkdLVXT 97"]), (22, ["1 wKCWNlL 96", "2 FlyBgLVQ 95", "3 z 95"]),
        ] as [(UInt64, [String])])
    func `a sample contains its rows as drawn, without repeated names`(
        seed: UInt64, best: [String]
    ) {
        #expect(lines(Array(Ranking.sample(seed: seed).entries.prefix(3))) == best)
    }
}

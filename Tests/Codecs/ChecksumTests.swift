import Testing

@testable import FramewrightCodecs

/// Compares the fast checksums with their definitions.
struct ChecksumTests {
    private func noise(_ count: Int, seed: UInt64) -> [UInt8] {
        var dice = Dice(seed: seed)
        return (0..<count).map { _ in UInt8(dice.roll(256)) }
    }

    private func plainAdler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes { (a, b) = ((a + UInt32(byte)) % 65_521, (a + UInt32(byte) + b) % 65_521) }
        return b << 16 | a
    }

    @Test(arguments: Array(0...70) + [255, 256, 5535, 5536, 5537, 20_000])
    func `CRC-32 equals the definition`(count: Int) {
        let bytes = noise(count, seed: UInt64(count))
        #expect(unsafe bytes.withUnsafeBytes { unsafe crc32($0) } == checksum(bytes))
    }

    @Test(arguments: 0...40)
    func `CRC-32 can be continued`(split: Int) {
        let bytes = noise(40, seed: 3)
        let first = unsafe bytes[..<split].withUnsafeBytes { unsafe crc32($0) }
        #expect(unsafe bytes[split...].withUnsafeBytes { unsafe crc32($0, from: first) } == checksum(bytes))
    }

    @Test(arguments: Array(0...70) + [5535, 5536, 5537, 20_000])
    func `Adler-32 equals the definition`(count: Int) {
        for bytes in [noise(count, seed: 1), [UInt8](repeating: 255, count: count)] {
            var adler = Adler32()
            unsafe bytes.withUnsafeBytes { unsafe adler.append($0) }
            #expect(adler.value == plainAdler(bytes))
        }
    }

    @Test(arguments: [0, 1, 100, 65_520, 65_521, 1_000_000])
    func `zeros are added without being read`(count: Int) {
        var adler = Adler32()
        adler.append(200)
        adler.appendZeros(count)
        #expect(adler.value == plainAdler([200] + [UInt8](repeating: 0, count: count)))
    }
}

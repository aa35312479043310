import FramewrightCodecs
import FramewrightDrawing
import FramewrightTestSupport
import Testing

/// Damaged files must give an error at worst: the process must survive and memory must be freed.
struct PNGFuzzTests {
    private static let files: [[UInt8]] =
        [ForgedPNG(), ForgedPNG(depth: 2, type: 3, transparency: [9]), ForgedPNG(depth: 16, type: 2, interlaced: true)]
        .map(\.bytes)

    /// Files of our encoder in every layout.
    private static let ours = Subject.allCases.compactMap {
        try? PNG.encode($0.bitmap(width: 30, height: 20, seed: 1), .smallest)
    }

    private static func isRefused(_ bytes: [UInt8]) -> Bool {
        do throws(CodecError) {
            _ = try PNG.decode(bytes, limit: pixelSize(2000, 2000))
            return false
        } catch {
            return !error.message.isEmpty
        }
    }

    @Test(arguments: 0..<300)
    func `flipped bits and truncation give an error or a bitmap`(seed: UInt64) {
        var dice = Dice(seed: seed)
        var bytes = Self.files[dice.roll(3)]
        for _ in 0...dice.roll(4) { bytes[dice.roll(bytes.count)] ^= 1 << UInt8(dice.roll(8)) }
        if dice.roll(3) == 0 { bytes.removeLast(dice.roll(bytes.count)) }
        _ = Self.isRefused(bytes)
    }

    /// Checksums catch most damage early. With valid checksums it reaches the chunk readers, inflate and the filters.
    @Test(arguments: 0..<300)
    func `damage with valid checksums gives an error or a bitmap`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let bytes = chunks(of: Self.ours[dice.roll(Self.ours.count)]).flatMap { type, payload in
            var payload = payload
            for _ in 0..<dice.roll(3) where !payload.isEmpty {
                payload[dice.roll(payload.count)] ^= 1 << UInt8(dice.roll(8))
            }
            return chunk(type, payload)
        }
        _ = Self.isRefused(forgedSignature + bytes)
    }

    /// A leaked reader keeps some 50 kB of libpng and zlib, so 2000 would keep 100 MB. Runs in a separate process, so
    /// that the memory of other tests does not count.
    @Test func `rejected files leak no memory`() async {
        await #expect(processExitsWith: .success) {
            let whole = try PNG.encode(Subject.opaque.bitmap(width: 100, height: 100, seed: 1))
            let before = residentKilobytes()
            for count in 0..<2000 { #expect(PNGFuzzTests.isRefused(Array(whole.prefix(whole.count / 2 + count)))) }
            #expect(residentKilobytes() - before < 20_000)
        }
    }
}

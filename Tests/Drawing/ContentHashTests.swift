import FramewrightTestSupport
import Testing

@testable import FramewrightDrawing

struct ContentHashTests {
    /// Examples of FIPS 180-4 and lengths around a block boundary, from `sha256sum`.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `a hash equals that of sha256sum`(text: String, expected: String) {
        #expect(ContentHash(of: Array(text.utf8)).text == expected)
    }

    @Test(arguments: [55, 56, 63, 64, 65, 119, 120])
    func `lengths around a block boundary are padded correctly`(length: Int) throws {
        #expect(ContentHash(of: Array(repeating: 97, count: length)).text == shaOfLetterA[length])
    }

    /// Whole blocks are processed four at a time if possible; pieces shorter than a block never are.
    @Test(arguments: [1, 7, 63, 64, 100, 255, 256, 257, 300])
    func `bytes in pieces have the hash of the whole`(piece: Int) {
        var chance = Chance(1234)
        let bytes = (0..<3000).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
        var pieces = SHA256()
        for start in stride(from: 0, to: bytes.count, by: piece) {
            pieces.update(Array(bytes[start..<min(start + piece, bytes.count)]).span)
        }
        #expect(pieces.finish() == ContentHash(of: bytes).text)
    }

    @Test(arguments: [0, 1, 3, 4, 9, 40])
    func `rounds by instructions, four blocks at a time and one by one are the same`(blocks: Int) {
        var chance = Chance(state: UInt64(blocks))
        let bytes = (0..<64 * blocks).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
        var (usual, plain, single) = (SHA256Rounds(), SHA256Rounds(), SHA256Rounds())
        unsafe usual.mix(bytes.span.bytes, from: 0, to: bytes.count)
        unsafe plain.mixPlainly(bytes.span.bytes, from: 0, to: bytes.count)
        for start in stride(from: 0, to: bytes.count, by: 64) { unsafe single.mixOne(bytes.span.bytes, at: start) }
        #expect(usual.digest == single.digest && plain.digest == single.digest)
    }

    @Test func `a hash of long input equals that of sha256sum`() {
        let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0 * 7 + ($0 >> 8)) }
        #expect(ContentHash(of: bytes).text == "f69ef629b69651e7cd0a0c31676bf0f110d56f1f60931b2ccb941d551228e21d")
    }

    @Test func `a bitmap's hash covers its size and its pixels as bytes`() throws {
        let size = try #require(PixelSize(width: 2, height: 1))
        let pixels = [PremultipliedPixel(packed: 0xff03_0201), PremultipliedPixel(packed: 0x8004_0506)]
        let bytes: [UInt8] = [2, 0, 0, 0, 1, 0, 0, 0, 1, 2, 3, 255, 6, 5, 4, 128]
        #expect(Bitmap(size: size, pixels: pixels).contentHash == ContentHash(of: bytes))
    }

    @Test func `bitmaps of equal pixels and different shape have different hashes`() throws {
        let wide = Bitmap(size: try #require(PixelSize(width: 8, height: 2)))
        let tall = Bitmap(size: try #require(PixelSize(width: 2, height: 8)))
        #expect(wide.contentHash != tall.contentHash)
    }
}

/// The output of `printf 'a%.0s' ... | sha256sum` for that number of letters.
private let shaOfLetterA = [
    55: "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318",
    56: "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a",
    63: "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34",
    64: "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb",
    65: "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0",
    119: "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb",
    120: "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c",
]

import FramewrightCodecs
import FramewrightDrawing
import Testing

struct PNGRefusalTests {
    @Test(
        arguments: [
            [], [0x89, 0x51], Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF, 0xE0], Array("<!DOCTYPE html>".utf8),
        ] as [[UInt8]])
    func `bytes that are no PNG are reported with their start`(bytes: [UInt8]) {
        #expect(throws: CodecError.notPNG(start: bytes)) { try PNG.decode(bytes) }
    }

    @Test(
        arguments: [
            (
                Array("\u{FEFF}version https://git-lfs.github.com/spec/v1\noid sha256:".utf8), "a Git LFS pointer",
                "git lfs pull"
            ),
            (Array("version http://git-media.io/v/2\noid sha256:".utf8), "a Git LFS pointer", "git lfs pull"),
            (
                Array("version https://git-lfs.github.com/spec/v1\noid sha256:".utf8), "a Git LFS pointer",
                "git lfs pull"
            ),
            ([0xFF, 0xD8, 0xFF, 0xE0], "a JPEG image", "convert"), (Array("GIF89a".utf8), "a GIF image", "convert"),
            (Array("RIFF\u{1}\u{2}\u{3}\u{4}WEBPVP8L".utf8), "a WebP image", "convert"),
            ([0, 0, 0, 0x18] + Array("ftypheic".utf8), "a HEIC image", "convert"),
            ([0, 0, 0, 0x18] + Array("ftypavif".utf8), "an AVIF image", "convert"),
            (Array("BM6\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}".utf8), "a BMP image", "convert"),
            (
                forgedSignature + [0, 0, 0, 4] + Array("CgBI".utf8) + [0x50, 0, 0x20, 2], "(CgBI)",
                "-revert-iphone-optimizations"
            ),
            ([0x89] + Array("PNG\n\u{1A}\n".utf8), "copied as text", "binary"),
            ([0xEF, 0xBF, 0xBD] + Array("PNG\r\n".utf8), "copied as text", "binary"),
            (Array("<!DOCTYPE html><title>Log in".utf8), "an HTML page", "log in"),
            (Array("<<<<<<< HEAD\n".utf8), "conflict", "git checkout"),
        ] as [([UInt8], String, String)])
    func `a file of another kind is named, with a hint`(
        bytes: [UInt8], name: String, remedy: String
    ) throws {
        let error = try #require(throws: CodecError.self) { try PNG.decode(bytes) }
        #expect(error.message.contains(name) && error.hint.contains(remedy), "\(error.message); \(error.hint)")
    }

    @Test(arguments: [ForgedPNG(), ForgedPNG(depth: 8, type: 3), ForgedPNG(depth: 16, type: 4, interlaced: true)])
    func `a truncated file is distinguished from a damaged one`(file: ForgedPNG) {
        let whole = file.bytes
        for count in 1..<whole.count {
            #expect(throws: CodecError.truncated(count: count)) { try PNG.decode(Array(whole.prefix(count))) }
        }
    }

    @Test(arguments: [(0, 1, "width", 16), (1, 0, "height", 20), (0, 0, "width", 16)])
    func `a side of 0 pixels is damage at the side's offset`(width: Int, height: Int, side: String, offset: Int) {
        #expect(throws: CodecError.corrupt(reason: "the \(side) is 0 pixels", offset: offset)) {
            try PNG.decode(headerOnly(width, height, depth: 8, type: 6))
        }
    }

    @Test(arguments: [(16_385, 1), (1, 16_385), (16_384, 16_384), (0x7FFF_FFFF, 0x7FFF_FFFF), (0xFFFF_FFFF, 1)])
    func `absurd sizes are rejected`(width: Int, height: Int) {
        #expect { try PNG.decode(headerOnly(width, height, depth: 8, type: 6)) } throws: { error in
            guard case CodecError.tooLarge(width, height, _) = error else { return false }
            return true
        }
    }

    @Test func `an image beyond the caller's limit is rejected, one at the limit is read`() throws {
        let file = ForgedPNG()
        #expect(try PNG.decode(file.bytes, limit: pixelSize(9, 5)) == file.expected)
        for limit in [pixelSize(8, 5), pixelSize(9, 4)] {
            #expect(throws: CodecError.tooLarge(width: 9, height: 5, limit: "\(limit)")) {
                try PNG.decode(file.bytes, limit: limit)
            }
        }
    }

    /// The second chunk is damaged, which would be reported instead if decoding had begun.
    @Test func `a size too large for the number of bytes is rejected before memory is allocated`() {
        let bytes = headerOnly(16_000, 16_000, depth: 8, type: 6) + chunk("ABCD", [])
        #expect(throws: CodecError.truncated(count: bytes.count)) { try PNG.decode(bytes) }
    }

    @Test(arguments: [(3, 0), (0, 0), (16, 3), (4, 2), (1, 6), (8, 1), (8, 5), (8, 7), (255, 255)])
    func `invalid combinations of depth and colour type are damage`(depth: Int, type: Int) {
        #expect(throws: CodecError.corrupt(reason: "bit depth \(depth) with colour type \(type)", offset: 24)) {
            try PNG.decode(headerOnly(4, 4, depth: depth, type: type))
        }
    }

    @Test(
        arguments: [
            ("no image", ForgedPNG().with(data: nil)),
            ("too little image", ForgedPNG().with(data: stored([0, 1, 2]))),
            ("no zlib stream", ForgedPNG().with(data: [1, 2, 3, 4])),
            (
                "palette missing",
                forgedSignature + chunk("IHDR", ForgedPNG(type: 3).header) + chunk("IDAT", stored([0]))
            ),
            (
                "unknown critical chunk",
                Array(ForgedPNG().bytes.prefix(33)) + chunk("ABCD", []) + ForgedPNG().bytes.dropFirst(33)
            ),
            ("wrong checksum", ForgedPNG().bytes.enumerated().map { $0.offset == 60 ? ~$0.element : $0.element }),
            ("unknown filter", ForgedPNG().with(data: stored([UInt8](repeating: 9, count: 5 * 37)))),
            ("unknown interlacing", forgedSignature + chunk("IHDR", ForgedPNG().header.dropLast() + [7])),
            (
                "header twice",
                Array(ForgedPNG().bytes.prefix(33)) + chunk("IHDR", ForgedPNG().header)
                    + ForgedPNG().bytes.dropFirst(33)
            ),
        ] as [(String, [UInt8])])
    func `a violation of the format is reported with position and reason`(what: String, bytes: [UInt8]) throws {
        #expect { try PNG.decode(bytes) } throws: { error in
            guard case CodecError.corrupt(let reason, let offset) = error else { return false }
            return !reason.isEmpty && (33...bytes.count).contains(offset)
        }
    }

    @Test(arguments: [
        CodecError.notPNG(start: []), .notPNG(start: [1, 255]), .truncated(count: 3),
        .tooLarge(width: 1, height: 2, limit: "x"),
        .corrupt(reason: "IDAT: CRC error", offset: 60), .invalidText(keyword: "a\nb", reason: "is bad"),
        .invalidScale(.nan),
    ])
    func `every error has a message, a position and a hint on one line`(error: CodecError) {
        for text in [error.message, error.hint] {
            #expect(!text.isEmpty && !text.contains { $0.isNewline } && !text.hasSuffix("."))
        }
    }
}

/// Returns a file that contains only a header.
private func headerOnly(_ width: Int, _ height: Int, depth: Int, type: Int) -> [UInt8] {
    forgedSignature + chunk("IHDR", ForgedPNG(width: width, height: height, depth: depth, type: type).header)
}

extension ForgedPNG {
    /// Returns the file with another image stream, or without one.
    fileprivate func with(data: [UInt8]?) -> [UInt8] {
        forgedSignature + chunk("IHDR", header) + (data.map { chunk("IDAT", $0) } ?? []) + chunk("IEND", [])
    }
}

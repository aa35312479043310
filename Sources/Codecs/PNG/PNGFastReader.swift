import FramewrightDrawing

/// Reads files like those we write: eight bits, not interlaced, without errors.
///
/// Returns nil for everything else; libpng then reads the file or reports the error. So this reader need not
/// distinguish kinds of damage, but must never accept a damaged file.
struct PNGFastReader {
    private let bytes: [UInt8]
    private let format: PNGFormat
    private let image: Range<Int>

    init?(_ bytes: [UInt8], size: PixelSize) {
        guard bytes.count > 33, bytes[24] == 8, bytes[26] == 0, bytes[27] == 0, bytes[28] == 0,
            let layout = PNGSamples.Layout(rawValue: bytes[25]), let chunks = PlainChunks(bytes),
            layout == .indexed || chunks.alphas.isEmpty, layout != .indexed || !chunks.palette.isEmpty
        else { return nil }
        self.bytes = bytes
        format = PNGFormat(size: size, layout: layout, palette: layout == .indexed ? chunks.colors : [])
        image = chunks.image
    }

    func bitmap() -> Bitmap? {
        var isWhole = false
        let pixels = unsafe [PremultipliedPixel](unsafeUninitializedCapacity: format.size.area) { buffer, count in
            guard let pixels = buffer.baseAddress else { return }
            isWhole = unsafe readRows(to: pixels)
            count = isWhole ? format.size.area : 0
        }
        return isWhole ? Bitmap(size: format.size, pixels: pixels) : nil
    }

    private func readRows(to pixels: UnsafeMutablePointer<PremultipliedPixel>) -> Bool {
        guard image.count > 6, isZlibHeader(bytes[image.lowerBound], bytes[image.lowerBound + 1]) else {
            return false
        }
        return unsafe bytes[image.lowerBound + 2..<image.upperBound - 4].withUnsafeBufferPointer { stream in
            guard let start = stream.baseAddress else { return false }
            var inflation = unsafe Inflation(start, count: stream.count)
            var rows = unsafe RowReader(format, pixels)
            while rows.hasMore {
                guard rows.read(&inflation) else { return false }
            }
            return rows.isAtEnd(&inflation) && inflation.position == stream.count
                && rows.checksum == bigEndian(at: image.upperBound - 4)
        }
    }

    /// Checks the zlib header (RFC 1950, 2.2): DEFLATE, a window of 32 KiB, no dictionary.
    private func isZlibHeader(_ method: UInt8, _ flags: UInt8) -> Bool {
        method & 15 == 8 && method >> 4 == 7 && flags & 0x20 == 0 && (Int(method) << 8 | Int(flags)) % 31 == 0
    }

    private func bigEndian(at offset: Int) -> UInt32 {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

/// The chunks of a regular file: one IDAT, correct checksums, and only chunks that `PNGChunks` writes.
private struct PlainChunks {
    private(set) var palette: [UInt8] = []
    private(set) var alphas: [UInt8] = []
    private(set) var image = 0..<0

    /// The palette as 256 straight colours.
    var colors: [UInt32] {
        (0..<256).map { index in
            guard index * 3 + 2 < palette.count else { return 0xFF00_0000 }
            let color = palette[index * 3..<index * 3 + 3].reversed().reduce(0) { $0 << 8 | UInt32($1) }
            return color | UInt32(index < alphas.count ? alphas[index] : 255) << 24
        }
    }

    init?(_ bytes: [UInt8]) {
        var start = 8
        while start + 12 <= bytes.count {
            let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            let body = start + 8..<start + 8 + length
            guard body.upperBound + 4 <= bytes.count else { return nil }
            let checksum = bytes[body.upperBound..<body.upperBound + 4].reduce(0) { $0 << 8 | UInt32($1) }
            guard unsafe bytes[start + 4..<body.upperBound].withUnsafeBytes({ unsafe crc32($0) }) == checksum else {
                return nil
            }
            switch String(decoding: bytes[start + 4..<start + 8], as: UTF8.self) {
            case "IHDR": guard start == 8, length == 13 else { return nil }
            case "PLTE":
                guard image.isEmpty, palette.isEmpty, alphas.isEmpty, length % 3 == 0, length > 0, length <= 768
                else { return nil }
                palette = Array(bytes[body])
            case "tRNS":
                guard image.isEmpty, alphas.isEmpty, length > 0, length <= palette.count / 3 else { return nil }
                alphas = Array(bytes[body])
            case "sRGB", "pHYs", "tEXt": break
            case "IDAT":
                guard image.isEmpty, length > 6 else { return nil }
                image = body
            case "IEND":
                guard !image.isEmpty, length == 0 else { return nil }
                return
            default: return nil
            }
            start = body.upperBound + 4
        }
        return nil
    }
}

/// An independent, simple PNG encoder: any colour type, depth and interlacing, uncompressed, with any error that a
/// test requires.
struct ForgedPNG: CustomStringConvertible {
    var width = 9
    var height = 5
    var depth = 8
    /// The colour type: 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
    var type = 6
    var interlaced = false
    /// The payload of tRNS; empty for none.
    var transparency: [UInt8] = []

    var description: String {
        "type \(type) depth \(depth)\(interlaced ? " interlaced" : "")\(transparency.isEmpty ? "" : " tRNS")"
    }

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 1 }

    var bytes: [UInt8] {
        let palette = (0..<min(1 << depth, 256)).flatMap { paletteColor($0) }
        return forgedSignature + chunk("IHDR", header) + (type == 3 ? chunk("PLTE", palette) : [])
            + (transparency.isEmpty ? [] : chunk("tRNS", transparency)) + chunk("IDAT", stored(scanlines))
            + chunk("IEND", [])
    }

    var header: [UInt8] {
        bigEndian(width) + bigEndian(height) + [UInt8(depth), UInt8(type), 0, 0, interlaced ? 1 : 0]
    }

    /// Returns a sample of a pattern that differs at every pixel and channel.
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
        depth == 16
            ? (x * 3777 + y * 10_111 + channel * 5923) % 65_536 : (x * 37 + y * 101 + channel * 59) % (1 << depth)
    }

    func paletteColor(_ index: Int) -> [UInt8] { [13, 29, 53].map { UInt8(index * $0 % 256) } }

    private var scanlines: [UInt8] {
        guard interlaced else { return rows(xs: Array(0..<width), ys: Array(0..<height)) }
        let passes = [(0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2), (0, 1, 1, 2)]
        return passes.flatMap { x, stepX, y, stepY in
            rows(xs: Array(stride(from: x, to: width, by: stepX)), ys: Array(stride(from: y, to: height, by: stepY)))
        }
    }

    /// Returns unfiltered rows; none for a pass without columns.
    private func rows(xs: [Int], ys: [Int]) -> [UInt8] {
        xs.isEmpty
            ? [] : ys.flatMap { y in [0] + packedRow(xs.flatMap { x in (0..<channels).map { sample(x, y, $0) } }) }
    }

    private func packedRow(_ samples: [Int]) -> [UInt8] {
        var bits = samples.flatMap { sample in (0..<depth).reversed().map { UInt8(sample >> $0 & 1) } }
        bits += [UInt8](repeating: 0, count: (8 - bits.count % 8) % 8)
        return stride(from: 0, to: bits.count, by: 8).map { start in bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
        }
    }
}

let forgedSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

/// Returns a chunk: length, type, payload, checksum.
func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    return bigEndian(payload.count) + body + bigEndian(Int(checksum(body)))
}

func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

/// Returns a zlib stream (RFC 1950) of one stored block, so at most 65 535 bytes.
func stored(_ data: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(data.count & 255), UInt8(data.count >> 8))
    var (a, b) = (1, 0)
    for byte in data { (a, b) = ((a + Int(byte)) % 65_521, (a + Int(byte) + b) % 65_521) }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + data + bigEndian(b << 16 | a)
}

/// Returns the CRC-32 of PNG, computed bit by bit.
func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1) &* 0xEDB8_8320 }
    }
    return ~crc
}

/// Returns the chunks of a well-formed file in order.
func chunks(of file: [UInt8]) -> [(type: String, payload: [UInt8])] {
    var chunks: [(type: String, payload: [UInt8])] = []
    var start = 8
    while start + 12 <= file.count {
        let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
        let type = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
        chunks.append((type, Array(file[start + 8..<start + 8 + length])))
        start += length + 12
    }
    return chunks
}

/// Returns a black PNG with one bit per pixel, of any size in few bytes: 16,000 pixels per side take 200 kB.
package func largePNG(width: Int, height: Int, isInterlaced: Bool = false) -> [UInt8] {
    let header = word(width) + word(height) + [1, 0, 0, 0, isInterlaced ? 1 : 0]
    let rows = passes(width, height, isInterlaced).reduce(0) { $0 + $1.height * (($1.width + 7) / 8 + 1) }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + chunk("IDAT", zeros(rows))
        + chunk("IEND", [])
}

/// Returns the sizes of the Adam7 passes (PNG specification, 8.2).
private func passes(_ width: Int, _ height: Int, _ isInterlaced: Bool) -> [(width: Int, height: Int)] {
    guard isInterlaced else { return [(width, height)] }
    let starts = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    return starts.map { x, y, across, down in
        (max(0, (width - x + across - 1) / across), max(0, (height - y + down - 1) / down))
    }.filter { $0.width > 0 && $0.height > 0 }
}

/// Returns `count` zero bytes as a zlib stream: one fixed block (RFC 1951, 3.2.6) of a zero and matches of 258 bytes.
private func zeros(_ count: Int) -> [UInt8] {
    var (bytes, bits, filled): ([UInt8], UInt32, UInt32) = ([0x78, 0x01], 0, 0)
    func put(_ code: UInt32, _ length: UInt32) {
        bits |= code << filled
        filled += length
        while filled >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            (bits, filled) = (bits >> 8, filled - 8)
        }
    }
    put(0b011, 3)
    for _ in 0..<1 + (count - 1) % 258 { put(0b0000_1100, 8) }
    // Length 258, distance 1, with the first bit of each code first.
    for _ in 0..<(count - 1) / 258 { put(0b1010_0011, 13) }
    put(0, 7)
    put(0, (8 - filled) % 8)
    return bytes + word((count % 65_521) << 16 | 1)
}

private func chunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    return word(payload.count) + body + word(Int(checksum(body)))
}

private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
}

private func word(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

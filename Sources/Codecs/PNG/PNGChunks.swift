import FramewrightDrawing

/// The chunks of a PNG file (PNG specification, 5.3): length, type, payload, checksum.
struct PNGChunks {
    private(set) var bytes: [UInt8] = pngSignature

    /// Creates the signature and all chunks before the image data. `PNGFastReader` must accept each of them but the
    /// colour key of an APNG; otherwise libpng reads our own files.
    init(_ format: PNGFormat, _ metadata: PNGMetadata) {
        append(
            "IHDR",
            bigEndian(format.size.width) + bigEndian(format.size.height) + [
                UInt8(format.bitDepth), format.layout.rawValue, 0, 0, 0,
            ])
        // Rendering intent: perceptual.
        append("sRGB", [0])
        if !format.palette.isEmpty { append("PLTE", format.palette.flatMap { littleEndian($0).prefix(3) }) }
        if !format.paletteAlpha.isEmpty { append("tRNS", format.paletteAlpha) }
        if let key = format.colorKey { append("tRNS", littleEndian(key).prefix(3).flatMap { [0, $0] }) }
        if metadata.pixelsPerMeter > 0 {
            let density = bigEndian(Int(metadata.pixelsPerMeter))
            append("pHYs", density + density + [1])
        }
        for text in metadata.texts { append("tEXt", text) }
    }

    mutating func append(_ type: String, _ payload: [UInt8]) { bytes += pngChunk(type, payload) }
}

func pngChunk(_ type: String, _ payload: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + payload
    let checksum = unsafe body.withUnsafeBytes { unsafe crc32($0) }
    return bigEndian(payload.count) + body + bigEndian(Int(checksum))
}

func bigEndian(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }

private func littleEndian(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}

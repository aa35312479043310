import FramewrightDrawing

/// One bitmap on its way into a file in one pass.
struct PNGFrame {
    let bitmap: Bitmap
    let scan: RowScan
    let format: PNGFormat
    /// The picture where its samples are no bytes of their own or indices of a palette.
    private let packed: PackedRows?

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
        scan = RowScan(bitmap)
        packed = packedRows(bitmap, scan)
        format = packed.map { PNGFormat($0, size: bitmap.size) } ?? PNGFormat(size: bitmap.size, layout: scan.layout)
    }

    /// In a layout that was chosen for more than this picture and holds its colours; `packed` if it has few of them.
    init(_ bitmap: Bitmap, as format: PNGFormat, packed: PackedRows?) {
        self.bitmap = bitmap
        self.format = format
        self.packed = packed
        scan = RowScan(bitmap)
    }

    /// The picture's samples, filtered, as one zlib stream.
    func stream() -> [UInt8] {
        let capacity = DeflateStream.capacity(for: (format.rowBytes + 1) * format.size.height) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            var stream = unsafe DeflateStream(stride: format.stride, rowBytes: format.rowBytes + 1, output: base)
            writeRows(&stream)
            count = unsafe stream.finish() - base
        }
        return Array(bytes[...])
    }

    func file(_ remarks: PNGRemarks) -> [UInt8] {
        let start = PNGChunks(format, remarks).bytes
        let capacity = start.count + 8 + DeflateStream.capacity(for: (format.rowBytes + 1) * format.size.height) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            unsafe base.copyMemory(from: start, byteCount: start.count)
            count = unsafe start.count + writePicture(to: base + start.count)
            unsafe (base + count).copyMemory(from: lastChunk, byteCount: lastChunk.count)
            count += lastChunk.count
        }
        return bytes.count * 2 < capacity ? Array(bytes[...]) : bytes
    }

    /// The chunk IDAT; returns its length in all.
    private func writePicture(to base: UnsafeMutableRawPointer) -> Int {
        unsafe (base + 4).copyMemory(from: Array("IDAT".utf8), byteCount: 4)
        var stream = unsafe DeflateStream(stride: format.stride, rowBytes: format.rowBytes + 1, output: base + 8)
        writeRows(&stream)
        let end = unsafe stream.finish()
        let count = unsafe end - (base + 8)
        unsafe base.storeBytes(of: UInt32(count).bigEndian, as: UInt32.self)
        let checksum = unsafe crc32(UnsafeRawBufferPointer(start: base + 4, count: count + 4))
        unsafe end.storeBytes(of: checksum.bigEndian, as: UInt32.self)
        return count + 12
    }

    private func writeRows(_ stream: inout DeflateStream) {
        unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
            var choice = FilterChoice(format)
            var y = 0
            while y < bitmap.height {
                let repeats = scan.repeats[y...].firstIndex(of: false) ?? bitmap.height
                if repeats > y {
                    stream.appendZeroRows(repeats - y)
                    y = repeats
                } else {
                    unsafe writeRow(y, pixels, &choice, &stream)
                    y += 1
                }
            }
        }
    }

    private func writeRow(
        _ y: Int, _ pixels: UnsafeBufferPointer<PremultipliedPixel>, _ choice: inout FilterChoice,
        _ stream: inout DeflateStream
    ) {
        let width = bitmap.width
        let row = unsafe UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        let above = unsafe y > 0 ? UnsafeBufferPointer(rebasing: pixels[(y - 1) * width..<y * width]) : nil
        let treatment = unsafe choice.treatment(
            of: row, y, above: above, hasRowInReach: stream.reach <= DeflateSymbols.farthestMatch)
        let output = unsafe stream.nextRow()
        if let packed {
            unsafe output[0] = 0
            unsafe packed.write(row, to: output + 1)
        } else if treatment.filter == .none {
            unsafe output[0] = 0
            unsafe writeSamples(row, format.layout, to: output + 1)
        } else if let above = unsafe above {
            unsafe choice.write(row, above, treatment.filter, to: output)
        }
        stream.appendRow(treatment)
    }
}

extension RowScan {
    fileprivate var layout: PNGSamples.Layout {
        switch (isGrey, isOpaque) {
        case (false, true): .rgb
        case (false, false): .rgba
        case (true, true): .grey
        case (true, false): .greyAlpha
        }
    }
}

extension PNGFormat {
    fileprivate init(_ packed: PackedRows, size: PixelSize) {
        self.init(size: size, layout: packed.layout, bitDepth: packed.bitDepth, palette: packed.palette)
    }
}

/// Opaque grey of fewer than eight bits, or up to 256 colours; nil where neither holds the picture, and for pictures so
/// small that a palette would outweigh what it saves.
private func packedRows(_ bitmap: Bitmap, _ scan: RowScan) -> PackedRows? {
    guard bitmap.size.area >= 1024 else { return nil }
    guard let colors = fewColors(bitmap.pixels, width: bitmap.width, repeats: scan.repeats) else { return nil }
    return PackedRows(colors, isOpaqueGrey: scan.isGrey && scan.isOpaque)
}

/// IEND.
private let lastChunk: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

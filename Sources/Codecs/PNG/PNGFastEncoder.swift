import FramewrightDrawing

/// Encodes one bitmap in one pass, to a file or, for an animation, to a zlib stream. See "PNG encoder" in Performance.
struct PNGFastEncoder {
    let image: SparseBitmap
    let format: PNGFormat
    /// The packing of the samples; nil for layouts of whole bytes without a palette.
    private let packed: PackedRows?
    /// True if the layout is a guess: the image may turn out not to be opaque.
    private let mayFail: Bool
    /// Whether each row equals the one above, if all rows were examined.
    private let repeats: [Bool]?

    /// Chooses the layout from a sample of the rows: most images are neither grey nor of few colours. Such an image is
    /// then read only once, each row while it is in cache.
    init(_ image: SparseBitmap) {
        let sample = RowScan(sampleOf: image)
        guard !sample.isGrey, image.size.area >= 1024, hasManyColors(image) else {
            self.init(scanning: image)
            return
        }
        self.init(
            image, format: PNGFormat(size: image.size, layout: sample.layout), packed: nil, mayFail: sample.isOpaque
        )
    }

    /// Examines all pixels first.
    private init(scanning image: SparseBitmap) {
        let scan = ImageScan(image)
        let packed = packedRows(image, scan)
        let format =
            packed.map { PNGFormat($0, size: image.size) }
            ?? PNGFormat(size: image.size, layout: scan.rows.layout)
        self.init(image, format: format, packed: packed, mayFail: false, repeats: scan.repeats)
    }

    /// Encodes in a given layout that holds the image's colours, chosen for several images; `packed` if it has few
    /// colours.
    init(_ bitmap: Bitmap, as format: PNGFormat, packed: PackedRows?) {
        self.init(SparseBitmap(bitmap), format: format, packed: packed, mayFail: false)
    }

    private init(
        _ image: SparseBitmap, format: PNGFormat, packed: PackedRows?, mayFail: Bool, repeats: [Bool]? = nil
    ) {
        (self.image, self.format, self.packed) = (image, format, packed)
        (self.mayFail, self.repeats) = (mayFail, repeats)
    }

    /// Returns the filtered samples as one zlib stream.
    func stream() -> [UInt8] {
        let capacity = DeflateStream.capacity(for: (format.rowBytes + 1) * format.size.height) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            count = unsafe writeStream(to: base).map { unsafe $0 - base } ?? 0
        }
        return bytes.isEmpty ? PNGFastEncoder(scanning: image).stream() : Array(bytes[...])
    }

    /// Returns the bytes of the file.
    func file(_ metadata: PNGMetadata) -> [UInt8] {
        let file = fileInLayout(metadata)
        return file.isEmpty ? PNGFastEncoder(scanning: image).file(metadata) : file
    }

    /// Returns the bytes of the file; empty if the layout cannot hold the image.
    private func fileInLayout(_ metadata: PNGMetadata) -> [UInt8] {
        let start = PNGChunks(format, metadata).bytes
        let capacity = start.count + 8 + DeflateStream.capacity(for: (format.rowBytes + 1) * format.size.height) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress),
                let length = unsafe writeImage(to: base + start.count)
            else { return }
            unsafe base.copyMemory(from: start, byteCount: start.count)
            count = start.count + length
            unsafe (base + count).copyMemory(from: lastChunk, byteCount: lastChunk.count)
            count += lastChunk.count
        }
        return bytes.count * 2 < capacity ? Array(bytes[...]) : bytes
    }

    /// Writes the IDAT chunk. Returns its whole length, or nil if the layout cannot hold the image.
    private func writeImage(to base: UnsafeMutableRawPointer) -> Int? {
        unsafe (base + 4).copyMemory(from: Array("IDAT".utf8), byteCount: 4)
        guard let end = unsafe writeStream(to: base + 8) else { return nil }
        let count = unsafe end - (base + 8)
        unsafe base.storeBytes(of: UInt32(count).bigEndian, as: UInt32.self)
        let checksum = unsafe crc32(UnsafeRawBufferPointer(start: base + 4, count: count + 4))
        unsafe end.storeBytes(of: checksum.bigEndian, as: UInt32.self)
        return count + 12
    }

    /// Writes the zlib stream. Returns its end, or nil if the layout cannot hold the image.
    private func writeStream(to base: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        var stream = unsafe DeflateStream(
            bytesPerPixel: format.bytesPerPixel, rowBytes: format.rowBytes + 1, output: base)
        return writeRows(&stream) ? unsafe stream.finish() : nil
    }

    /// Writes all rows; returns false if the layout cannot hold the image.
    private func writeRows(_ stream: inout DeflateStream) -> Bool {
        image.withRows { rows in
            var choice = FilterChoice(format)
            var count = 0
            for y in 0..<rows.size.height {
                if repeats?[y] ?? rows.repeats(y) {
                    count += 1
                    continue
                }
                if count > 0 { stream.appendZeroRows(count) }
                count = 0
                guard writeRow(y, rows: rows, choice: &choice, stream: &stream) || !mayFail else { return false }
            }
            if count > 0 { stream.appendZeroRows(count) }
            return true
        }
    }

    /// Writes a row; returns false if the layout cannot hold it.
    private func writeRow(
        _ y: Int, rows: ImageRows, choice: inout FilterChoice, stream: inout DeflateStream
    ) -> Bool {
        let row = unsafe rows[y]
        let treatment = choice.treatment(
            of: y, in: rows, hasRowInReach: stream.reach <= DeflateSymbols.farthestMatch)
        let output = unsafe stream.nextRow()
        var isHeld = true
        if let packed {
            unsafe output[0] = 0
            unsafe packed.write(row, to: output + 1)
        } else if treatment.filter == .none {
            unsafe output[0] = 0
            isHeld = unsafe writeSamples(row, format.layout, to: output + 1)
        } else {
            unsafe choice.write(row, rows[y - 1], treatment.filter, to: output)
        }
        unsafe stream.appendRow(treatment, row)
        return isHeld && choice.isOpaque
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

/// Returns the packing as opaque grey of fewer than eight bits or as up to 256 colours. Returns nil if neither holds
/// the image, or the image is so small that a palette would outweigh the saving.
private func packedRows(_ image: SparseBitmap, _ scan: ImageScan) -> PackedRows? {
    guard image.size.area >= 1024, !hasManyColors(image), let colors = fewColors(image, repeats: scan.repeats)
    else { return nil }
    return PackedRows(colors, isOpaqueGrey: scan.rows.isGrey && scan.rows.isOpaque)
}

/// The IEND chunk.
private let lastChunk: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

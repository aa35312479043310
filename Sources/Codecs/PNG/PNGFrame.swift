import FramewrightDrawing

/// One bitmap on its way into a file in one pass.
///
/// Measured 2026-11-23, the board of `png/`, 1170x2532, on a busy machine in turns with the encoder of the day before: 2.5 ms of
/// processor time for 3.4, 33 million instructions for 47. A third of that time is `ShapeSearch`, a seventh telling rows that
/// repeat, which waits for memory: `memcmp`, a sixth with steps of 128 bytes of our own.
/// Later, in turns: three literals or equal matches in one token and codes built without small arrays took 7 % off a board, 6 off
/// discs and 4 off a rotated picture at the same bytes. Tried and lost: a bit a pixel for runs and one for what the row
/// above has, in the stead of comparing bytes (4 % slower: making the bits takes what the search saves); comparing sixteen bytes
/// before the first branch (3 %); writing matches and literals without a branch between them (4 %).
/// 2026-11-24, lost too, by callgrind, of a board's 26 million instructions and of the 84,000 branches of `ShapeSearch` it takes for
/// wrongly guessed: three literals and the match behind them as one token (a quarter more for tokens, a tenth fewer guesses for
/// codes); the rest of a pixel behind a match without a branch (3 % fewer guesses, 2 % slower); four places compared before the first
/// branch (no difference); marks for pixels unlike the one before and the one above, sixteen instructions for four pixels, that a
/// search goes by (17 % fewer guesses, 14 % more instructions, 8 % more bytes); Up for every row (17 % more bytes under zlib).
/// The same day, with rows not looked at that the painter says repeat: a board 2.31 ms for 2.49, least of six rounds in turns.
struct PNGFrame {
    let image: SparseBitmap
    let format: PNGFormat
    /// The picture where its samples are no bytes of their own or indices of a palette.
    private let packed: PackedRows?
    /// The layout is a guess: the picture may turn out not to be opaque.
    private let mayFail: Bool
    /// Whether a row equals the one above, where all were looked at.
    private let repeats: [Bool]?

    /// A sample of the rows tells that most pictures are neither grey nor of few colours. They are then gone through only
    /// once, each row while it is at hand.
    init(_ picture: SparseBitmap) {
        let sample = RowScan(sampleOf: picture)
        guard !sample.isGrey, picture.size.area >= 1024, hasManyColors(picture) else {
            self.init(scanning: picture)
            return
        }
        self.init(picture, PNGFormat(size: picture.size, layout: sample.layout), nil, mayFail: sample.isOpaque)
    }

    /// Looks at all pixels first.
    private init(scanning picture: SparseBitmap) {
        let scan = ImageScan(picture)
        let packed = packedRows(picture, scan)
        let format =
            packed.map { PNGFormat($0, size: picture.size) }
            ?? PNGFormat(size: picture.size, layout: scan.rows.layout)
        self.init(picture, format, packed, mayFail: false, repeats: scan.repeats)
    }

    /// In a layout that was chosen for more than this picture and holds its colours; `packed` if it has few of them.
    init(_ bitmap: Bitmap, as format: PNGFormat, packed: PackedRows?) {
        self.init(SparseBitmap(bitmap), format, packed, mayFail: false)
    }

    private init(
        _ picture: SparseBitmap, _ format: PNGFormat, _ packed: PackedRows?, mayFail: Bool, repeats: [Bool]? = nil
    ) {
        (self.image, self.format, self.packed) = (picture, format, packed)
        (self.mayFail, self.repeats) = (mayFail, repeats)
    }

    /// The picture's samples, filtered, as one zlib stream.
    func stream() -> [UInt8] {
        let capacity = DeflateStream.capacity(for: (format.rowBytes + 1) * format.size.height) + 16
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            guard let base = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            count = unsafe writeStream(to: base).map { unsafe $0 - base } ?? 0
        }
        return bytes.isEmpty ? PNGFrame(scanning: image).stream() : Array(bytes[...])
    }

    /// The bytes of the file.
    func file(_ remarks: PNGMetadata) -> [UInt8] {
        let file = fileInLayout(remarks)
        return file.isEmpty ? PNGFrame(scanning: image).file(remarks) : file
    }

    /// The bytes of the file. Empty if the layout can't hold the picture.
    private func fileInLayout(_ remarks: PNGMetadata) -> [UInt8] {
        let start = PNGChunks(format, remarks).bytes
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

    /// The chunk IDAT; returns its length in all, nil where the layout can't hold the picture.
    private func writeImage(to base: UnsafeMutableRawPointer) -> Int? {
        unsafe (base + 4).copyMemory(from: Array("IDAT".utf8), byteCount: 4)
        guard let end = unsafe writeStream(to: base + 8) else { return nil }
        let count = unsafe end - (base + 8)
        unsafe base.storeBytes(of: UInt32(count).bigEndian, as: UInt32.self)
        let checksum = unsafe crc32(UnsafeRawBufferPointer(start: base + 4, count: count + 4))
        unsafe end.storeBytes(of: checksum.bigEndian, as: UInt32.self)
        return count + 12
    }

    /// Returns the end.
    private func writeStream(to base: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        var stream = unsafe DeflateStream(stride: format.stride, rowBytes: format.rowBytes + 1, output: base)
        return writeRows(&stream) ? unsafe stream.finish() : nil
    }

    /// False where the layout can't hold the picture.
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
                guard writeRow(y, rows, &choice, &stream) || !mayFail else { return false }
            }
            if count > 0 { stream.appendZeroRows(count) }
            return true
        }
    }

    /// False where the layout can't hold the row.
    private func writeRow(
        _ y: Int, _ rows: ImageRows, _ choice: inout FilterChoice, _ stream: inout DeflateStream
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

/// Opaque grey of fewer than eight bits, or up to 256 colours; nil where neither holds the picture, and for pictures so
/// small that a palette would outweigh what it saves.
private func packedRows(_ picture: SparseBitmap, _ scan: ImageScan) -> PackedRows? {
    guard picture.size.area >= 1024, !hasManyColors(picture), let colors = fewColors(picture, repeats: scan.repeats)
    else { return nil }
    return PackedRows(colors, isOpaqueGrey: scan.rows.isGrey && scan.rows.isOpaque)
}

/// IEND.
private let lastChunk: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]

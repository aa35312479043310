import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Writes and decodes all kinds of rows with every search. Blocks end at any token, and repeated rows may be
/// anywhere.
struct DeflateStreamTests {
    /// Rows with their filter types, as the stream must contain them.
    private struct Rows {
        let bytesPerPixel: Int
        let rowBytes: Int
        var bytes: [UInt8] = []

        /// The pixels of the last row, with their samples in the lowest bytes.
        var lastPixels: [PremultipliedPixel] {
            let samples = Array(bytes.suffix(rowBytes - 1))
            return Swift.stride(from: 0, to: samples.count, by: bytesPerPixel).map { start in
                let packed = samples[start..<start + bytesPerPixel].reversed().reduce(0 as UInt32) {
                    $0 << 8 | UInt32($1)
                }
                return PremultipliedPixel(packed: packed)
            }
        }

        mutating func append(_ kind: Int, _ dice: inout Dice) {
            let above = bytes.suffix(rowBytes)
            var row: [UInt8] = [0]
            while row.count < rowBytes {
                switch kind {
                case 0: row.append(UInt8(dice.roll(256)))
                case 1: row.append(UInt8((row.count - 1) % bytesPerPixel * 40))
                case 2:
                    let slight: [UInt8] = [0, 0, dice.roll(9) == 0 ? 255 : 0, dice.roll(4) == 0 ? 1 : 0]
                    row += slight.prefix(rowBytes - row.count)
                case 3: row.append(dice.roll(30) == 0 ? 7 : above[above.startIndex + row.count])
                default: row.append(UInt8((row.count / bytesPerPixel + bytes.count / rowBytes) / 5 % 256))
                }
            }
            bytes += row
        }
    }

    private static let searches: [RowTreatment.Search] = [.shapes, .gradients, .residues]

    /// The maximum widths in pixels. The last is wider than the distance of a match.
    private static let widths = [9, 900, 900, 40_000]

    @Test(arguments: searches + [nil], 0..<12 as Range<UInt64>)
    func `any rows decode exactly`(search: RowTreatment.Search?, seed: UInt64) {
        var dice = Dice(seed: seed)
        let bytesPerPixel = 1 + dice.roll(4)
        var rows = Rows(
            bytesPerPixel: bytesPerPixel, rowBytes: 1 + bytesPerPixel * (1 + dice.roll(Self.widths[Int(seed % 4)])))
        var stream = [UInt8](repeating: 0, count: DeflateStream.capacity(for: rows.rowBytes * 400) + 16)
        let length = unsafe stream.withUnsafeMutableBytes { output in
            unsafe output.baseAddress.map { unsafe write(&rows, search, &dice, to: $0) } ?? 0
        }
        let blocks = Array(stream[2..<max(2, length - 4)])
        #expect(inflated(blocks, count: rows.bytes.count) == rows.bytes)
    }

    /// Writes up to 400 rows and returns the stream's length.
    private func write(
        _ rows: inout Rows, _ search: RowTreatment.Search?, _ dice: inout Dice, to output: UnsafeMutableRawPointer
    ) -> Int {
        var stream = unsafe DeflateStream(bytesPerPixel: rows.bytesPerPixel, rowBytes: rows.rowBytes, output: output)
        for row in 0..<1 + dice.roll(rows.rowBytes > 1 << 15 ? 4 : 100) {
            if row > 0, dice.roll(3) == 0 {
                let count = 1 + dice.roll(3)
                stream.appendZeroRows(count)
                let repeated = [RowFilter.up.rawValue] + [UInt8](repeating: 0, count: rows.rowBytes - 1)
                for _ in 0..<count { rows.bytes += repeated }
            }
            rows.append(row == 0 ? 0 : dice.roll(5), &dice)
            unsafe stream.nextRow().update(from: Array(rows.bytes.suffix(rows.rowBytes)), count: rows.rowBytes)
            let treatment = RowTreatment(filter: .none, search: search ?? Self.searches[dice.roll(Self.searches.count)])
            unsafe rows.lastPixels.withUnsafeBufferPointer { unsafe stream.appendRow(treatment, $0) }
        }
        return unsafe stream.finish() - output
    }

    /// Returns the stream's length for rows of noise followed by grey rings around a distant centre.
    private func length(noise: Int, rings: Int) -> Int {
        let width = 600
        var dice = Dice(seed: 5)
        var output = [UInt8](repeating: 0, count: DeflateStream.capacity(for: (width + 1) * (noise + rings)) + 16)
        return unsafe output.withUnsafeMutableBytes { output in
            guard let base = output.baseAddress else { return 0 }
            var stream = unsafe DeflateStream(bytesPerPixel: 1, rowBytes: width + 1, output: base)
            func append(_ row: [UInt8], _ search: RowTreatment.Search) {
                unsafe stream.nextRow().update(from: [0] + row, count: width + 1)
                let pixels = row.map { PremultipliedPixel(packed: UInt32($0)) }
                unsafe pixels.withUnsafeBufferPointer {
                    unsafe stream.appendRow(RowTreatment(filter: .none, search: search), $0)
                }
            }
            for _ in 0..<noise { append((0..<width).map { _ in UInt8(dice.roll(2)) }, .shapes) }
            for y in 900..<900 + rings {
                append((0..<width).map { x in UInt8((x * x + y * y) / 9000 % 256) }, .gradients)
            }
            return unsafe stream.finish() - base
        }
    }

    /// Colour changes are counted from the start of the gradient's own search; counted from elsewhere, the gradient
    /// took half as many bytes again.
    @Test func `a gradient takes hardly more bytes after other rows`() {
        let (noise, rings) = (length(noise: 9, rings: 0), length(noise: 0, rings: 80))
        // A few more are allowed, because both share a code.
        #expect(length(noise: 9, rings: 80) - noise < rings * 5 / 4, "\(noise), \(rings)")
    }

    /// Returns the stream's length for 120 rows of 300 pixels, given as differences to the row above.
    private func length(_ search: RowTreatment.Search, _ difference: (_ x: Int, _ y: Int, _ color: Int) -> Int) -> Int {
        let (width, height) = (300, 120)
        let rowBytes = 3 * width + 1
        var output = [UInt8](repeating: 0, count: DeflateStream.capacity(for: rowBytes * height) + 16)
        return unsafe output.withUnsafeMutableBytes { output in
            guard let base = output.baseAddress else { return 0 }
            var stream = unsafe DeflateStream(bytesPerPixel: 3, rowBytes: rowBytes, output: base)
            for y in 1...height {
                let row = (0..<3 * width).map { UInt8(truncatingIfNeeded: difference($0 / 3, y, $0 % 3)) }
                unsafe stream.nextRow().update(from: [RowFilter.up.rawValue] + row, count: rowBytes)
                unsafe [].withUnsafeBufferPointer {
                    unsafe stream.appendRow(RowTreatment(filter: .up, search: search), $0)
                }
            }
            return unsafe stream.finish() - base
        }
    }

    @Test func `a repeated pattern in rows of small differences is found`() {
        var dice = Dice(seed: 8)
        let motif = (0..<180).map { _ in dice.roll(3) - 1 }
        let length = length(.residues) { x, y, color in motif[(x + 7 * y) % 60 * 3 + color] }
        // Five matches take 15 bytes per row, its 900 literals about 180.
        #expect(length < 120 * 30, "\(length)")
    }
}

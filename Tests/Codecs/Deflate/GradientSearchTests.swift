import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// A search in two parts, while later rows are not available yet.
struct GradientSearchTests {
    private static let (rowCount, half) = (60, 30)

    /// Returns rows of random levels, filter types first. A later row repeats the area around the middle, where one
    /// half is not available yet while the other is searched.
    private func rows(_ width: Int, _ dice: inout Dice) -> [UInt8] {
        var rows: [UInt8] = []
        for _ in 0..<Self.rowCount {
            rows.append(0)
            for _ in 0..<width { rows.append(UInt8(1 + dice.roll(255))) }
        }
        let middle = Self.half * (width + 1)
        rows[middle + 1] = 0
        let copy = middle + 2 * (width + 1) + 10
        for index in 0..<24 { rows[copy + index] = rows[middle - 2 + index] }
        return rows
    }

    /// Returns the stream of the rows. The memory of the second half contains `garbage` while the first half is
    /// searched.
    private func stream(_ rows: [UInt8], rowBytes: Int, over garbage: UInt8) -> [UInt8] {
        let (first, start) = (Self.half * rowBytes, MatchTable.firstPosition)
        var memory = Array(rows[..<first])
        memory += [UInt8](repeating: garbage, count: rows.count - first + DeflateStream.slack)
        var output = [UInt8](repeating: 0, count: DeflateStream.capacity(for: rows.count) + 16)
        let length = unsafe output.withUnsafeMutableBytes { output in
            guard let base = output.baseAddress else { return 0 }
            var stream = unsafe DeflateStream(bytesPerPixel: 1, rowBytes: rowBytes, output: base)
            for (begin, end) in [(0, first), (first, rows.count)] {
                memory.replaceSubrange(begin..<end, with: rows[begin..<end])
                unsafe memory.withUnsafeBufferPointer { memory in
                    guard let memory = memory.baseAddress else { return }
                    let bytes = unsafe StreamBytes(base: memory - start, oldest: start, end: start + end)
                    let changes = changes(in: rows[begin..<end], rowBytes: rowBytes)
                    unsafe GradientSearch(bytes: bytes, bytesPerPixel: 1, rowBytes: rowBytes)
                        .run(from: start + begin, changes: changes.places, into: &stream)
                    _ = consume changes
                }
            }
            return unsafe stream.finish() - base
        }
        return Array(output[..<length])
    }

    private func changes(in rows: ArraySlice<UInt8>, rowBytes: Int) -> ColorChanges {
        var changes = ColorChanges(capacity: rows.count)
        for place in stride(from: 0, to: rows.count, by: rowBytes) {
            let samples = rows[rows.startIndex + place..<rows.startIndex + place + rowBytes].dropFirst()
            unsafe samples.map { PremultipliedPixel(packed: UInt32($0)) }.withUnsafeBufferPointer {
                unsafe changes.append($0, at: place + 1, bytesPerPixel: 1)
            }
        }
        return changes
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `memory behind the available rows does not affect the stream`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let width = 40 + dice.roll(60)
        let rows = rows(width, &dice)
        let stream = stream(rows, rowBytes: width + 1, over: 0)
        for garbage: UInt8 in [1, 2, 3, 7, 20, 255] {
            #expect(self.stream(rows, rowBytes: width + 1, over: garbage) == stream)
        }
    }
}

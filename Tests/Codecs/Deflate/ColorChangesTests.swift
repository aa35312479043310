import Testing

@testable import FramewrightCodecs

/// Changes of colour, against a look at pixel by pixel.
struct ColorChangesTests {
    /// Rows of pixels that often equal the one before, each behind a filter type, with what may be read beyond them.
    private struct Rows {
        let stride: Int
        let width: Int
        var bytes: [UInt8] = []
        var rowBytes: Int { 1 + stride * width }

        init(_ count: Int, _ dice: inout Dice) {
            (stride, width) = (1 + dice.roll(4), 1 + dice.roll(70))
            for _ in 0..<count {
                bytes.append(UInt8(dice.roll(5)))
                var pixel: [UInt8] = []
                for _ in 0..<width {
                    if pixel.isEmpty || dice.roll(3) == 0 { pixel = (0..<stride).map { _ in UInt8(dice.roll(2)) } }
                    bytes += pixel
                }
            }
        }

        var changes: [UInt32] {
            bytes.indices.filter { place in
                let inRow = place % rowBytes - 1
                guard inRow >= stride, inRow % stride == 0 else { return false }
                return bytes[place..<place + stride] != bytes[place - stride..<place]
            }.map { UInt32($0) }
        }
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `every change of colour is found in order and nothing else`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let rows = Rows(1 + dice.roll(5), &dice)
        let padded = rows.bytes + [UInt8](repeating: 9, count: DeflateStream.slack)
        let changes = ColorChanges(capacity: rows.bytes.count, stride: rows.stride)
        unsafe padded.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let bytes = unsafe StreamBytes(base: base - 500, oldest: 500, end: 500 + rows.bytes.count)
            changes.find(bytes, from: 500, stride: rows.stride, rowBytes: rows.rowBytes)
        }
        let expected = rows.changes + [ColorChanges.end]
        let found = expected.indices.map { unsafe changes.places[$0] }
        #expect(found == expected)
    }
}

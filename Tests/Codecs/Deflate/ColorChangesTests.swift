import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Compares the colour changes found by the kernel with those found pixel by pixel.
struct ColorChangesTests {
    /// Returns a row in which most pixels, or none, equal the one before.
    private func row(_ width: Int, sides: Int, _ dice: inout Dice) -> [PremultipliedPixel] {
        var pixel = PremultipliedPixel(packed: 0)
        return (0..<width).map { _ in
            if dice.roll(sides) == 0 { pixel = PremultipliedPixel(packed: 1 << UInt32(dice.roll(32))) }
            return pixel
        }
    }

    @Test(arguments: 0..<80 as Range<UInt64>)
    func `all colour changes are found in order, and no others`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let (bytesPerPixel, width, sides) = (1 + dice.roll(4), 1 + dice.roll(140), 1 + dice.roll(40))
        let rowBytes = 1 + bytesPerPixel * width
        var expected: [UInt32] = []
        var changes = ColorChanges(capacity: 5 * width)
        for round in 0..<2 {
            for index in 0..<1 + dice.roll(5) {
                let row = row(width, sides: sides, &dice)
                expected += (1..<width).filter { row[$0] != row[$0 - 1] }
                    .map { UInt32(index * rowBytes + 1 + $0 * bytesPerPixel) }
                unsafe row.withUnsafeBufferPointer {
                    unsafe changes.append($0, at: index * rowBytes + 1, bytesPerPixel: bytesPerPixel)
                }
            }
            expected.append(ColorChanges.end)
            let found = expected.indices.map { unsafe changes.places[$0] }
            #expect(found == expected, "round \(round)")
            changes.removeAll()
            expected = []
        }
    }
}

import FramewrightDrawing
import Testing

@testable import FramewrightRaster

struct CapsuleTests {
    /// Measured on SwiftUI. A circular capsule has 35, 61, 80, 93 and 99.
    @Test func `continuous capsule, column at its short side, has the measured coverage`() throws {
        let shape = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 32), cornerRadius: 16, style: .continuous)
        let bitmap = try DisplayList(100, 32, [.fillPath(shape, .nonzero, .black)]).painted()
        for column in [0, 99] {
            let coverage = (0..<32).map { Int((Double(bitmap[column, $0].alpha) / 2.55).rounded()) }
            for (expected, row) in zip([24, 50, 71, 87, 97], 11..<16) {
                #expect(abs(coverage[row] - expected) <= 1, "row \(row): \(coverage[row])")
                #expect(coverage[row] == coverage[31 - row])
            }
        }
    }

    @Test func `continuous capsule, turned by a quarter, has the same coverage along its other axis`() throws {
        let wide = Path(roundedRect: Rect(x: 0, y: 0, width: 60, height: 32), cornerRadius: 16, style: .continuous)
        let high = Path(roundedRect: Rect(x: 0, y: 0, width: 32, height: 60), cornerRadius: 16, style: .continuous)
        let one = try DisplayList(60, 32, [.fillPath(wide, .nonzero, .black)]).painted()
        let other = try DisplayList(32, 60, [.fillPath(high, .nonzero, .black)]).painted()
        for y in 0..<32 {
            for x in 0..<60 { #expect(abs(Int(one[x, y].alpha) - Int(other[y, x].alpha)) <= 1) }
        }
    }
}

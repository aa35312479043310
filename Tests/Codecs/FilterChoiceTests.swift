import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Which rows are believed to be smooth.
struct FilterChoiceTests {
    /// So narrow that no band is looked at for a gradient.
    private static let width = 90

    private enum Kind: Equatable { case letters, smooth }

    private func row(_ kind: Kind, _ dice: inout Dice) -> [PremultipliedPixel] {
        (0..<Self.width).map { x in
            let level = kind == .smooth ? 60 + x + dice.roll(3) : 40 + dice.roll(2) * 130
            return premultiplied(level, level, 255 - level, 255)
        }
    }

    /// How a picture's rows are treated, one after the other.
    private func treatments(_ kinds: [Kind], seed: UInt64) -> [RowTreatment] {
        var dice = Dice(seed: seed)
        let pixels = kinds.flatMap { row($0, &dice) }
        var choice = FilterChoice(PNGFormat(size: pixelSize(Self.width, kinds.count), layout: .rgb))
        return unsafe pixels.withUnsafeBufferPointer { pixels in
            kinds.indices.map { y in
                func row(_ y: Int) -> UnsafeBufferPointer<PremultipliedPixel> {
                    unsafe UnsafeBufferPointer(rebasing: pixels[y * Self.width..<(y + 1) * Self.width])
                }
                return unsafe choice.treatment(of: row(y), y, above: y > 0 ? row(y - 1) : nil, hasRowInReach: true)
            }
        }
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a smooth row far from any other is plain`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let kinds = (0..<60).map { _ in dice.roll(4) == 0 ? Kind.smooth : .letters }
        let treatments = treatments(kinds, seed: seed)
        for y in kinds.indices.dropFirst() {
            let before = kinds[max(1, y - FilterChoice.nearby - 1)..<y]
            let isPredicted = kinds[y] == .smooth && before.contains(.smooth)
            #expect((treatments[y].search == .residues) == isPredicted, "row \(y)")
        }
    }
}

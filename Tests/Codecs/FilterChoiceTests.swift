import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Tests of the choice of smooth and slightly changing rows.
struct FilterChoiceTests {
    /// Too narrow for bands to be searched for gradients.
    private static let width = 90

    private enum Kind: CaseIterable { case letters, flat, smooth }

    private func row(_ kind: Kind, _ dice: inout Dice) -> [PremultipliedPixel] {
        let flat = 20 + dice.roll(200)
        return (0..<Self.width).map { x in
            let level =
                switch kind {
                case .letters: 40 + dice.roll(2) * 130
                case .flat: flat
                case .smooth: 60 + x + dice.roll(3)
                }
            return premultiplied(level, level, 255 - level, 255)
        }
    }

    /// Returns the treatment of each row of a bitmap.
    private func treatments(of rows: [[PremultipliedPixel]]) -> [RowTreatment] {
        let size = pixelSize(Self.width, rows.count)
        var choice = FilterChoice(PNGFormat(size: size, layout: .rgb))
        return SparseBitmap(Bitmap(size: size, pixels: rows.flatMap { $0 })).withRows { lines in
            rows.indices.map { choice.treatment(of: $0, in: lines, hasRowInReach: true) }
        }
    }

    /// Not across letters, and across no more flat rows than the distance limit.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a smooth row is predicted if another smooth row is near`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let kinds = (0..<90).map { _ in Kind.allCases[dice.roll(3)] }
        let treatments = treatments(of: kinds.map { row($0, &dice) })
        for y in kinds.indices.dropFirst() {
            let before = kinds[1..<y].reversed().prefix { $0 == .flat }.count
            let isNear = before <= FilterChoice.nearby && y - before > 1 && kinds[y - before - 1] == .smooth
            #expect((treatments[y].filter != .none) == (kinds[y] == .smooth && isNear), "row \(y)")
        }
    }

    /// Returns a row with slight steps, followed by positions where the difference to the row above alternates by
    /// one, below a row without these.
    private func shades(steps: Int, changes: Int, edge: Int) -> [[PremultipliedPixel]] {
        func row(_ changes: Int) -> [PremultipliedPixel] {
            (0..<Self.width).map { x in
                let step = x == 0 ? 0 : edge + min(x, steps) % 2
                let level = 100 + step + max(0, min(x - steps, changes)) % 2
                return premultiplied(level, level, 255 - level, 255)
            }
        }
        return [row(0), row(changes)]
    }

    /// At most 17 of 20 changes may be changes of the difference to the row above.
    @Test(arguments: [
        (3, 16, 0, true), (3, 17, 0, false), (3, 16, 3, true), (3, 16, -5, true), (3, 16, 4, false), (3, 16, -6, false),
    ])
    func `slightly changing shades are stored as differences to the row above`(
        steps: Int, changes: Int, edge: Int, isSlight: Bool
    ) {
        let treatment = treatments(of: shades(steps: steps, changes: changes, edge: edge))[1]
        #expect((treatment == .predicted(.up)) == isSlight)
    }

    /// Returns rows of gentle but not slight steps that change little from row to row, like a photo or letters on a
    /// gradient.
    private func photograph(rows: Int) -> [[PremultipliedPixel]] {
        var dice = Dice(seed: 3)
        let levels = (0..<Self.width).map { _ in 120 + 9 * dice.roll(2) }
        return (0..<rows).map { y in
            levels.indices.map { x in
                let level = levels[x] + ((x + y) % 4 == 0 ? 1 : 0)
                return premultiplied(level, level, 255 - level, 255)
            }
        }
    }
}

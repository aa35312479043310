import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Which rows are believed to be smooth.
struct FilterChoiceTests {
    /// So narrow that no band is looked at for a gradient.
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

    /// How a picture's rows are treated, one after the other.
    private func treatments(of rows: [[PremultipliedPixel]]) -> [RowTreatment] {
        let size = pixelSize(Self.width, rows.count)
        var choice = FilterChoice(PNGFormat(size: size, layout: .rgb))
        return SparseBitmap(Bitmap(size: size, pixels: rows.flatMap { $0 })).withRows { lines in
            rows.indices.map { choice.treatment(of: $0, in: lines, hasRowInReach: true) }
        }
    }

    /// Not over letters, and over no more flat rows than are near.
    @Test(arguments: 0..<20 as Range<UInt64>)
    func `a smooth row is predicted where another is near`(seed: UInt64) {
        var dice = Dice(seed: seed)
        let kinds = (0..<90).map { _ in Kind.allCases[dice.roll(3)] }
        let treatments = treatments(of: kinds.map { row($0, &dice) })
        for y in kinds.indices.dropFirst() {
            let before = kinds[1..<y].reversed().prefix { $0 == .flat }.count
            let isNear = before <= FilterChoice.nearby && y - before > 1 && kinds[y - before - 1] == .smooth
            #expect((treatments[y].filter != .none) == (kinds[y] == .smooth && isNear), "row \(y)")
        }
    }

    /// Levels that fall off around a middle to the left, each row darker; one pixel of an edge more than a slight step high.
    @Test(arguments: [(0, true), (3, true), (4, false), (40, false)])
    func `shades that change little are stored as differences to the row above`(edge: Int, isSlight: Bool) {
        let rows = (0..<40).map { y in
            (0..<Self.width).map { x in
                let level = 200 - x / 3 - y / 20 + (x == 7 && y > 20 ? edge : 0)
                return premultiplied(level, level, 255 - level, 255)
            }
        }
        let treatments = treatments(of: rows)
        #expect(treatments[10] == RowTreatment(filter: .up, search: .runs))
        #expect((treatments[30] == RowTreatment(filter: .up, search: .runs)) == isSlight)
    }
}

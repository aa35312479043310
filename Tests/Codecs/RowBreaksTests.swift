import FramewrightDrawing
import Testing

@testable import FramewrightCodecs

/// Compares rows classified four pixels at a time with rows classified pixel by pixel.
struct RowBreaksTests {
    private struct Pair {
        let row: [PremultipliedPixel]
        let above: [PremultipliedPixel]

        /// Creates runs, copies from above, small steps and noise in turn.
        init(seed: Int) {
            var dice = Dice(seed: UInt64(seed))
            let width = 1 + dice.roll(400)
            let alpha = dice.roll(3) == 0 ? 200 : 255
            let above = (0..<width).map { premultiplied($0 / 9, 90, 30, alpha) }
            var row: [PremultipliedPixel] = []
            for x in 0..<width {
                let before = Int((row.last ?? above[0]).red)
                switch (x / 13 + seed) % 4 {
                case 0: row.append(row.last ?? above[x])
                case 1: row.append(above[x])
                case 2: row.append(premultiplied(min(alpha, before + dice.roll(40)), 90, 30, alpha))
                case 3 where seed % 2 == 0: row.append(premultiplied(dice.roll(2) * alpha, 0, 0, alpha))
                default: row.append(premultiplied(dice.roll(alpha), dice.roll(alpha), dice.roll(alpha), alpha))
                }
            }
            (self.row, self.above) = (row, above)
        }

        /// Creates a row above itself.
        init(row: [PremultipliedPixel]) { (self.row, above) = (row, row) }

        /// The sampled positions: blocks of 32 in every 128, without a remainder of less than four.
        var sampled: [Int] {
            stride(from: 1, to: row.count, by: 128).flatMap { start in start..<start + min(32, (row.count - start) & ~3)
            }
        }

        func isBreak(_ x: Int) -> Bool { row[x] != row[x - 1] }

        func isGentle(_ x: Int, most: Int = 16) -> Bool {
            let (one, other) = (row[x], row[x - 1])
            let steps: [Int] = [
                Int(one.red) - Int(other.red), Int(one.green) - Int(other.green), Int(one.blue) - Int(other.blue),
                Int(one.alpha) - Int(other.alpha),
            ]
            return isBreak(x) && steps.allSatisfy { abs($0) <= most }
        }

        /// Extrapolates a count of sampled pixels to all pixels but the first.
        func ofAll(_ count: Int) -> UInt32 { UInt32(count * (row.count - 1) / max(1, sampled.count)) }
    }

    @Test(arguments: 0..<60)
    func `breaks equal those counted one by one`(seed: Int) {
        let pair = Pair(seed: seed)
        let (row, above) = (pair.row, pair.above)
        let runs = pair.sampled.filter(pair.isBreak)
        let novel = runs.filter { row[$0] != above[$0] || row[$0 - 1] != above[$0 - 1] }
        let up = pair.sampled.filter { x in
            row[x].packed &- above[x].packed != row[x - 1].packed &- above[x - 1].packed
        }
        unsafe row.withUnsafeBufferPointer { row in
            unsafe above.withUnsafeBufferPointer { above in
                let breaks = unsafe RowBreaks(row, above: above)
                #expect(breaks.runs == pair.ofAll(runs.count))
                #expect(breaks.novel == pair.ofAll(novel.count))
                #expect(breaks.up == pair.ofAll(up.count))
                let gentle = unsafe breaks.gentle(in: row)
                #expect(gentle == pair.ofAll(pair.sampled.count { pair.isGentle($0) }))
            }
        }
    }

    @Test(arguments: 0..<120)
    func `a row with only slight steps is recognized`(seed: Int) {
        var dice = Dice(seed: UInt64(seed))
        var level = 128
        let row = (0..<1 + dice.roll(400)).map { _ in
            let step = dice.roll(200) == 0 ? 4 + dice.roll(3) : dice.roll(5)
            level += level > 128 ? -step : step
            return premultiplied(level, 255 - level, 128, 255)
        }
        let pair = Pair(row: row)
        let areSlight = pair.sampled.allSatisfy { !pair.isBreak($0) || pair.isGentle($0, most: 4) }
        unsafe row.withUnsafeBufferPointer { #expect(unsafe RowBreaks.areSlight(in: $0) == areSlight) }
    }

    @Test(arguments: 0..<60)
    func `the kinds of a span equal those of its pixels`(seed: Int) throws {
        let pair = Pair(seed: seed)
        let kinds = unsafe pair.row.withUnsafeBufferPointer { row in
            unsafe row.baseAddress.map { unsafe PixelKinds($0, row.count, clear: pair.row[row.count / 2].packed) }
        }
        let found = try #require(kinds)
        #expect(found.isOpaque == pair.row.allSatisfy { $0.alpha == 255 } && found.hasClear)
        #expect(found.breaks == pair.sampled.count(where: pair.isBreak))
        #expect(found.gentleBreaks == pair.sampled.count { pair.isGentle($0) })
    }

    @Test(arguments: 1...140)
    func `the pixel that encodes clear is found anywhere`(count: Int) {
        let row = [PremultipliedPixel](repeating: premultiplied(1, 2, 3, 255), count: count)
        for place in row.indices {
            var other = row
            other[place] = premultiplied(9, 9, 9, 255)
            #expect(has(premultiplied(9, 9, 9, 255), other) && !has(premultiplied(9, 9, 9, 255), row))
        }
    }

    private func has(_ pixel: PremultipliedPixel, _ row: [PremultipliedPixel]) -> Bool {
        unsafe row.withUnsafeBufferPointer { row in
            unsafe row.baseAddress.map { unsafe PixelKinds($0, row.count, clear: pixel.packed).hasClear } ?? false
        }
    }

    @Test(arguments: 1...80)
    func `rows that differ in one pixel are not equal`(width: Int) {
        let row = (0..<width).map { premultiplied($0, 1, 2, 255) }
        for place in row.indices {
            var other = row
            other[place] = premultiplied(3, 200, 3, 255)
            #expect(isEqual(row, row) && !isEqual(row, other))
        }
    }

    private func isEqual(_ one: [PremultipliedPixel], _ other: [PremultipliedPixel]) -> Bool {
        unsafe one.withUnsafeBytes { one in
            unsafe other.withUnsafeBytes { other in
                guard let first = one.baseAddress, let second = other.baseAddress else { return false }
                return unsafe areEqual(first, second, count: one.count)
            }
        }
    }
}

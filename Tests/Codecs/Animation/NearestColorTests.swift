import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct NearestPlaceTests {
    private static func place(_ dice: inout Dice, levels: Int) -> SIMD4<Double> {
        func number() -> Double { Double(dice.roll(levels)) / Double(levels) }
        return SIMD4(number(), number() - 0.5, number() - 0.5, 0)
    }

    /// Returns the nearest colour by testing all of them in order. As in the kernel, the lowest eight bits of a
    /// distance hold the index.
    private static func plainNearest(of places: [SIMD4<Double>], to place: SIMD4<Double>) -> Int {
        let distances = places.map { other in
            let (x, y, z) = (
                Float(other.x) - Float(place.x), Float(other.y) - Float(place.y), Float(other.z) - Float(place.z)
            )
            return Int((x * x + y * y + z * z).bitPattern & ~255)
        }
        return distances.indices.min { (distances[$0], $0) < (distances[$1], $1) } ?? 0
    }

    /// Few levels make many colours equal or equally distant, and some as light as the searched one.
    @Test(arguments: 0...256, [2, 5, 1000])
    func `skipping colours by lightness never skips the nearest`(count: Int, levels: Int) {
        var dice = Dice(seed: UInt64(count * 7 + levels))
        let places = (0..<count).map { _ in Self.place(&dice, levels: levels) }
        let nearest = NearestColor(of: places)
        for _ in 0..<(isSlow ? 500 : 25) {
            let place = Self.place(&dice, levels: levels)
            #expect(nearest.nearest(to: place) == Self.plainNearest(of: places, to: place))
        }
        for (number, place) in places.enumerated() {
            #expect(nearest.nearest(to: place) == places.firstIndex(of: place), "place \(number)")
        }
    }
}

/// The whole cloth, from the top down as documented.
extension Weave {
    mutating func everything(_ reach: Double, _ rhythm: BandRhythm) {
        bands(reach, rhythm)
        figure(y: 95) { $0.hero() }
        for x in [34.0, 78] { figure(x: x, y: 93) { $0.combDiamond(.orange) } }
        if reach > 100 { borders() }
    }

    /// Draws seven bands at the top and the same, mirrored, at the bottom, with frogs below the upper ones and
    /// flowers above the lower ones.
    mutating func bands(_ reach: Double, _ rhythm: BandRhythm) {
        figure { $0.edge(reach) }
        figure(y: Brocade.height, upsideDown: true) { $0.edge(reach) }
        frogs(count: 8, pitch: rhythm.frogs, y: 58.5)
        flowers(count: 7, pitch: rhythm.flowers, y: 253.5)
    }

    private mutating func edge(_ reach: Double) {
        dashes(y: 2, reach: reach)
        comb(.cream, y: 8.5, reach: reach)
        dashes(y: 15, reach: reach)
        zigzag(y: 22.75, reach: reach)
        dashes(y: 30.5, reach: reach)
        comb(.orange, y: 37, reach: reach)
        dashes(y: 43.5, reach: reach)
    }

    /// Draws chains of diamonds beside the hero, on cloth that is wider than the documented image.
    private mutating func borders() {
        for y in stride(from: 84.0, through: 228, by: 24) { diamond(.cream, x: 97, y: y, radius: 3) }
        for y in stride(from: 96.0, through: 216, by: 24) { gem(.blue, x: 97, y: y, radius: 2) }
    }
}

/// Motifs of bands, sky and land, each in 28 by 28 stitches around the origin.
extension Weave {
    /// Draws motif 1: blue dashes, red zigzag, orange comb.
    mutating func bandSample() {
        dashes(y: -12, reach: 12)
        zigzag(y: -5.5, reach: 12)
        dashes(y: 1, reach: 12)
        comb(.orange, y: 8, reach: 12)
    }

    /// Draws motif 2.
    mutating func interlockedDiamonds(_ thread: BrocadeThread) {
        diamond(thread, x: 5, y: 0, radius: 8)
        gem(thread, x: 7.5, y: 0, radius: 3)
        gem(thread, y: 0, radius: 1.5)
        diamond(thread, y: -9, radius: 3)
        diamond(thread, y: 9, radius: 3)
        line(thread, (6, -12), (12, -6))
        line(thread, (6, 12), (12, 6))
    }

    /// Draws motif 3: red rails, cream comb, dashes.
    mutating func secondBandSample() {
        line(.red, (0, -12), (12, -12))
        zigzag(y: -6, reach: 12)
        comb(.cream, y: 4, reach: 12)
        dashes(y: 11, reach: 12)
    }

    /// Draws motif 6.
    mutating func steppedMountain(_ thread: BrocadeThread) {
        line(
            thread, (0, -12), (3, -12), (3, -7), (6, -7), (6, -2), (9, -2), (9, 3), (12, 3), (12, 12), (0, 12))
        line(thread, (0, -7), (0, -4))
        line(thread, (0, -4), (3, -4), (3, 1), (6, 1), (6, 6), (9, 6), (9, 9), (0, 9))
        gem(thread, y: 4, radius: 2.5)
    }

    /// Draws motif 7: four rows of wave crests.
    mutating func dashedWaves(_ thread: BrocadeThread) {
        for (row, y) in [-9.0, -3, 3, 9].enumerated() {
            if row % 2 == 0 {
                line(thread, (0, y - 2), (3, y + 1))
                line(thread, (6, y + 1), (9, y - 2), (12, y + 1))
            } else {
                line(thread, (1.5, y + 1), (4.5, y - 2), (7.5, y + 1))
                line(thread, (10.5, y + 1), (12.5, y - 1))
            }
        }
    }

    /// Draws motif 12: two bolts and the point they strike.
    mutating func lightning(_ thread: BrocadeThread) {
        lozenge(thread, [(8.5, -13), (13, -13), (8, -8), (3.5, -8)])
        lozenge(thread, [(6, -8), (10.5, -8), (5.5, -3), (1, -3)])
        lozenge(thread, [(4, -3), (8.5, -3), (1, 4.5), (1, 0)])
        gem(thread, y: -10, radius: 2.5)
        line(thread, (0, 8), (5, 13))
        line(thread, (0, 11.5), (1.5, 13))
        diamond(thread, x: 9, y: 7, radius: 2)
    }

    /// Draws motif 13: an eight-sided disc with rays.
    mutating func sun(_ thread: BrocadeThread) {
        line(thread, (0, -7), (3, -7), (7, -3), (7, 3), (3, 7), (0, 7))
        diamond(thread, y: 0, radius: 4)
        gem(thread, y: 0, radius: 1.5)
        line(thread, (0, -10), (0, -13))
        line(thread, (0, 10), (0, 13))
        line(thread, (10, 0), (13, 0))
        for y in [-1.0, 1] {
            line(thread, (7, 7 * y), (11, 11 * y))
            line(thread, (4, 10 * y), (4, 12 * y))
            line(thread, (10, 4 * y), (12, 4 * y))
        }
    }

    /// Draws motif 14: eight lozenges around a point.
    mutating func star(_ thread: BrocadeThread) {
        for side in [-1.0, 1] {
            lozenge(thread, [(0.75, 2.25), (0.75, 7.25), (6.25, 12.75), (6.25, 7.75)].map { ($0.0, $0.1 * side) })
            lozenge(thread, [(2.25, 0.75), (7.25, 0.75), (12.75, 6.25), (7.75, 6.25)].map { ($0.0, $0.1 * side) })
            gem(thread, x: 11, y: 11 * side, radius: 1.5)
        }
    }

    /// Draws motif 16: a lying crescent with dashes along its middle, and a star in it.
    mutating func dashedMoon(_ thread: BrocadeThread) {
        line(thread, (0, 12), (5, 12), (12, 5), (12, -6), (10, -8), (8, -6), (8, 0), (4, 4), (0, 4))
        line(thread, (0, 8), (1.5, 8))
        line(thread, (5, 7.5), (6.5, 6))
        line(thread, (8.5, 4), (10, 2.5))
        line(thread, (10, -1), (10, -3.5))
        diamond(thread, y: -4, radius: 4)
        gem(thread, y: -4, radius: 1.5)
        gem(thread, y: -12, radius: 1.5)
        gem(thread, x: 5, y: -11, radius: 1.5)
    }

    /// Draws motif 17: the flower of the band in a lattice.
    mutating func latticeFlower(_ thread: BrocadeThread) {
        flower(thread)
        line(thread, (10, -13), (13, -10))
        line(thread, (10, 13), (13, 10))
        gem(thread, x: 12.5, y: 0, radius: 1)
        gem(thread, y: -12.5, radius: 1)
        gem(thread, y: 12.5, radius: 1)
    }
}

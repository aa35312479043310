/// Motifs of people and animals, each in 28 by 28 stitches around the origin.
extension Weave {
    /// Draws motif 4: a frog as on a totem, limbs in two tiers.
    mutating func totemFrog(_ thread: BrocadeThread) {
        line(thread, (0, -13), (5, -8), (0, -3))
        gem(thread, y: -8, radius: 2)
        diamond(thread, y: 4, radius: 7)
        gem(thread, y: 4, radius: 4)
        line(thread, (3, -6), (8, -6), (8, -12), (5, -12))
        line(thread, (4, 1), (8, -3), (12, -3), (12, -12))
        line(thread, (4, 7), (8, 11), (8, 13), (4, 13))
        line(thread, (7, 4), (12, 4), (12, 13))
    }

    /// Draws motif 5: a person with antlers.
    mutating func antleredFigure(_ thread: BrocadeThread) {
        line(thread, (2, -6), (4, -8), (4, -13))
        line(thread, (3, -4), (5, -4), (12, -11), (12, -13))
        line(thread, (8, -7), (8, -13))
        diamond(thread, y: -4, radius: 3)
        line(thread, (0, -1), (0, 8))
        line(thread, (0, 0), (5, 5), (12, -2), (12, -6))
        line(thread, (0, 4), (5, 9), (9, 5))
        line(thread, (0, 8), (5, 13), (10, 13))
        gem(thread, x: 11, y: 8, radius: 2)
    }

    /// Draws motif 8: a frog of nested bent limbs.
    mutating func frogFigure(_ thread: BrocadeThread) {
        gem(thread, y: 0, radius: 3)
        diamond(thread, y: 0, radius: 6)
        line(thread, (0, -6), (0, -9))
        diamond(thread, y: -11, radius: 2)
        line(thread, (0, 6), (0, 12))
        line(thread, (3, -3), (7, -7), (7, -13), (4, -13))
        line(thread, (5, -1), (12, -8), (12, -13), (10, -13))
        line(thread, (3, 3), (7, 7), (7, 13), (4, 13))
        line(thread, (5, 1), (12, 8), (12, 13), (10, 13))
        line(thread, (6, 0), (12, 0), (12, -3))
        line(thread, (12, 0), (12, 3))
    }

    /// Draws motif 9: two deer that face each other.
    mutating func deer(_ thread: BrocadeThread) {
        lozenge(thread, [(1, -4.5), (3.5, -7), (6, -7), (6, -4), (4.5, -2.5), (1, -2.5)])
        lozenge(thread, [(4, -5), (6, -5), (9, -2), (9, 3), (6, 3), (4, 1)])
        lozenge(thread, [(5, -1.5), (12, -1.5), (13.5, 0), (13.5, 5), (6, 5), (4.5, 3.5), (4.5, 0)])
        line(thread, (5, -7), (5, -13))
        line(thread, (5, -9), (2, -12), (2, -13))
        line(thread, (5, -9), (9, -13))
        line(thread, (6, -6), (9, -6))
        for x in [6.0, 8, 11, 13] { line(thread, (x, 4), (x, 12)) }
    }

    /// Draws motif 10: a seated person with raised arms.
    mutating func greetingPerson(_ thread: BrocadeThread) {
        diamond(thread, y: -9, radius: 4)
        gem(thread, y: -9, radius: 1.5)
        line(thread, (0, -5), (0, 8))
        line(thread, (0, -4), (4, 0), (12, -8), (12, -12), (9, -12))
        line(thread, (0, 8), (4, 4), (12, 12), (12, 13), (7, 13))
        gem(thread, y: 11, radius: 2)
    }

    /// Draws motif 11: a seated person with the hands on the knees.
    mutating func restingPerson(_ thread: BrocadeThread) {
        diamond(thread, y: -9, radius: 4)
        gem(thread, y: -9, radius: 1.5)
        line(thread, (0, -5), (0, 6))
        line(thread, (0, -3), (5, -3), (9, 1), (9, 5))
        line(thread, (0, 6), (5, 1), (12, 8), (12, 12), (0, 12))
        gem(thread, y: 9, radius: 1.5)
        gem(thread, x: 6, y: 7, radius: 2.5)
    }

    /// Draws motif 18: the frog of the band, with one more diamond around its body.
    mutating func concentricFrog(_ thread: BrocadeThread) {
        gem(thread, y: 0, radius: 2.5)
        diamond(thread, y: 0, radius: 5)
        diamond(thread, y: 0, radius: 8)
        diamond(thread, y: -11, radius: 2)
        line(thread, (5, -3), (8, -6), (8, -12), (4, -12))
        line(thread, (5, 3), (8, 6), (8, 12), (4, 12))
        line(thread, (8, 0), (12, 0), (12, -7))
        line(thread, (12, 0), (12, 7))
        gem(thread, y: 11, radius: 2)
    }
}

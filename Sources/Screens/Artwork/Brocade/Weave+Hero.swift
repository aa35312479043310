/// The figure in the middle of the cloth: Dali shen, arms raised and branching, small people seated around him.
extension Weave {
    /// Draws the hero, 175 by 140 stitches, with its top at 0.
    mutating func hero() {
        crown()
        arms()
        body()
        legs()
        people()
        fillings()
    }

    /// Draws the antlers and a head of concentric diamonds.
    private mutating func crown() {
        line(.red, (0, 10), (0, 1))
        line(.red, (0, 10), (9, 1))
        line(.orange, (0, 6), (5, 1))
        line(.red, (6, 18), (15, 9), (15, 1), (19, 1))
        line(.red, (10, 20), (19, 11), (19, 5), (23, 5))
        line(.orange, (15, 9), (12, 6), (12, 3))
        for (thread, radius) in [(BrocadeThread.red, 12.0), (.orange, 9), (.cream, 6)] {
            diamond(thread, y: 24, radius: radius)
        }
        gem(.green, y: 24, radius: 3.5)
    }

    /// Draws three lines from the neck down to the elbow and up to the hand's shoulder, and a tree-shaped hand.
    private mutating func arms() {
        line(.red, (0, 35), (34, 69), (60, 43), (60, 12))
        line(.orange, (0, 38), (34, 72), (62, 44), (62, 9))
        line(.red, (0, 41), (34, 75), (64, 45), (64, 12))
        diamond(.orange, x: 62, y: 6, radius: 3)
        for y in [18.0, 25, 32, 39] {
            line(.red, (60, y), (54, y - 6), (54, y - 9))
            line(.red, (64, y), (70, y - 6), (70, y - 9))
        }
        for y in [22.0, 29] {
            line(.red, (54, y - 6), (50, y - 10), (50, y - 13))
            line(.red, (70, y - 6), (74, y - 10), (74, y - 13))
        }
    }

    /// Draws the trunk, below the lowest line of the arms.
    private mutating func body() {
        line(.red, (20, 61), (20, 85), (0, 105))
        line(.orange, (0, 44), (18, 62), (18, 84), (0, 102))
        gem(.green, y: 51, radius: 3)
        line(.blue, (15, 61), (15, 66), (11, 66), (11, 63))
        line(.blue, (15, 85), (15, 80), (11, 80), (11, 83))
        figure(y: 74) { $0.seatedPerson(.cream) }
        gem(.green, y: 94, radius: 3)
    }

    private mutating func legs() {
        line(.red, (10, 95), (34, 119), (60, 93), (64, 97), (64, 132), (80, 132))
        line(.orange, (8.5, 96.5), (34, 122), (60, 96), (62, 98), (62, 135), (83, 135))
        line(.red, (7, 98), (34, 125), (60, 99), (60, 138), (86, 138))
        for x in [68.0, 72, 76] { line(.red, (x, 132), (x, 128)) }
        line(.red, (80, 132), (80, 128))
    }

    private mutating func people() {
        figure(x: 34, y: 95) { $0.seatedPerson(.cream) }
        figure(x: 77, y: 65) { $0.seatedPerson(.orange) }
        figure(x: 77, y: 105) { $0.seatedPerson(.red) }
    }

    /// Draws blue meanders and green diamonds in the remaining gaps.
    private mutating func fillings() {
        line(
            .blue, (26, 48), (26, 45), (22, 45), (22, 50), (34, 62), (46, 50), (46, 45), (42, 45), (42, 48))
        line(.cream, (29, 50), (34, 55), (39, 50))
        gem(.green, x: 34, y: 47, radius: 3)
        gem(.green, x: 77, y: 85, radius: 3)
        for x in [69.0, 85] { gem(.green, x: x, y: 85, radius: 1.5) }
        diamond(.cream, x: 53, y: 77, radius: 4)
        gem(.green, x: 53, y: 77, radius: 2)
        diamond(.blue, x: 53, y: 77, radius: 7)
        diamond(.cream, y: 117, radius: 6)
        gem(.green, y: 117, radius: 3)
        line(.cream, (0, 108), (12, 120), (18, 114))
        figure(y: 135) { $0.comb(.blue, y: 0, reach: 57) }
    }

    /// Draws a seated person, 19 by 26 stitches around the middle.
    mutating func seatedPerson(_ thread: BrocadeThread) {
        diamond(thread, y: -9, radius: 3)
        line(thread, (0, -6), (0, 8))
        line(thread, (0, -4), (4, 0), (8, -4), (8, -9))
        line(thread, (0, 8), (5, 3), (9, 7), (9, 12), (5, 12))
    }

    /// Draws nested diamonds with teeth all around, 25 by 25 stitches around the middle.
    mutating func combDiamond(_ thread: BrocadeThread) {
        diamond(thread, y: 0, radius: 9)
        diamond(thread, y: 0, radius: 6)
        gem(thread, y: 0, radius: 3)
        line(thread, (0, -9), (0, -12))
        line(thread, (0, 9), (0, 12))
        line(thread, (9, 0), (12, 0))
        for along in [2.25, 4.5, 6.75] {
            line(thread, (along, along - 9), (along + 2, along - 11))
            line(thread, (along, 9 - along), (along + 2, 11 - along))
        }
    }
}

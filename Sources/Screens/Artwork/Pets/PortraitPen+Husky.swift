import FramewrightDrawing

/// The dog: a husky's head with its tongue out.
extension PortraitPen {
    mutating func husky() {
        huskyHead()
        huskyEyes()
        huskyMuzzle()
    }

    private mutating func huskyHead() {
        let head = Path.frontal(
            [(50, 24), (58, 23), (64, 20)], [(64, 20), (72, 9), (80, 4)], [(80, 4), (86, 18), (85, 36)],
            [(85, 36), (90, 48), (94, 64)], [(94, 64), (86, 68)], [(86, 68), (86, 72), (85, 77)],
            [(85, 77), (76, 80), (66, 88), (50, 92)])
        fill("coat", head)
        fill(
            "innerEar",
            Path.cornered([(70, 22), (74, 15), (78, 12)], [(78, 12), (81, 22), (79, 32)], [(79, 32), (70, 22)])
                .bothSides)
        fill(
            "mask",
            .frontal(
                [(50, 58), (53, 46), (62, 37), (73, 40), (80, 52), (92, 64)], [(92, 64), (84, 67)],
                [(84, 67), (85, 76)], [(85, 76), (76, 80), (66, 88), (50, 92)]))
        ink(head, width: Self.outlineWidth)
    }

    private mutating func huskyEyes() {
        part("iris", Path.ellipse(x: 67, y: 49.5, across: 6.5, down: 7).bothSides, outline: 3)
        blot(Path.circle(x: 66.5, y: 50, radius: 4).bothSides)
        for x in [65.0, 31.5] { shine(.circle(x: x, y: 47, radius: 1.7)) }
    }

    private mutating func huskyMuzzle() {
        part("tongue", .blob((44, 78), (42.5, 85), (45, 92), (50, 94), (55, 92), (57.5, 85), (56, 78), (50, 77)))
        ink(.curve((50, 79), (50, 86)), width: 2)
        fill("mask", Path.ellipse(x: 58.5, y: 69, across: 8.5, down: 8).bothSides)
        ink(Path.curve((50, 69), (51, 74.5), (57, 77.5), (65.5, 73)).bothSides)
        blot(.blob((50, 59), (57, 59.5), (59, 63), (55, 68), (50, 70), (45, 68), (41, 63), (43, 59.5)))
        shine(.ellipse(x: 47, y: 62, across: 3, down: 1.5))
    }
}

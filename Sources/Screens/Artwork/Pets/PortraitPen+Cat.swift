import FramewrightDrawing

/// The cat: beige, seated, its tail around the side.
extension PortraitPen {
    mutating func beigeCat() {
        catBody()
        catHead()
        catFace()
    }

    private mutating func catBody() {
        let tail = Path.curve((66, 90), (80, 90), (89, 83), (88, 73))
        limb("coat", tail, width: 7)
        band("stripe", tail.trimmedPath(from: 0.78, to: 1), width: 7)
        part("coat", .frontal([(50, 52), (64, 58), (73, 76), (72, 92), (64, 95), (50, 95)]))
        fill("muzzle", .ellipse(x: 50, y: 78, across: 9, down: 10))
        ink(Path.curve((58, 79), (58.5, 87)).bothSides, width: 2.5)
        part("muzzle", Path.ellipse(x: 59, y: 91.5, across: 8.5, down: 5).bothSides, outline: 3.5)
        part(
            "collar",
            .cornered(
                [(34, 63), (50, 72), (66, 63)], [(66, 63), (65, 69)], [(65, 69), (50, 77), (35, 69)],
                [(35, 69), (34, 63)]), outline: 3)
    }

    private mutating func catHead() {
        let head = Path.frontal(
            [(50, 16), (57, 16), (64, 18)], [(64, 18), (72, 8), (79, 4)], [(79, 4), (84, 16), (83, 30)],
            [(83, 30), (87, 43), (80, 57), (66, 65), (50, 67)])
        fill("coat", head)
        fill(
            "innerEar",
            Path.cornered([(69, 20), (73, 14), (77, 11)], [(77, 11), (79, 20), (78, 27)], [(78, 27), (69, 20)])
                .bothSides)
        band("stripe", .curve((50, 18), (50, 28)), width: 4.5)
        band("stripe", Path.curve((59, 19), (58, 26)).bothSides, width: 4)
        band("stripe", Path.curve((84, 42), (77, 42)).bothSides, width: 3.5)
        band("stripe", Path.curve((81.5, 50), (76, 48.5)).bothSides, width: 3.5)
        ink(head, width: Self.outlineWidth)
    }

    private mutating func catFace() {
        part("iris", Path.ellipse(x: 65, y: 40, across: 6.5, down: 7.5).bothSides, outline: 3)
        blot(Path.ellipse(x: 65, y: 40.5, across: 3.2, down: 6).bothSides)
        for x in [67.0, 37] { shine(.circle(x: x, y: 37, radius: 1.9)) }
        fill("muzzle", .frontal([(50, 49), (57, 49), (62.5, 55), (57, 61), (50, 60)]))
        ink(Path.curve((50, 52), (50.5, 56.5), (55, 59), (60, 56)).bothSides, width: 2.5)
        part("nose", .frontal([(50, 47.5), (54.5, 48.5), (50, 53)]), outline: 2.5)
        ink(Path.curve((70, 54), (80, 53), (93, 50)).bothSides, width: 1.8)
        ink(Path.curve((70, 57), (80, 59), (91, 61)).bothSides, width: 1.8)
        part("bell", .circle(x: 50, y: 77, radius: 4.5), outline: 3)
        ink(.curve((50, 77.5), (50, 80)), width: 2)
    }
}

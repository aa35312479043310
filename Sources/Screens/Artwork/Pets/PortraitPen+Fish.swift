import FramewrightDrawing

/// The fish: blue, swimming, with bubbles.
extension PortraitPen {
    mutating func blueFish() {
        fishFins()
        fishBody()
        fishFace()
    }

    private mutating func fishFins() {
        part(
            "fin",
            .cornered(
                [(70, 50), (80, 34), (95, 26)], [(95, 26), (90, 40), (89, 51), (91, 62), (96, 76)],
                [(96, 76), (80, 68), (70, 54)], [(70, 54), (70, 50)]))
        ink(.curve((80, 47), (88, 42)), width: 2.5)
        ink(.curve((80, 55), (88, 60)), width: 2.5)
        part(
            "fin",
            .cornered([(30, 30), (36, 14), (52, 9), (66, 16)], [(66, 16), (63, 24), (68, 36)], [(68, 36), (30, 30)]))
        ink(.curve((46, 22), (48, 15)), width: 2.5)
        ink(.curve((56, 24), (58, 17)), width: 2.5)
        part("fin", .cornered([(42, 74), (46, 88), (58, 92)], [(58, 92), (58, 82), (64, 70)], [(64, 70), (42, 74)]))
    }

    private mutating func fishBody() {
        let body = Path.blob((7, 54), (18, 34), (38, 25), (58, 31), (76, 49), (77, 55), (58, 72), (38, 79), (18, 72))
        fill("scales", body)
        fill("belly", .blob((9, 59), (18, 71.5), (38, 78), (58, 71), (72, 58.5), (56, 63), (38, 66), (22, 64)))
        band("fin", .curve((48, 30), (53, 42), (52, 54), (48, 62)), width: 5)
        band("fin", .curve((61, 36), (65, 45), (64, 54), (61, 60)), width: 4.5)
        fill("light", .blob((22, 33.5), (30, 30), (36, 29.5), (31, 33), (24, 36)))
        ink(body, width: Self.outlineWidth)
        ink(.curve((38, 38), (43, 50), (38, 64)), width: 3)
        part("fin", .blob((46, 53), (54, 51.5), (62, 57), (60, 63), (52, 65), (46.5, 61)), outline: 3.5)
    }

    private mutating func fishFace() {
        part("light", .circle(x: 25, y: 47, radius: 8), outline: 3.5)
        blot(.circle(x: 23.5, y: 47.5, radius: 4.8))
        shine(.circle(x: 22, y: 45, radius: 1.9))
        fill("blush", .ellipse(x: 30, y: 60, across: 4.5, down: 2.8))
        ink(.curve((8, 59), (14, 62.5), (20, 60)))
        part("bubble", .circle(x: 12, y: 24, radius: 5), outline: 3)
        part("bubble", .circle(x: 22, y: 12, radius: 3.5), outline: 2.5)
        part("bubble", .circle(x: 7, y: 9, radius: 2.5), outline: 2)
        shine(.circle(x: 10.5, y: 22.5, radius: 1.4))
    }
}

import FramewrightDrawing

/// The bird: a toucan on a twig.
extension PortraitPen {
    mutating func toucan() {
        twig()
        toucanBody()
        toucanHead()
    }

    private mutating func twig() {
        part(
            "plumage",
            .cornered(
                [(26, 66), (15, 82), (11, 93)], [(11, 93), (19, 96), (27, 94)], [(27, 94), (34, 88), (44, 80)],
                [(44, 80), (26, 66)]))
        limb("twig", .curve((9, 84), (32, 86), (62, 83), (91, 86)), width: 5)
        limb("twig", .curve((74, 84), (82, 78)), width: 2.5)
        part("leaf", .cornered([(80, 77), (83, 66), (95, 64)], [(95, 64), (94, 76), (80, 77)]), outline: 3.5)
        ink(.curve((82, 75), (90, 68)), width: 2)
    }

    private mutating func toucanBody() {
        part(
            "plumage",
            .blob(
                (44, 10), (58, 15), (64, 30), (63, 48), (63, 64), (54, 79), (40, 82), (26, 75), (19, 60), (22, 42),
                (29, 22)))
        fill("vent", .blob((44, 79), (54, 77), (58, 70), (49, 72)))
        fill("bib", .blob((61, 28), (61.5, 40), (60, 52), (51, 57), (42, 50), (40, 36), (48, 27)))
        part(
            "wing", .cornered([(23, 42), (36, 42), (44, 54), (38, 72)], [(38, 72), (26, 66), (21, 54), (23, 42)]),
            outline: 3.5)
        ink(.curve((27, 54), (31, 60), (37, 63)), width: 2.5)
        part("foot", .ellipse(x: 42, y: 84, across: 4.5, down: 4), outline: 3)
        part("foot", .ellipse(x: 53, y: 84, across: 4.5, down: 4), outline: 3)
    }

    private mutating func toucanHead() {
        part(
            "lowerBeak",
            .cornered([(58, 38), (74, 38), (88, 37)], [(88, 37), (82, 45), (72, 48), (59, 46)], [(59, 46), (58, 38)]))
        let beak = Path.cornered(
            [(57, 18), (72, 10), (88, 15), (96, 30), (94, 46)], [(94, 46), (88, 38), (76, 37), (58, 38)],
            [(58, 38), (60, 28), (57, 18)])
        fill("beak", beak)
        fill(
            "beakTip",
            .cornered(
                [(86, 14.5), (95, 24), (96, 34), (94, 46)], [(94, 46), (88, 38), (85, 37.4)],
                [(85, 37.4), (89, 26), (86, 14.5)]))
        fill(
            "beakLight",
            .cornered([(62, 21), (72, 15), (82, 17)], [(82, 17), (72, 20), (63, 26)], [(63, 26), (62, 21)]))
        ink(beak, width: Self.outlineWidth)
        part("eyeRing", .circle(x: 47.5, y: 24.5, radius: 7), outline: 2.5)
        blot(.circle(x: 48.5, y: 24.5, radius: 4.2))
        shine(.circle(x: 50, y: 22.8, radius: 1.6))
    }
}

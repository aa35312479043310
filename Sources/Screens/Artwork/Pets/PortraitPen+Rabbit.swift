import FramewrightDrawing

/// The bunny: a grey rabbit, seated, one ear bent.
extension PortraitPen {
    mutating func rabbit() {
        rabbitBody()
        rabbitEars()
        rabbitHead()
    }

    private mutating func rabbitBody() {
        part("tail", .circle(x: 77, y: 83, radius: 8))
        part("coat", .frontal([(50, 54), (65, 60), (74, 76), (72, 90), (62, 95), (50, 95)]))
        fill("belly", .ellipse(x: 50, y: 79, across: 13, down: 13))
        part("coat", Path.ellipse(x: 65, y: 91, across: 13, down: 6).bothSides)
        fill("belly", Path.ellipse(x: 67, y: 91.5, across: 6, down: 3).bothSides)
        part("coat", Path.ellipse(x: 57, y: 75, across: 5.5, down: 7.5).bothSides, outline: 3)
    }

    private mutating func rabbitEars() {
        part("coat", .blob((37, 36), (30, 22), (30, 8), (36, 3), (43, 9), (47, 22), (48, 34)))
        fill("innerEar", .blob((39, 30), (35, 20), (35, 11), (38, 9), (41, 14), (43, 28)))
        part("coat", .blob((52, 34), (53, 20), (60, 9), (68, 7), (74, 14), (70, 24), (63, 36)))
        fill("innerEar", .blob((57, 30), (58, 20), (62, 14), (67, 15), (65, 22), (61, 31)))
        part("coat", .cornered([(61, 8), (72, 5), (82, 13), (85, 26)], [(85, 26), (76, 24), (69, 18), (61, 8)]))
    }

    private mutating func rabbitHead() {
        part("coat", .frontal([(50, 27), (63, 30), (73, 43), (71, 55), (62, 62), (50, 64)]))
        fill("blush", Path.ellipse(x: 67, y: 53, across: 4.5, down: 3).bothSides)
        blot(Path.ellipse(x: 62, y: 43.5, across: 4.2, down: 5).bothSides)
        for x in [63.5, 39.5] { shine(.circle(x: x, y: 41.5, radius: 1.7)) }
        fill("belly", .frontal([(50, 48), (57, 48), (62.5, 54), (57, 60), (50, 60)]))
        part(
            "tooth",
            .cornered(
                [(46.5, 56), (53.5, 56)], [(53.5, 56), (53, 61)], [(53, 61), (47, 61)], [(47, 61), (46.5, 56)]),
            outline: 2)
        ink(.curve((50, 57), (50, 61)), width: 1.2)
        ink(Path.curve((50, 50), (50.5, 54.5), (54, 56.5), (58, 54.5)).bothSides, width: 2.5)
        part("nose", .frontal([(50, 46), (54, 47), (50, 51.5)]), outline: 2.5)
        ink(Path.curve((70, 57), (84, 55)).bothSides, width: 1.8)
        ink(Path.curve((69, 60), (82, 62)).bothSides, width: 1.8)
    }
}

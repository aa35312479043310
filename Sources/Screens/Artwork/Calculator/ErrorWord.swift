import FramewrightDrawing

/// The calculator's error word in Chinese characters, drawn as thin strokes. Each character is 100 units square.
///
/// The display uses the thinnest weight. Noto Sans CJK is installed in Regular and Bold only, whose strokes are three
/// times as thick as those of the Latin word.
enum ErrorWord {
    /// The stroke width: the stem of Inter Thin, in hundredths of its font size.
    static let strokeWidth = 2.3

    /// The word in simplified characters, 错误.
    static let simplified = word(simplifiedMetal + oldTimes(left: 51), simplifiedSpeech + boast)
    /// The word in traditional characters, 錯誤.
    static let traditional = word(metal + oldTimes(left: 53), speech + traditionalBoast)

    private static func word(_ first: [Path], _ second: [Path]) -> Artwork {
        let right = AffineTransform.translation(x: 100, y: 0)
        let style = StrokeStyle(lineWidth: strokeWidth)
        let marks = (first + second.map { $0.applying(right) }).map {
            Artwork.Mark(path: $0.strokedPath(style), token: "color.calculator.display.ink")
        }
        return Artwork(frame: Rect(x: 0, y: 0, width: 200, height: 100), marks: marks)
    }

    private typealias Place = PortraitPen.Place

    private static func line(_ places: Place...) -> Path {
        var path = Path([.move(Point(x: places[0].0, y: places[0].1))])
        for place in places.dropFirst() { path.addLine(to: Point(x: place.0, y: place.1)) }
        return path
    }

    private static func box(left: Double, top: Double, right: Double, bottom: Double) -> Path {
        Path(Rect(x: left, y: top, width: right - left, height: bottom - top))
    }

    /// Returns 昔, the right part of both first characters.
    private static func oldTimes(left: Double) -> [Path] {
        let lean = left - 51
        return [
            line((57.5 + lean / 2, 3), (57.5 + lean / 2, 38.5)), line((79 + lean / 2, 3), (79 + lean / 2, 38.5)),
            line((44.5 + lean / 2, 19), (93.5, 19)), line((42 + lean / 2, 38.5), (95.5, 38.5)),
            line((left, 95), (left, 53), (86, 53), (86, 95)), line((left, 71), (86, 71)), line((left, 89), (86, 89)),
        ]
    }

    private static let simplifiedMetal: [Path] = [
        .curve((20.5, 3.5), (14.5, 17), (4.5, 29.5)), line((14.5, 17.5), (39.5, 17.5)), line((10.5, 35), (38.5, 35)),
        line((6, 55), (40.5, 55)), line((23.5, 35), (23.5, 87), (40, 77.5)),
    ]

    private static let metal: [Path] = [
        .curve((26, 3), (17.5, 17), (4, 30)), .curve((25, 6.5), (33, 16.5), (43.5, 25)), line((12, 31), (38.5, 31)),
        line((5.5, 48.5), (41, 48.5)), line((24, 31), (24, 84)), .curve((9.5, 57.5), (13, 67), (15, 77)),
        .curve((38, 57), (36, 67), (32, 76)), line((4.5, 87.5), (42, 81)),
    ]

    private static let simplifiedSpeech: [Path] = [
        line((11, 6), (27, 22)), line((4.5, 37.5), (22.5, 37.5), (22.5, 87), (38.5, 75.5)),
    ]

    private static let speech: [Path] = [
        line((18.5, 3.5), (24.5, 16)), line((4, 22), (39.5, 22)), line((7.5, 35.5), (36.5, 35.5)),
        line((7.5, 49), (36.5, 49)), line((9, 94), (9, 62.5), (35, 62.5), (35, 86.5), (9, 86.5)),
    ]

    /// The right part of 误, 吴.
    private static let boast: [Path] = [
        box(left: 46, top: 9.5, right: 87, bottom: 31), line((40, 46), (92.5, 46)), line((36, 64.5), (96.5, 64.5)),
        .curve((65.5, 46), (65, 60), (60, 76), (50, 86), (35.5, 92.5)),
        .curve((65.5, 64.5), (72, 76), (82, 86), (97, 92.5)),
    ]

    /// The right part of 誤, 吳.
    private static let traditionalBoast: [Path] = [
        box(left: 57, top: 8, right: 84.5, bottom: 32), line((47, 12), (47, 45), (87.5, 45), (87.5, 65)),
        line((39, 65), (96.5, 65)),
        .curve((66.5, 45), (66.5, 60), (62, 76), (53, 86), (38.5, 92.5)),
        .curve((69.5, 74), (82, 82), (95.5, 92)),
    ]
}

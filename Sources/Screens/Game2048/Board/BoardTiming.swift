import Framewright

/// What happens on a board after a swipe, and when: seconds from the swipe.
struct BoardTiming: Sendable {
    /// How long all tiles slide, whatever the distance.
    let slide: Double
    let slideCurve = UnitCurve.easeInOut
    /// When the two tiles of a merge are gone.
    let replacement: Double
    /// How the tile made of two comes.
    let merge: Entrance
    /// How the new tile comes.
    let spawn: Entrance
    /// When the score of the new board is told.
    var score = 0.0

    /// When all is at rest.
    var duration: Double { max(slide, replacement, score, merge.end, spawn.end) }
}

/// How a tile comes: when it is first seen, and how large and how opaque it then is.
struct Entrance: Sendable {
    let start: Double
    var scale = Ramp.still
    var opacity = Ramp.still

    var end: Double { max(start, scale.end, opacity.end) }
}

/// A number over time: it waits for `start`, then goes from value to value.
struct Ramp: Sendable {
    /// One step of the way.
    struct Step: Sendable {
        let value: Double
        let duration: Double
    }

    /// Always 1.
    static let still = Ramp(from: 1)

    let from: Double
    var start = 0.0
    var steps: [Step] = []
    /// Of every step.
    var curve = UnitCurve.easeInOut

    var end: Double { steps.reduce(start) { $0 + $1.duration } }

    func value(at seconds: Double) -> Double {
        var (value, time) = (from, start)
        for step in steps {
            guard seconds < time + step.duration else {
                (value, time) = (step.value, time + step.duration)
                continue
            }
            return value + (step.value - value) * curve.value(at: (seconds - time) / step.duration)
        }
        return value
    }
}

extension BoardTiming {
    /// Slide, then merge and the numbers of the labels, then the new tile, which fades and grows.
    static let course = BoardTiming(
        slide: 0.2, replacement: 0.2, merge: Entrance(start: 0.2),
        spawn: Entrance(
            start: 0.2, scale: Ramp(from: 0, start: 0.2, steps: [.init(value: 1, duration: 0.1)]),
            opacity: Ramp(from: 0, start: 0.2, steps: [.init(value: 1, duration: 0.1)])),
        score: 0.2)

    /// The tile made of two is there at once, above those that slide, and swells; what it replaces goes at 0.21 s, when
    /// the new tile comes and the score is told.
    static let tutorial = BoardTiming(
        slide: 0.1, replacement: 0.21,
        merge: Entrance(
            start: 0,
            scale: Ramp(
                from: 1, start: 0.05, steps: [.init(value: 1.2, duration: 0.1), .init(value: 1, duration: 0.05)])),
        spawn: Entrance(start: 0.21, scale: Ramp(from: 0.2, start: 0.21, steps: [.init(value: 1, duration: 0.2)])),
        score: 0.21)

    /// The new tile waits at its smallest, as views do whose animation begins later; the score comes with the tile made of
    /// two.
    static let swift = BoardTiming(
        slide: 0.08, replacement: 0.08,
        merge: Entrance(
            start: 0.08,
            scale: Ramp(
                from: 1, start: 0.08, steps: [.init(value: 1.1, duration: 0.08), .init(value: 1, duration: 0.08)])),
        spawn: Entrance(
            start: 0,
            scale: Ramp(
                from: 0.1, start: 0.05, steps: [.init(value: 1.1, duration: 0.18), .init(value: 1, duration: 0.08)])),
        score: 0.08)

    /// What is replaced stays below the tile made of it until that covers it.
    static let web = BoardTiming(
        slide: 0.1, replacement: 0.3,
        merge: Entrance(
            start: 0.1,
            scale: Ramp(
                from: 0, start: 0.1, steps: [.init(value: 1.2, duration: 0.1), .init(value: 1, duration: 0.1)],
                curve: .ease)),
        spawn: Entrance(
            start: 0.1, scale: Ramp(from: 0, start: 0.1, steps: [.init(value: 1, duration: 0.2)], curve: .ease),
            opacity: Ramp(from: 0, start: 0.1, steps: [.init(value: 1, duration: 0.2)], curve: .ease)))
}

extension UnitCurve {
    /// What style sheets call `ease`.
    static let ease = bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
}

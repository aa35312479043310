import Framewright

/// The animations after a swipe, in seconds from the swipe.
struct BoardTiming: Sendable {
    /// The duration of all slides, whatever the distance.
    let slide: Double
    let slideCurve = UnitCurve.easeInOut
    /// The time at which the two tiles of a merge are removed.
    let replacement: Double
    /// The entrance of the tile that replaces two.
    let merge: Entrance
    /// The entrance of the new tile.
    let spawn: Entrance
    /// The time at which the new score is shown.
    var score = 0.0

    /// The time at which everything is at rest.
    var duration: Double { max(slide, replacement, score, merge.end, spawn.end) }
}

/// The appearance of a tile: its first visible time, and its scale and opacity from then on.
struct Entrance: Sendable {
    let start: Double
    var scale = Ramp.still
    var opacity = Ramp.still

    var end: Double { max(start, scale.end, opacity.end) }
}

/// A number over time: constant until `start`, then changing in steps.
struct Ramp: Sendable {
    /// A step to a value.
    struct Step: Sendable {
        let value: Double
        let duration: Double
    }

    /// The constant 1.
    static let still = Ramp(from: 1)

    let from: Double
    var start = 0.0
    var steps: [Step] = []
    /// The curve of every step.
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
    /// The course app: slide, then merge and the labels' numbers, then the new tile, which fades in and grows.
    static let course = BoardTiming(
        slide: 0.2, replacement: 0.2, merge: Entrance(start: 0.2),
        spawn: Entrance(
            start: 0.2, scale: Ramp(from: 0, start: 0.2, steps: [.init(value: 1, duration: 0.1)]),
            opacity: Ramp(from: 0, start: 0.2, steps: [.init(value: 1, duration: 0.1)])),
        score: 0.2)

    /// The tutorial: the merged tile appears at once, above the sliding ones, and swells; the replaced tiles
    /// disappear at 0.21 s, when the new tile appears and the score changes.
    static let tutorial = BoardTiming(
        slide: 0.1, replacement: 0.21,
        merge: Entrance(
            start: 0,
            scale: Ramp(
                from: 1, start: 0.05, steps: [.init(value: 1.2, duration: 0.1), .init(value: 1, duration: 0.05)])),
        spawn: Entrance(start: 0.21, scale: Ramp(from: 0.2, start: 0.21, steps: [.init(value: 1, duration: 0.2)])),
        score: 0.21)

    /// Swift-2048: the new tile waits at its smallest size, like a view whose animation has a delay; the score
    /// changes when the merged tile appears.
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

    /// Replaced tiles stay below the merged tile until it covers them.
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
    /// The style sheet curve `ease`.
    static let ease = bezier(
        startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
}

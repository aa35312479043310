import FramewrightModels

/// The documented behaviour of a board after a swipe: values at times, in seconds from the swipe, and the curve
/// between them.
struct DocumentedTimeline: Sendable, CustomStringConvertible {
    typealias Course = [(time: Double, value: Double)]

    let rules: Rules2048
    /// The progress of a sliding tile, from 0 to 1.
    let slide: Course
    /// The scale of the merged tile, and the first time it is visible.
    let merge: Course
    let mergeSeen: Double
    /// The scale and opacity of the new tile, and the first time it is visible.
    let spawn: Course
    let spawnOpacity: Course
    let spawnSeen: Double
    /// The time at which the two tiles of a merge are removed.
    let replaced: Double
    /// The curve of entrances.
    let entranceCurve: HalvedCurve

    var description: String { "\(rules)" }

    static let all = [
        DocumentedTimeline(
            rules: .course, slide: [(0, 0), (0.2, 1)], merge: [(0, 1)], mergeSeen: 0.2, spawn: [(0.2, 0), (0.3, 1)],
            spawnOpacity: [(0.2, 0), (0.3, 1)], spawnSeen: 0.2, replaced: 0.2, entranceCurve: .easeInOut),
        DocumentedTimeline(
            rules: .tutorial, slide: [(0, 0), (0.1, 1)], merge: [(0.05, 1), (0.15, 1.2), (0.2, 1)], mergeSeen: 0,
            spawn: [(0.21, 0.2), (0.41, 1)], spawnOpacity: [(0, 1)], spawnSeen: 0.21, replaced: 0.21,
            entranceCurve: .easeInOut),
        DocumentedTimeline(
            rules: .swift, slide: [(0, 0), (0.08, 1)], merge: [(0.08, 1), (0.16, 1.1), (0.24, 1)], mergeSeen: 0.08,
            spawn: [(0.05, 0.1), (0.23, 1.1), (0.31, 1)], spawnOpacity: [(0, 1)], spawnSeen: 0, replaced: 0.08,
            entranceCurve: .easeInOut),
        DocumentedTimeline(
            rules: .web, slide: [(0, 0), (0.1, 1)], merge: [(0.1, 0), (0.2, 1.2), (0.3, 1)], mergeSeen: 0.1,
            spawn: [(0.1, 0), (0.3, 1)], spawnOpacity: [(0.1, 0), (0.3, 1)], spawnSeen: 0.1, replaced: 0.3,
            entranceCurve: .ease),
    ]

    /// Returns the value at a time, constant before the first and after the last entry.
    static func value(of course: Course, at time: Double, curve: HalvedCurve) -> Double {
        guard let next = course.firstIndex(where: { $0.time > time }) else { return course[course.count - 1].value }
        guard next > 0 else { return course[0].value }
        let (from, to) = (course[next - 1], course[next])
        let share = curve.value(at: (time - from.time) / (to.time - from.time))
        return from.value + (to.value - from.value) * share
    }
}

import FramewrightModels

/// What the documents say of a board after a swipe: values at moments, in seconds from the swipe, and the curve between.
struct DocumentedTimeline: Sendable, CustomStringConvertible {
    typealias Course = [(time: Double, value: Double)]

    let rules: Rules2048
    /// The share of its way a sliding tile has gone.
    let slide: Course
    /// Size of the tile made of two, and when it is first seen.
    let merge: Course
    let mergeSeen: Double
    /// Size and opacity of the new tile, and when it is first seen.
    let spawn: Course
    let spawnOpacity: Course
    let spawnSeen: Double
    /// When the two tiles of a merge are gone.
    let replaced: Double
    /// The curve by which tiles come.
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

    /// The value of a course at a moment: before the first the first, after the last the last.
    static func value(of course: Course, at time: Double, curve: HalvedCurve) -> Double {
        guard let next = course.firstIndex(where: { $0.time > time }) else { return course[course.count - 1].value }
        guard next > 0 else { return course[0].value }
        let (from, to) = (course[next - 1], course[next])
        let share = curve.value(at: (time - from.time) / (to.time - from.time))
        return from.value + (to.value - from.value) * share
    }
}

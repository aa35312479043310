/// The moments at which a timeline's content changes.
///
/// Moments are seconds on the screen's clock, which begins at 0 when a `Session` does.
public protocol TimelineSchedule: Sendable {
    associatedtype Entries: Sequence<Double>

    /// The moments in rising order, from the last one not after `startDate` on; where there is none, from the first.
    func entries(from startDate: Double) -> Entries
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Double
    private let interval: Double

    /// - Parameter interval: in seconds; a microsecond or more, and finite.
    public init(from startDate: Double, by interval: Double) {
        precondition(
            startDate.isFinite && interval >= 1e-6 && interval.isFinite,
            "a timeline needs a finite interval of a microsecond or more")
        start = startDate
        self.interval = interval
    }

    /// Each moment is the start and a whole number of intervals: errors do not add up.
    public func entries(from startDate: Double) -> some Sequence<Double> {
        let (start, interval) = (start, interval)
        var count = max(0, ((startDate - start) / interval).rounded(.down))
        // The quotient may be off by its rounding.
        if start + (count + 1) * interval <= startDate { count += 1 }
        return sequence(state: count) { count -> Double? in
            defer { count += 1 }
            return start + count * interval
        }
    }
}

/// Moments that are listed.
public struct ExplicitTimelineSchedule: TimelineSchedule {
    private let dates: [Double]

    /// - Parameter dates: in rising order.
    public init(_ dates: some Sequence<Double>) {
        self.dates = Array(dates)
        precondition(zip(self.dates, self.dates.dropFirst()).allSatisfy { $0 <= $1 }, "a timeline's dates must rise")
    }

    public func entries(from startDate: Double) -> some Sequence<Double> {
        dates[(dates.lastIndex { $0 <= startDate } ?? 0)...]
    }
}

/// Every frame, or one every so many seconds.
public struct AnimationTimelineSchedule: TimelineSchedule {
    /// Of a screen that shows 60 frames a second.
    public static let frameInterval = 1.0 / 60

    private let schedule: PeriodicTimelineSchedule
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: in seconds; a frame of a 60 Hz screen unless given.
    ///   - paused: no frame is asked for; content made anew for another reason shows that moment.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        schedule = PeriodicTimelineSchedule(from: 0, by: max(minimumInterval ?? 0, Self.frameInterval))
        isPaused = paused
    }

    public func entries(from startDate: Double) -> some Sequence<Double> {
        schedule.entries(from: startDate).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments `interval` seconds apart.
    public static func periodic(from startDate: Double, by interval: Double) -> Self {
        Self(from: startDate, by: interval)
    }

    /// Whole minutes.
    public static var everyMinute: Self { Self(from: 0, by: 60) }
}

extension TimelineSchedule {
    /// Listed moments, in rising order.
    public static func explicit(_ dates: some Sequence<Double>) -> Self where Self == ExplicitTimelineSchedule {
        Self(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: Self { Self() }

    /// Every frame, but none sooner than `minimumInterval` seconds after the last; none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

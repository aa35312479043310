/// The times at which a timeline's content is updated.
///
/// Times are seconds on the screen's clock, which starts at 0 with a `Session`.
public protocol TimelineSchedule: Sendable {
    associatedtype Entries: Sequence<Double>

    /// Returns the times in ascending order, starting with the last one that is not after `startDate`, or otherwise
    /// with the first one.
    func entries(from startDate: Double) -> Entries
}

/// Times at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Double
    private let interval: Double

    /// Creates a schedule.
    ///
    /// - Parameter interval: In seconds; finite, and at least a microsecond.
    public init(from startDate: Double, by interval: Double) {
        precondition(
            startDate.isFinite && interval >= 1e-6 && interval.isFinite,
            "a timeline needs a finite interval of a microsecond or more")
        start = startDate
        self.interval = interval
    }

    /// Returns the times. Each is computed from the start, so that rounding errors do not add up.
    public func entries(from startDate: Double) -> some Sequence<Double> {
        let (start, interval) = (start, interval)
        var count = max(0, ((startDate - start) / interval).rounded(.down))
        // Corrects a rounding error of the quotient.
        if start + (count + 1) * interval <= startDate { count += 1 }
        return sequence(state: count) { count -> Double? in
            defer { count += 1 }
            return start + count * interval
        }
    }
}

/// Explicit times.
public struct ExplicitTimelineSchedule: TimelineSchedule {
    private let dates: [Double]

    /// Creates a schedule from times in ascending order.
    public init(_ dates: some Sequence<Double>) {
        self.dates = Array(dates)
        precondition(zip(self.dates, self.dates.dropFirst()).allSatisfy { $0 <= $1 }, "a timeline's dates must rise")
    }

    /// Returns the times.
    public func entries(from startDate: Double) -> some Sequence<Double> {
        dates[(dates.lastIndex { $0 <= startDate } ?? 0)...]
    }
}

/// Every frame, or frames at a minimum interval.
public struct AnimationTimelineSchedule: TimelineSchedule {
    /// The duration of a frame at 60 frames per second.
    public static let frameInterval = 1.0 / 60

    private let schedule: PeriodicTimelineSchedule
    private let isPaused: Bool

    /// Creates a schedule.
    ///
    /// - Parameters:
    ///   - minimumInterval: In seconds; by default a frame at 60 frames per second.
    ///   - paused: If true, no frames are requested. Content that is updated for another reason still gets the
    ///     current time.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        schedule = PeriodicTimelineSchedule(from: 0, by: max(minimumInterval ?? 0, Self.frameInterval))
        isPaused = paused
    }

    /// Returns the times of frames.
    public func entries(from startDate: Double) -> some Sequence<Double> {
        schedule.entries(from: startDate).prefix(isPaused ? 1 : .max)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Times at intervals of `interval` seconds.
    public static func periodic(from startDate: Double, by interval: Double) -> Self {
        Self(from: startDate, by: interval)
    }

    /// Whole minutes.
    public static var everyMinute: Self { Self(from: 0, by: 60) }
}

extension TimelineSchedule {
    /// Explicit times in ascending order.
    public static func explicit(_ dates: some Sequence<Double>) -> Self where Self == ExplicitTimelineSchedule {
        Self(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: Self { Self() }

    /// Frames at least `minimumInterval` seconds apart; none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

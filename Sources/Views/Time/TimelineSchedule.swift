public import struct FoundationEssentials.Date

/// The rate at which a timeline is updated.
public enum TimelineScheduleMode: Hashable, Sendable {
    /// As often as the schedule demands.
    case normal
    /// Less often. Never used.
    case lowFrequency
}

/// The times at which a timeline's content is updated.
///
/// The clock of a screen starts at 1 January 2026, 09:41:00 UTC.
public protocol TimelineSchedule: Sendable {
    associatedtype Entries: Sequence<Date>
    typealias Mode = TimelineScheduleMode

    /// Returns the times in ascending order, starting with the last one that is not after `startDate`, or otherwise
    /// with the first one.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule whose times are known exactly in seconds on the screen's clock, which dates round to a tenth of a
/// microsecond.
package protocol ScreenTimeSchedule: TimelineSchedule {
    /// Returns the times in seconds, as `entries` does.
    func screenEntries(from start: Double) -> AnySequence<Double>
}

/// Times at equal intervals.
public struct PeriodicTimelineSchedule: ScreenTimeSchedule {
    private let start: Double
    private let interval: Double

    /// Creates a schedule.
    ///
    /// - Parameter interval: In seconds; finite, and at least a microsecond.
    public init(from startDate: Date, by interval: Double) {
        self.init(from: startDate.screenTime, by: interval)
    }

    /// Creates a schedule from a time in seconds on the screen's clock.
    package init(from start: Double, by interval: Double) {
        precondition(
            start.isFinite && interval >= 1e-6 && interval.isFinite,
            "a timeline needs a finite interval of a microsecond or more")
        self.start = start
        self.interval = interval
    }

    /// Returns the times.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        screenEntries(from: startDate.screenTime).lazy.map { Date(screenTime: $0) }
    }

    /// Returns the times. Each is computed from the start, so that rounding errors do not add up.
    package func screenEntries(from startDate: Double) -> AnySequence<Double> {
        let (start, interval) = (start, interval)
        var count = max(0, ((startDate - start) / interval).rounded(.down))
        // Corrects a rounding error of the quotient.
        if start + (count + 1) * interval <= startDate { count += 1 }
        return AnySequence(
            sequence(state: count) { count -> Double? in
                defer { count += 1 }
                return start + count * interval
            })
    }
}

/// Explicit times.
public struct ExplicitTimelineSchedule: ScreenTimeSchedule {
    private let times: [Double]

    /// Creates a schedule from times in ascending order.
    public init(_ dates: some Sequence<Date>) { self.init(times: dates.map(\.screenTime)) }

    /// Creates a schedule from times in seconds on the screen's clock.
    package init(times: [Double]) {
        self.times = times
        precondition(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "a timeline's dates must rise")
    }

    /// Returns the times.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        screenEntries(from: startDate.screenTime).lazy.map { Date(screenTime: $0) }
    }

    /// Returns the times.
    package func screenEntries(from start: Double) -> AnySequence<Double> {
        AnySequence(times[(times.lastIndex { $0 <= start } ?? 0)...])
    }
}

/// Every frame, or frames at a minimum interval.
public struct AnimationTimelineSchedule: ScreenTimeSchedule {
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
        schedule = PeriodicTimelineSchedule(from: 0.0, by: max(minimumInterval ?? 0, Self.frameInterval))
        isPaused = paused
    }

    /// Returns the times of frames.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        screenEntries(from: startDate.screenTime).lazy.map { Date(screenTime: $0) }
    }

    /// Returns the times of frames.
    package func screenEntries(from start: Double) -> AnySequence<Double> {
        AnySequence(schedule.screenEntries(from: start).lazy.prefix(isPaused ? 1 : .max))
    }
}

/// Whole minutes.
public struct EveryMinuteTimelineSchedule: ScreenTimeSchedule {
    /// Creates the schedule.
    public init() {}

    /// Returns the times.
    public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        screenEntries(from: startDate.screenTime).lazy.map { Date(screenTime: $0) }
    }

    /// Returns the times.
    package func screenEntries(from start: Double) -> AnySequence<Double> {
        PeriodicTimelineSchedule(from: 0.0, by: 60).screenEntries(from: start)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Times at intervals of `interval` seconds.
    public static func periodic(from startDate: Date, by interval: Double) -> Self {
        Self(from: startDate, by: interval)
    }

    /// Times at intervals of `interval` seconds from a time on the screen's clock.
    package static func periodic(from start: Double, by interval: Double) -> Self { Self(from: start, by: interval) }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Whole minutes.
    public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Explicit times in ascending order.
    public static func explicit(_ dates: some Sequence<Date>) -> Self { Self(dates) }

    /// Explicit times on the screen's clock in ascending order.
    package static func explicit(times: [Double]) -> Self { Self(times: times) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: Self { Self() }

    /// Frames at least `minimumInterval` seconds apart; none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

public import struct FoundationEssentials.Date

/// A view whose content is updated by a schedule.
///
/// The content depends on nothing but the time, so that frames can be rendered in any order. A model can be advanced
/// by `onChange(of: context.date)` inside.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    /// The context of the content.
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Creates a view with content for a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let now = lowering.graph.time
        var time: Double?
        for entry in entries(from: now) {
            guard entry <= now else {
                lowering.graph.wake(at: entry)
                time = time ?? entry
                break
            }
            time = entry
        }
        return inner.nodes(of: content(Context(seconds: time ?? 0)))
    }

    /// Returns the times in seconds. Dates within a microsecond of the present count as the present, because they are
    /// rounded.
    private func entries(from now: Double) -> AnySequence<Double> {
        if let exact = schedule as? any ScreenTimeSchedule { return exact.screenEntries(from: now) }
        return AnySequence(
            schedule.entries(from: Date(screenTime: now), mode: .normal).lazy.map { entry in
                abs(entry.screenTime - now) < 1e-6 ? now : entry.screenTime
            })
    }
}

/// The context for which a timeline's content is made.
public struct TimelineViewDefaultContext: Sendable {
    /// The rate at which content should change.
    public enum Cadence: Comparable, Sendable {
        case live
        case seconds
        case minutes
    }

    /// The last scheduled time that has been reached, in seconds on the screen's clock; before that the first one, or
    /// 0 if there is none.
    package let seconds: Double

    /// The last scheduled time that has been reached; before that the first one, or the start of the clock if there is
    /// none.
    public var date: Date { Date(screenTime: seconds) }

    /// The rate at which content should change: always live.
    public var cadence: Cadence { .live }

    /// Discards content that was made in advance. Accepted without effect.
    public func invalidateTimelineContent() {}
}

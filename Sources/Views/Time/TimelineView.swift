/// Content that changes with time: made anew at every moment of its schedule.
///
/// What it shows depends on nothing but the time, so any frame can be asked for first. `onChange(of: context.date)` inside
/// it moves a model on.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
    public typealias Context = TimelineViewDefaultContext

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let now = lowering.graph.time
        var date: Double?
        for entry in schedule.entries(from: now) {
            guard entry <= now else {
                lowering.graph.wake(at: entry)
                date = date ?? entry
                break
            }
            date = entry
        }
        return inner.nodes(of: content(Context(date: date ?? 0)))
    }
}

/// What a timeline's content is made for.
public struct TimelineViewDefaultContext: Sendable {
    /// The last moment of the schedule that has come, in seconds on the screen's clock; before the first, the first;
    /// 0 where there is none.
    public let date: Double
}

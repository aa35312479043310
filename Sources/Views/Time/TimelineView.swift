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

/// The context for which a timeline's content is made.
public struct TimelineViewDefaultContext: Sendable {
    /// The last scheduled time that has been reached, in seconds on the screen's clock; before that the first one, or
    /// 0 if there is none.
    public let date: Double
}

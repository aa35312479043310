import Framewright

/// The moment a body is made at, and the next one at which something changes by itself.
///
/// Its date is always the present: what a touch does can be told exactly when it happened.
struct NextChange: TimelineSchedule {
    /// In seconds; nil where nothing changes by itself.
    let wake: Double?

    func entries(from startDate: Double) -> [Double] {
        guard let wake, wake > startDate else { return [startDate] }
        return [startDate, wake]
    }
}

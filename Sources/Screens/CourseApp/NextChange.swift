import Framewright

/// A schedule of the current time and the next time at which something changes by itself.
///
/// The first entry is always the present, so that actions can be dated exactly.
struct NextChange: TimelineSchedule {
    /// The time of the next change, in seconds; nil if nothing changes by itself.
    let wake: Double?

    func entries(from startDate: Double) -> [Double] {
        guard let wake, wake > startDate else { return [startDate] }
        return [startDate, wake]
    }
}

import Framewright
import FramewrightViews

import struct FoundationEssentials.Date

/// A schedule of the current time and the next time at which something changes by itself.
///
/// The first entry is always the present, so that actions can be dated exactly.
struct NextChange: ScreenTimeSchedule {
    /// The time of the next change, in seconds; nil if nothing changes by itself.
    let wake: Double?

    func entries(from startDate: Date, mode: Mode) -> [Date] {
        screenEntries(from: startDate.screenTime).map { Date(screenTime: $0) }
    }

    func screenEntries(from start: Double) -> AnySequence<Double> {
        guard let wake, wake > start else { return AnySequence([start]) }
        return AnySequence([start, wake])
    }
}

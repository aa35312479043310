package import struct FoundationEssentials.Date

extension Date {
    /// The date at which the clock of every screen starts: 1 January 2026, 09:41:00 UTC.
    private static let screenStart = 788_953_260.0

    /// Creates the date of a time on the screen's clock, in seconds.
    package init(screenTime: Double) { self.init(timeIntervalSinceReferenceDate: Self.screenStart + screenTime) }

    /// The time on the screen's clock, in seconds.
    package var screenTime: Double { timeIntervalSinceReferenceDate - Self.screenStart }
}

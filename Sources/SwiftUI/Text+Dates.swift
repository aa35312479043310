public import Foundation
public import FramewrightViews

extension Text {
    /// The form in which a date is shown.
    public struct DateStyle: Hashable, Sendable, Codable {
        enum Form: String, Hashable, Sendable, Codable {
            case date, time, relative, offset, timer
        }

        let form: Form

        /// The day: June 3, 2026.
        public static let date = DateStyle(form: .date)
        /// The time of day: 11:23 PM.
        public static let time = DateStyle(form: .time)
        /// The distance from now: 2 hr, 23 min. In English.
        public static let relative = DateStyle(form: .relative)
        /// The distance from now with a sign: +2 hours. In English.
        public static let offset = DateStyle(form: .offset)
        /// The distance from now as a clock: 2:32.
        public static let timer = DateStyle(form: .timer)
    }

    /// Creates a text from a date. Distances are those at the moment at which the view is made.
    public init(_ date: Date, style: DateStyle) {
        self.init(identity: DateIdentity(date: date, style: style)) { environment in
            Text(verbatim: DateText(environment: environment).text(of: date, style))
        }
    }

    /// Creates a text from the time between two dates.
    public init(_ dates: ClosedRange<Date>) {
        self.init(identity: [dates.lowerBound, dates.upperBound]) { environment in
            Text(verbatim: DateText(environment: environment).text(from: dates.lowerBound, to: dates.upperBound))
        }
    }

    /// Creates a text from the time of an interval.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// Creates a text that counts through an interval. It shows the moment at which the view is made.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let now = min(max(pauseTime ?? .now, timerInterval.lowerBound), timerInterval.upperBound)
        let seconds =
            countsDown
            ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
        self.init(verbatim: DateText.clock(seconds, showsHours: showsHours))
    }

    /// Creates a text from a value by a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
    }

    /// Creates a text from a value in a format with attributes, with the locale of the environment.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable & Sendable, F.FormatOutput == AttributedString, F: Sendable {
        self.init(format.format(input))
    }
}

private struct DateIdentity: Equatable, Sendable {
    let date: Date
    let style: Text.DateStyle
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        appendInterpolation(Text(date, style: style))
    }

    /// Appends the time between two dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

    /// Appends the time of an interval.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

    /// Appends a count through an interval.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        appendInterpolation(
            Text(
                timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Appends a value by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        appendInterpolation(Text(subject, formatter: formatter))
    }
}

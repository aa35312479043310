import Foundation
import FramewrightViews

/// Texts of dates in an environment.
struct DateText {
    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone
    private let now = Date.now

    init(environment: EnvironmentValues) {
        locale = environment.locale
        timeZone = environment.timeZone
        var calendar = environment.calendar
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    func text(of date: Date, _ style: Text.DateStyle) -> String {
        let seconds = date.timeIntervalSince(now)
        switch style.form {
        case .date: return format(date: .long, time: .omitted).format(date)
        case .time: return format(date: .omitted, time: .shortened).format(date)
        case .timer: return Self.clock(seconds.magnitude, showsHours: true)
        case .relative: return relative(to: date)
        case .offset:
            let part = components(to: date).first ?? (0, "second", "sec")
            return "\(seconds < 0 ? "-" : "+")\(part.count) \(part.name)\(part.count == 1 ? "" : "s")"
        }
    }

    func text(from start: Date, to end: Date) -> String {
        let isOneDay = calendar.isDate(start, inSameDayAs: end)
        let format = Date.IntervalFormatStyle(
            date: isOneDay ? nil : .abbreviated, time: isOneDay ? .shortened : nil, locale: locale, calendar: calendar,
            timeZone: timeZone)
        return format.format(start..<end)
    }

    private func format(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
        Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
    }

    /// Returns the two largest units of the distance from now.
    private func relative(to date: Date) -> String {
        let parts = components(to: date).prefix(2).map { "\($0.count) \($0.short)" }
        return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }

    private func components(to date: Date) -> [(count: Int, name: String, short: String)] {
        let (start, end) = (min(now, date), max(now, date))
        let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: end)
        let parts: [(Int?, String, String)] = [
            (found.year, "year", "yr"), (found.month, "month", "mo"), (found.day, "day", "day"),
            (found.hour, "hour", "hr"), (found.minute, "minute", "min"), (found.second, "second", "sec"),
        ]
        return parts.compactMap { count, name, short in
            guard let count, count > 0 else { return nil }
            return (count, name, short == "day" && count > 1 ? "days" : short)
        }
    }

    /// Returns a length of time as a clock: 2:32 or 36:59:01.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let whole = Int(min(max(seconds, 0), 1e9))
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard showsHours, whole >= 3_600 else { return "\(whole / 60):\(two(whole % 60))" }
        return "\(whole / 3_600):\(two(whole / 60 % 60)):\(two(whole % 60))"
    }
}

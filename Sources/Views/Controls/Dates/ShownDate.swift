import FoundationEssentials

/// The date of a date picker, by parts of the Gregorian calendar.
@MainActor
struct ShownDate {
    static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    let selection: Binding<Date>
    let bounds: ClosedRange<Date>
    private let calendar = Calendar(identifier: .gregorian)

    var parts: DateComponents {
        calendar.dateComponents([.year, .month, .day, .hour, .minute, .weekday], from: selection.wrappedValue)
    }

    var year: Int { parts.year ?? 1 }
    /// The month, from 1.
    var month: Int { parts.month ?? 1 }
    var day: Int { parts.day ?? 1 }
    var hour: Int { parts.hour ?? 0 }
    var minute: Int { parts.minute ?? 0 }

    /// The date, such as "Jun 5, 2026".
    var dateText: String { "\(Self.months[month - 1].prefix(3)) \(day), \(year)" }

    /// The time, such as "9:41 AM".
    var timeText: String { "\((hour + 11) % 12 + 1):\(Self.twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// Returns the number of days of a month.
    func dayCount(year: Int, month: Int) -> Int {
        if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
        return [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Returns the weekday of a month's first day, from 0 for Sunday.
    func firstWeekday(year: Int, month: Int) -> Int {
        let first = calendar.date(from: DateComponents(year: year, month: month, day: 1, hour: 12))
        return first.map { calendar.component(.weekday, from: $0) - 1 } ?? 0
    }

    /// Returns whether a day can be selected.
    func allows(year: Int, month: Int, day: Int) -> Bool {
        let noon = DateComponents(year: year, month: month, day: day, hour: 12)
        guard let date = calendar.date(from: noon) else { return false }
        return date >= bounds.lowerBound.addingTimeInterval(-43_200)
            && date <= bounds.upperBound.addingTimeInterval(43_200)
    }

    /// Changes some parts of the date, within the bounds. Days beyond the month's end become its last day.
    func set(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil) {
        var parts = parts
        parts.weekday = nil
        let (newYear, newMonth) = (year ?? self.year, month ?? self.month)
        (parts.year, parts.month) = (newYear, newMonth)
        parts.day = min(day ?? self.day, dayCount(year: newYear, month: newMonth))
        parts.hour = hour ?? self.hour
        parts.minute = minute ?? self.minute
        guard let date = calendar.date(from: parts) else { return }
        selection.wrappedValue = min(max(date, bounds.lowerBound), bounds.upperBound)
    }
}

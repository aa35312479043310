import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A calendar of one month, with a row for the time below if it is shown.
struct GraphicalDate: View {
    @Environment(\.self) private var environment
    /// The number of months between the shown and the selected one.
    @State private var turned = 0
    let date: ShownDate
    let components: DatePickerComponents

    var body: some View {
        VStack(spacing: environment.length(.labelGap)) {
            if components.contains(.date) {
                header
                weekdays
                days
            }
            if components.contains(.hourAndMinute) {
                CompactDate(date: date, components: .hourAndMinute, label: Text(verbatim: "Time"))
            }
        }
        .hidingFirstText()
        .dynamicTypeSize(.accessibility1 < environment.dynamicTypeSize ? .accessibility1 : environment.dynamicTypeSize)
    }

    private var months: Int { date.year * 12 + date.month - 1 + turned }
    private var year: Int { months / 12 }
    private var month: Int { months % 12 + 1 }

    private var header: some View {
        HStack(spacing: environment.length(.rowSide)) {
            Text(verbatim: "\(ShownDate.months[month - 1]) \(year)").font(.headline)
            Spacer(minLength: 0)
            arrow(-1)
            arrow(1)
        }
        .padding(.horizontal, environment.length(.labelGap))
    }

    private func arrow(_ step: Int) -> some View {
        Chevron(isMirrored: step < 0)
            .stroke(environment.accentInk, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
            .frame(width: 8, height: 15)
            .padding(.vertical, 12).padding(.horizontal, 10)
            .contentShape(Rectangle())
            .interacting([.tap(count: 1) { _ in turned += step }])
    }

    private var weekdays: some View {
        HStack(spacing: 0) {
            ForEach(ShownDate.weekdays, id: \.self) { name in
                Text(verbatim: name.uppercased()).frame(maxWidth: .infinity)
            }
        }
        .font(.system(size: 13, weight: .semibold))
        .lineLimit(1)
        .minimumScaleFactor(0.5)
        .foregroundStyle(.control(.placeholder))
    }

    private var days: some View {
        let first = date.firstWeekday(year: year, month: month)
        let count = date.dayCount(year: year, month: month)
        return VStack(spacing: 0) {
            ForEach(0..<(first + count + 6) / 7) { week in
                HStack(spacing: 0) {
                    ForEach(0..<7) { weekday in
                        let day = week * 7 + weekday - first + 1
                        cell((1...count).contains(day) ? day : nil)
                    }
                }
            }
        }
    }

    @ViewBuilder private func cell(_ day: Int?) -> some View {
        let size = environment.length(.calendarCell)
        if let day {
            let isSelected = turned == 0 && day == date.day
            let isAllowed = date.allows(year: year, month: month, day: day)
            Text(verbatim: "\(day)")
                .font(.title3.weight(isSelected ? .semibold : .regular))
                .foregroundStyle(
                    isSelected ? environment.accentInk : AnyShapeStyle(.control(isAllowed ? .ink : .placeholder))
                )
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, minHeight: size)
                .background { if isSelected { Circle().fill(environment.accent.opacity(0.15)) } }
                .contentShape(Rectangle())
                .interacting(isAllowed ? [.tap(count: 1) { _ in select(day) }] : [])
        } else {
            Rectangle().hidden().frame(maxWidth: .infinity).frame(height: size)
        }
    }

    private func select(_ day: Int) {
        date.set(year: year, month: month, day: day)
        turned = 0
    }
}

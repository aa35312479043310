import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// Date and time on pills beside a label.
struct CompactDate<Label: View>: View {
    @Environment(\.self) private var environment
    @State private var calendar: Rect?
    @State private var clock: Rect?
    let date: ShownDate
    let components: DatePickerComponents
    let label: Label

    var body: some View {
        if environment.dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: environment.length(.labelGap)) {
                if !environment.areLabelsHidden { label }
                pills
            }
        } else {
            LabeledControl(name: "DatePicker", label: label) { HStack(spacing: 6) { pills } }
        }
    }

    @ViewBuilder private var pills: some View {
        if components.contains(.date) {
            PopupHost(content: pill(date.dateText) { calendar = $0 }, anchor: $calendar) {
                GraphicalDate(date: date, components: .date).padding(8)
                    .frame(width: environment.length(.calendarWidth) + 16)
            }
        }
        if components.contains(.hourAndMinute) {
            PopupHost(content: pill(date.timeText) { clock = $0 }, anchor: $clock) {
                WheelDate(date: date, components: .hourAndMinute)
                    .frame(width: environment.length(.popupWidth))
            }
        }
    }

    private func pill(_ text: String, open: @escaping @MainActor (Rect) -> Void) -> some View {
        Text(verbatim: text)
            .lineLimit(1)
            .paddedOnBackground(environment.length(.buttonSide) - 1)
            .frame(minHeight: environment.length(.buttonHeight))
            .background(.control(.fill), in: RoundedRectangle(cornerRadius: environment.length(.buttonRadius)))
            .contentShape(Rectangle())
            .interacting([.tap(count: 1) { open($0.frame) }])
            .hidingFirstText()
    }
}

/// A wheel for each part of a date.
struct WheelDate: View {
    @Environment(\.self) private var environment
    let date: ShownDate
    let components: DatePickerComponents

    var body: some View {
        HStack(spacing: 0) {
            if components.contains(.date) {
                wheel(ShownDate.months, date.month - 1) { date.set(month: $0 + 1) }
                wheel((1...date.dayCount(year: date.year, month: date.month)).map { "\($0)" }, date.day - 1) {
                    date.set(day: $0 + 1)
                }
                .frame(maxWidth: 60)
                wheel((date.year - 20...date.year + 20).map { "\($0)" }, 20) { date.set(year: date.year - 20 + $0) }
                    .frame(maxWidth: 90)
            }
            if components.contains(.hourAndMinute) {
                wheel((0..<12).map { "\(($0 + 11) % 12 + 1)" }, date.hour % 12) {
                    date.set(hour: date.hour / 12 * 12 + $0)
                }
                wheel((0..<60).map { ShownDate.twoDigits($0) }, date.minute) { date.set(minute: $0) }
                wheel(["AM", "PM"], date.hour / 12) { date.set(hour: date.hour % 12 + 12 * $0) }
            }
        }
        .minimumScaleFactor(0.6)
        .background { WheelBand() }
    }

    private func wheel(_ rows: [String], _ selected: Int, select: @escaping @MainActor (Int) -> Void) -> some View {
        Wheel(rows: rows.map { AnyView(Text(verbatim: $0)) }, selected: selected, hasBand: false, select: select)
    }
}

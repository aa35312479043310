public import FoundationEssentials
import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The parts of a date that a date picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// The bits of the parts.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date. Its names and orders are those of English in the United States.
public struct DatePicker<Label: View>: View {
    /// The parts of a date that a date picker shows.
    public typealias Components = DatePickerComponents

    @Environment(\.self) private var environment
    private let selection: Binding<Date>
    private let bounds: ClosedRange<Date>
    private let components: DatePickerComponents
    private let label: Label

    private init(_ selection: Binding<Date>, _ bounds: ClosedRange<Date>?, _ components: Components, _ label: Label) {
        self.selection = selection
        self.bounds = bounds ?? Date.distantPast...Date.distantFuture
        self.components = components
        self.label = label
    }

    /// Creates a picker of any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, nil, displayedComponents, label())
    }

    /// Creates a picker of a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range, displayedComponents, label())
    }

    /// Creates a picker of a date from a first one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, range.lowerBound...Date.distantFuture, displayedComponents, label())
    }

    /// Creates a picker of a date up to a last one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(selection, Date.distantPast...range.upperBound, displayedComponents, label())
    }

    /// The date in the current style.
    public var body: some View {
        let date = ShownDate(selection: selection, bounds: bounds)
        Group {
            switch environment.datePickerLook {
            case .compact: CompactDate(date: date, components: components, label: label)
            case .graphical: GraphicalDate(date: date, components: components)
            case .wheel: WheelDate(date: date, components: components)
            }
        }
        .fadedWhenDisabled()
        .changingNode { $0.payload.control = "DatePicker" }
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker of any date with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker of a date in a range with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker of a date from a first one on with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a picker of a date up to a last one with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
    }
}

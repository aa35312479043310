/// The appearance of date pickers. The types of this package are its only conforming types.
public protocol DatePickerStyle: Sendable {}

/// The looks of date pickers.
enum DatePickerLook: Sendable {
    case compact
    case graphical
    case wheel
}

/// A style with a known look.
protocol KnownDatePickerStyle: DatePickerStyle {
    var look: DatePickerLook { get }
}

/// The default style: compact.
public struct DefaultDatePickerStyle: KnownDatePickerStyle {
    var look: DatePickerLook { .compact }

    /// Creates the style.
    public init() {}
}

/// Date and time on pills, which open a calendar or wheels when tapped.
public struct CompactDatePickerStyle: KnownDatePickerStyle {
    var look: DatePickerLook { .compact }

    /// Creates the style.
    public init() {}
}

/// A calendar of one month.
public struct GraphicalDatePickerStyle: KnownDatePickerStyle {
    var look: DatePickerLook { .graphical }

    /// Creates the style.
    public init() {}
}

/// A wheel for each part.
public struct WheelDatePickerStyle: KnownDatePickerStyle {
    var look: DatePickerLook { .wheel }

    /// Creates the style.
    public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Date and time on pills.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of one month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each part.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets the style of the date pickers inside.
    public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
        changingEnvironment { $0.datePickerLook = (style as? any KnownDatePickerStyle)?.look ?? .compact }
    }
}

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

private enum DatePickerLookKey: EnvironmentKey {
    static let defaultValue = DatePickerLook.compact
}

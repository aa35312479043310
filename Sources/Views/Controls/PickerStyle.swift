/// The appearance of pickers. The types of this package are its only conforming types.
public protocol PickerStyle: Sendable {}

/// The looks of pickers.
enum PickerLook: Sendable {
    case menu
    case segmented
    case inline
    case wheel
    case navigationLink
    case palette
}

/// A style with a known look.
protocol KnownPickerStyle: PickerStyle {
    var look: PickerLook { get }
}

/// The default style: the selected option, which opens the others when tapped.
public struct DefaultPickerStyle: KnownPickerStyle {
    var look: PickerLook { .menu }

    /// Creates the style.
    public init() {}
}

/// Shows the options side by side, the selected one raised.
public struct SegmentedPickerStyle: KnownPickerStyle {
    var look: PickerLook { .segmented }

    /// Creates the style.
    public init() {}
}

/// Shows the selected option, which opens the others when tapped.
public struct MenuPickerStyle: KnownPickerStyle {
    var look: PickerLook { .menu }

    /// Creates the style.
    public init() {}
}

/// Shows the options as rows, the selected one with a check mark.
public struct InlinePickerStyle: KnownPickerStyle {
    var look: PickerLook { .inline }

    /// Creates the style.
    public init() {}
}

/// Shows the options on a wheel.
public struct WheelPickerStyle: KnownPickerStyle {
    var look: PickerLook { .wheel }

    /// Creates the style.
    public init() {}
}

/// Shows the selected option with a chevron. The options open above the row, as a stand-in for a screen of their own.
public struct NavigationLinkPickerStyle: KnownPickerStyle {
    var look: PickerLook { .navigationLink }

    /// Creates the style.
    public init() {}
}

/// Shows the options side by side, the selected one raised.
public struct PalettePickerStyle: KnownPickerStyle {
    var look: PickerLook { .palette }

    /// Creates the style.
    public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A style that shows the options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A style that opens the options when tapped.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A style that shows the options as rows.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A style that shows the options on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A style that shows the selected option with a chevron.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A style that shows the options side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
    /// Sets the style of the pickers inside.
    public func pickerStyle(_ style: some PickerStyle) -> some View {
        changingEnvironment { $0.pickerLook = (style as? any KnownPickerStyle)?.look ?? .menu }
    }
}

extension EnvironmentValues {
    var pickerLook: PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

private enum PickerLookKey: EnvironmentKey {
    static let defaultValue = PickerLook.menu
}

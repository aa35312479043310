public import FramewrightDrawing
import FramewrightTheming

/// The tint set by `tint(_:)`, otherwise the accent colour.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the tint's paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        guard let tint = environment.tint else { return try Color.accentColor.paint(in: environment) }
        return try tint.paint(in: environment)
    }
}

/// The style set by `backgroundStyle(_:)`, otherwise the theme's own background, otherwise white, or black in a dark
/// appearance.
///
/// The further levels of the system's background are those of its cards and groups.
public struct BackgroundStyle: ShapeStyle, LevelledStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the background's paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        if let style = environment.backgroundStyle { return try style.paint(in: environment) }
        return environment.screenBackground
    }

    func levelPaint(_ level: Int, in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        if let style = environment.backgroundStyle { return try style.paint(level: level, in: environment) }
        if let own = environment.theme.ownPaint("color.surface") { return own }
        let hex: UInt32 =
            switch environment.colorScheme {
            case .light: level == 1 ? 0xF2F2F7 : 0xFFFFFF
            case .dark: level == 1 ? 0x1C1C1E : 0x2C2C2E
            }
        return Paint(SRGBColor(hex: hex))
    }
}

/// The background of windows. On iOS it is that of the screen.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the background's paint.
    public func paint(in environment: EnvironmentValues) -> Paint { environment.screenBackground }
}

/// The colour of lines between contents.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the theme's colour of separators.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try Color.control(.separator).paint(in: environment)
    }
}

/// The colour of placeholders in fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the theme's colour of placeholders.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try Color.control(.placeholder).paint(in: environment)
    }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the theme's colour of tappable titles.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try Color.control(.accentInk).paint(in: environment)
    }
}

/// The background of selected contents: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the tint's paint.
    public func paint(in environment: EnvironmentValues) throws(ViewsError) -> Paint {
        try TintShapeStyle().paint(in: environment)
    }
}

/// A translucent fill on top of backgrounds, with the system's four levels.
public struct FillShapeStyle: ShapeStyle, LevelledStyle, Hashable {
    /// Creates the style.
    public init() {}

    /// Returns the system's first fill.
    public func paint(in environment: EnvironmentValues) -> Paint { levelPaint(0, in: environment) }

    func levelPaint(_ level: Int, in environment: EnvironmentValues) -> Paint {
        let isDark = environment.colorScheme == .dark
        let opacities = isDark ? [0.36, 0.32, 0.24, 0.18, 0.12] : [0.2, 0.16, 0.12, 0.08, 0.05]
        let grays: [UInt32] = [0x787880, 0x787880, 0x767680, 0x747480, 0x747480]
        return Paint(SRGBColor(hex: grays[level]).opacity(opacities[level]))
    }
}

extension EnvironmentValues {
    fileprivate var screenBackground: Paint {
        theme.ownPaint("color.background") ?? Paint(colorScheme == .dark ? .black : .white)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint set by `tint(_:)`, otherwise the accent colour.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The background of windows.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between contents.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholders in fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The background of selected contents.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A translucent fill on top of backgrounds.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

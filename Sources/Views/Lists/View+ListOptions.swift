import FramewrightDrawing
import FramewrightLayoutEngine

/// The space between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case standard
        case compact
        case custom(Double)
    }

    let kind: Kind

    /// The default space.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Half of the default space.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// Creates a space in points.
    public static func custom(_ spacing: Double) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

/// The prominence of section headers.
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

extension View {
    /// Sets the space between the rows of lists inside, in points. Each row then has a card of its own.
    public func listRowSpacing(_ spacing: Double?) -> some View { changingEnvironment { $0.listRowGap = spacing } }

    /// Sets the space between the sections of lists inside.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        changingEnvironment { environment in
            environment.listSectionGap =
                switch spacing.kind {
                case .standard: nil
                case .compact: environment.length(.sectionGap) / 2
                case .custom(let length): length
                }
        }
    }

    /// Sets the space between the sections of lists inside, in points.
    public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the colour of the icons in the rows inside; nil for the accent colour.
    public func listItemTint(_ tint: Color?) -> some View {
        changingEnvironment { $0.listItemTint = tint.map { AnyShapeStyle($0) } }
    }

    /// Sets the colour of the icons in the rows inside; nil for the accent colour.
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        changingEnvironment { $0.listItemTint = tint?.style }
    }

    /// Sets the prominence of the section headers inside.
    public func headerProminence(_ prominence: Prominence) -> some View {
        changingEnvironment { $0.headerProminence = prominence }
    }

    /// Hides or shows the background of lists, forms and text editors inside.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.scrollContentBackground = visibility }
    }

    /// Adds an action that refreshes the content when it is pulled down. Accepted without effect.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// The colour of the icons in a list's rows.
public struct ListItemTint: Sendable {
    let style: AnyShapeStyle?

    /// A colour that takes precedence over the app's accent colour.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(style: AnyShapeStyle(tint)) }

    /// A colour that is used unless the user has chosen another.
    public static func preferred(_ tint: Color) -> ListItemTint { fixed(tint) }

    /// A grey.
    public static let monochrome = ListItemTint(style: AnyShapeStyle(.control(.inkSecondary)))
}

extension EnvironmentValues {
    /// The smallest height of a list's row, in points.
    public var defaultMinListRowHeight: Double {
        get { self[MinRowHeightKey.self] ?? length(.rowHeight) }
        set { self[MinRowHeightKey.self] = newValue }
    }

    /// The smallest height of a list's header, in points. Accepted without effect.
    public var defaultMinListHeaderHeight: Double? {
        get { self[MinHeaderHeightKey.self] }
        set { self[MinHeaderHeightKey.self] = newValue }
    }

    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    var listRowGap: Double? {
        get { self[ListRowGapKey.self] }
        set { self[ListRowGapKey.self] = newValue }
    }

    var listSectionGap: Double? {
        get { self[ListSectionGapKey.self] }
        set { self[ListSectionGapKey.self] = newValue }
    }
}

private enum MinRowHeightKey: EnvironmentKey {
    static let defaultValue: Double? = nil
}

private enum MinHeaderHeightKey: EnvironmentKey {
    static let defaultValue: Double? = nil
}

private enum HeaderProminenceKey: EnvironmentKey {
    static let defaultValue = Prominence.standard
}

private enum ListRowGapKey: EnvironmentKey {
    static let defaultValue: Double? = nil
}

private enum ListSectionGapKey: EnvironmentKey {
    static let defaultValue: Double? = nil
}

/// The properties of a menu, as passed to its style.
@MainActor @preconcurrency
public struct MenuStyleConfiguration {
    /// The menu's label.
    public struct Label: View {
        let view: AnyView

        /// The label as it was specified.
        public var body: some View { view }
    }

    /// The menu's actions.
    public struct Content: View {
        let view: AnyView

        /// The actions as they were specified.
        public var body: some View { view }
    }

    let label: Label
    let content: Content

    init(label: AnyView, content: AnyView) {
        self.label = Label(view: label)
        self.content = Content(view: content)
    }
}

/// The appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension MenuStyle {
    func styled(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// The default style of menus: the label in the button style around it.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A style of menus that shows the label in the button style around it.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A style of menus without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled menu.
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A style that shows the label in the button style around it.
    public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style without a border.
    public static var borderlessButton: Self { Self() }
}

/// The order of a menu's actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first action nearest to the label.
    public static let priority = MenuOrder(name: "priority")
    /// The first action at the top.
    public static let fixed = MenuOrder(name: "fixed")
}

/// The effect of an action on the menu that contains it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String

    /// The platform's choice.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// The menu closes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays open.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Sets the style of the menus inside.
    public func menuStyle<S: MenuStyle>(_ style: S) -> some View { changingEnvironment { $0.menuStyle = style } }

    /// Returns the view unchanged: menus have no indicator. Accepted without effect.
    public func menuIndicator(_ visibility: Visibility) -> some View { self }

    /// Returns the view unchanged: actions are in their fixed order. Accepted without effect.
    public func menuOrder(_ order: MenuOrder) -> some View { self }

    /// Sets whether actions inside close the menu that contains them.
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        changingEnvironment { if behavior == .disabled { $0.afterAction = DismissAction {} } }
    }
}

extension EnvironmentValues {
    /// The style of menus; nil for the default.
    var menuStyle: (any MenuStyle)? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

private enum MenuStyleKey: EnvironmentKey {
    static let defaultValue: (any MenuStyle)? = nil
}

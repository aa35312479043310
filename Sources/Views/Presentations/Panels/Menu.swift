import FramewrightDrawing
import FramewrightLayoutEngine

/// A control that shows a panel of actions when it is tapped.
public struct Menu<Label: View, Content: View>: View {
    @State private var isOpen = false
    @Environment(\.menuStyle) private var style
    private let content: Content
    private let label: Label
    private let primaryAction: (() -> Void)?
    /// Whether the menu is the one that a style returns.
    private var isStyled = false

    /// Creates a menu with a label made of views.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
        primaryAction = nil
    }

    /// Creates a menu that performs an action when it is tapped, and opens when a touch is held on it.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
    ) {
        self.content = content()
        self.label = label()
        self.primaryAction = primaryAction
    }

    /// The label, and the panel while the menu is open.
    public var body: some View {
        if let style, !isStyled {
            style.styled(MenuStyleConfiguration(label: AnyView(label), content: AnyView(content)))
        } else {
            let end = { @MainActor in withAnimation(.panel) { isOpen = false } }
            PanelSource(content: trigger, isPresented: isOpen, end: end) { MenuPanel(content: content, end: end) }
        }
    }

    @ViewBuilder private var trigger: some View {
        if let primaryAction {
            Button(action: primaryAction) { label }
                .interacting([
                    .longPress(minimumDuration: 0.5, maximumDistance: 10, pressing: { _ in }, action: open)
                ])
                .changingNode { $0.payload.control = "Menu" }
        } else {
            Button(action: open) { label }.changingNode { $0.payload.control = "Menu" }
        }
    }

    private func open() { withAnimation(.panel) { isOpen = true } }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a menu with a title that performs an action when it is tapped.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Self.label(Text(title), Image(systemName: systemImage)) }
    }

    /// Creates a menu with a title and a symbol that performs an action when it is tapped.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { Self.label(Text(title), Image(systemName: systemImage)) },
            primaryAction: primaryAction)
    }

    /// Creates a menu with a title and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Self.label(Text(title), Image(image)) }
    }

    static func label(_ title: Text, _ icon: Image) -> Label {
        Label {
            title
        } icon: {
            icon
        }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates a menu with the properties that were passed to a style.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
        isStyled = true
    }
}

extension Animation {
    /// The animation of panels that open and close.
    static let panel = Animation.spring(duration: 0.3)
}

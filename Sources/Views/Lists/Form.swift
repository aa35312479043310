import FramewrightLayoutEngine

/// A container for controls in sections, shown as a grouped list.
public struct Form<Content: View>: View {
    @Environment(\.formStyle) private var style
    private let content: Content

    /// Creates a form from views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The content in the current form style.
    public var body: some View {
        style.styled(FormStyleConfiguration(content: .init(content: AnyView(content))))
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from the configuration of a style.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// The properties of a form, as passed to its style.
@MainActor @preconcurrency
public struct FormStyleConfiguration {
    /// The content of a form.
    public struct Content: View {
        let content: AnyView

        /// The views of the form.
        public var body: some View { content }
    }

    /// The form's content.
    public let content: Content
}

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a grouped list.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a grouped list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

/// A grouped list.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a grouped list.
    public func makeBody(configuration: Configuration) -> some View {
        List { configuration.content }.listStyle(.insetGrouped)
    }
}

/// Labels and controls in a column without scrolling.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a column.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A grouped list.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column without scrolling.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of the forms inside.
    public func formStyle(_ style: some FormStyle) -> some View { changingEnvironment { $0.formStyle = style } }
}

extension FormStyle {
    fileprivate func styled(_ configuration: FormStyleConfiguration) -> AnyView {
        AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    fileprivate var formStyle: any FormStyle {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

private enum FormStyleKey: EnvironmentKey {
    static let defaultValue: any FormStyle = AutomaticFormStyle()
}

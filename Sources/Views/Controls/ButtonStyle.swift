import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// What a button does, beyond its action.
public enum ButtonRole: Hashable, Sendable {
    /// Removes something people would miss.
    case destructive
    /// Leaves things as they are.
    case cancel
}

/// A button as its style sees it.
@MainActor
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView

        /// One view, whatever the label is made of: styles draw one ground behind it.
        public var body: some View { Joined(layout: HStackLayout(), name: "HStack", content: content) }
    }

    public let role: ButtonRole?
    public let label: Label
    /// True while a finger is on it.
    public let isPressed: Bool
}

/// How buttons look.
@MainActor
public protocol ButtonStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// How the buttons inside look.
    public func buttonStyle(_ style: some ButtonStyle) -> some View { changingEnvironment { $0.buttonStyle = style } }
}

extension EnvironmentValues {
    var buttonStyle: any ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static let defaultValue: any ButtonStyle = BorderlessButtonStyle()
}

/// The label in the foreground style asked for around it, else in the accent colour: what buttons look like unless told.
public struct BorderlessButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, ground: nil)
    }
}

/// The label as it is, fainter under a finger.
public struct PlainButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View { PlainButtonLabel(configuration: configuration) }
}

/// The label in the accent colour on a quiet ground.
public struct BorderedButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, ground: .quiet)
    }
}

/// The label on a ground of the accent colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, ground: .prominent)
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    public static var automatic: Self { Self() }
    public static var borderless: Self { Self() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: Self { Self() }
}

private struct PlainButtonLabel: View {
    @Environment(\.self) private var environment
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .opacity(configuration.isPressed ? environment.opacity(.pressed) : 1)
            .fadedWhenDisabled()
    }
}

private struct ButtonLabel: View {
    enum Background {
        case quiet
        case prominent
    }

    @Environment(\.self) private var environment
    let configuration: ButtonStyleConfiguration
    let ground: Background?

    var body: some View {
        label
            // Since iOS 15: developer.apple.com/forums/thread/693554.
            .multilineTextAlignment(.center)
            .opacity(configuration.isPressed ? environment.opacity(.pressed) : 1)
            .fadedWhenDisabled()
    }

    @ViewBuilder private var label: some View {
        switch ground {
        case nil: configuration.label.foregroundStyle(ink)
        case .quiet: filled(ThemeColor(ControlColor.fill.token)).foregroundStyle(ink)
        case .prominent: filled(fill).foregroundStyle(requested ?? AnyShapeStyle(.control(.onAccent)))
        }
    }

    private func filled(_ style: some ShapeStyle) -> some View {
        configuration.label
            .paddedOnBackground(environment.length(.buttonSide))
            .frame(minHeight: environment.length(.buttonHeight))
            .background(style, in: RoundedRectangle(cornerRadius: environment.length(.buttonRadius)))
    }

    private var ink: AnyShapeStyle {
        requested
            ?? (configuration.role == .destructive ? AnyShapeStyle(.control(.destructive)) : environment.accentInk)
    }

    /// Around the button, a foreground style that a view asks for wins over tint and role.
    private var requested: AnyShapeStyle? { environment.requestedForeground }

    private var fill: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(.control(.destructive)) : environment.accent
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The purpose of a button.
public enum ButtonRole: Hashable, Sendable {
    /// Deletes data.
    case destructive
    /// Cancels an operation.
    case cancel
    /// Confirms an operation.
    case confirm
    /// Closes a view.
    case close
}

/// The properties of a button, as passed to its style.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        let content: AnyView

        /// The label as a single view, so that styles can draw one background behind it.
        public var body: some View { Joined(layout: HStackLayout(), name: "HStack", content: content) }
    }

    /// The button's purpose, if specified.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is being pressed.
    public let isPressed: Bool
}

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets the style of the buttons inside.
    public func buttonStyle(_ style: some ButtonStyle) -> some View {
        changingEnvironment {
            $0.buttonStyle = style
            $0.primitiveButtonStyle = nil
        }
    }
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

/// The label in the foreground style requested around it, otherwise in the accent colour. The default.
public struct BorderlessButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled label.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, ground: nil)
    }
}

/// The label as it is, faded while pressed.
public struct PlainButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled label.
    public func makeBody(configuration: Configuration) -> some View { PlainButtonLabel(configuration: configuration) }
}

/// The label in the accent colour on a subtle background.
public struct BorderedButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled label.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, ground: .quiet)
    }
}

/// The label on a background in the accent colour.
public struct BorderedProminentButtonStyle: ButtonStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the styled label.
    public func makeBody(configuration: Configuration) -> some View {
        ButtonLabel(configuration: configuration, ground: .prominent)
    }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
    /// The default style.
    public static var automatic: Self { Self() }
    /// A style without a background.
    public static var borderless: Self { Self() }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// A style that shows the label as it is.
    public static var plain: Self { Self() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// A style with a subtle background.
    public static var bordered: Self { Self() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a background in the accent colour.
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
            // The platform centres button labels since iOS 15: developer.apple.com/forums/thread/693554.
            .multilineTextAlignment(.center)
            .opacity(configuration.isPressed ? environment.opacity(.pressed) : 1)
            .fadedWhenDisabled()
    }

    @ViewBuilder private var label: some View {
        switch ground {
        case nil: configuration.label.foregroundStyle(ink)
        case .quiet: filled(quietFill).foregroundStyle(ink)
        case .prominent: filled(fill).foregroundStyle(requested ?? AnyShapeStyle(.control(.onAccent)))
        }
    }

    @ViewBuilder private func filled(_ style: some ShapeStyle) -> some View {
        if environment.hasUsualButtons {
            configuration.label
                .paddedOnBackground(environment.length(.buttonSide))
                .frame(minHeight: environment.length(.buttonHeight))
                .background(style, in: RoundedRectangle(cornerRadius: environment.length(.buttonRadius)))
        } else {
            SizedButtonLabel(label: configuration.label, fill: AnyShapeStyle(style))
        }
    }

    /// A light version of the tint, if there is one.
    private var quietFill: AnyShapeStyle {
        environment.tint.map { AnyShapeStyle($0.opacity(0.18)) } ?? AnyShapeStyle(.control(.fill))
    }

    private var ink: AnyShapeStyle {
        requested
            ?? (configuration.role == .destructive ? AnyShapeStyle(.control(.destructive)) : environment.accentInk)
    }

    /// The foreground style requested around the button. It takes precedence over tint and role.
    private var requested: AnyShapeStyle? { environment.requestedForeground }

    private var fill: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(.control(.destructive)) : environment.accent
    }
}

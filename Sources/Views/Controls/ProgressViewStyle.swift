import FramewrightDrawing
import FramewrightLayoutEngine

/// The properties of a progress view, as passed to its style.
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
    /// The label of a progress view.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The label for the current value of a progress view.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The completed share, from 0 to 1; nil if it is unknown.
    public let fractionCompleted: Double?
    /// The label, if there is one.
    public var label: Label?
    /// The label for the current value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
}

/// The appearance of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The default style: a bar, or a spinner if the progress is unknown.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns a bar or a spinner.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressContent(configuration: configuration, isCircular: configuration.fractionCompleted == nil)
    }
}

/// A bar. If the progress is unknown, its filled part is empty.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour for the filled part.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Returns a bar.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressContent(configuration: configuration, isCircular: false)
            .changingEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
    }
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour for the spinner.
    public nonisolated init(tint: Color) { self.tint = tint }

    /// Returns a spinner.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressContent(configuration: configuration, isCircular: true)
            .changingEnvironment { if let tint { $0.tint = AnyShapeStyle(tint) } }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressContent: View {
    @Environment(\.self) private var environment
    let configuration: ProgressViewStyleConfiguration
    let isCircular: Bool

    var body: some View {
        if isCircular {
            VStack(spacing: environment.length(.labelGap)) {
                Spinner(style: environment.tint ?? AnyShapeStyle(.control(.ink))).frame(width: size, height: size)
                configuration.label.foregroundStyle(.control(.inkSecondary))
            }
        } else {
            VStack(alignment: .leading, spacing: environment.length(.progressGap)) {
                configuration.label
                bar(configuration.fractionCompleted ?? 0)
                configuration.currentValueLabel.font(.caption).foregroundStyle(.control(.inkSecondary))
            }
        }
    }

    private var size: Double {
        environment.length(.spinner) * (environment.controlSize >= .large ? 37 / 20 : 1)
    }

    private func bar(_ share: Double) -> some View {
        let layout = BarLayout(
            share: share, height: environment.length(.progressHeight), ideal: environment.length(.freeLength))
        return LayeredLayoutView(name: "ProgressBar", layout: layout) {
            Capsule().fill(.control(.track))
            if share > 0 { Capsule().fill(environment.accent) }
        }
    }
}

extension View {
    /// Sets the style of the progress views inside.
    public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
        changingEnvironment { $0.progressViewStyle = style }
    }
}

extension ProgressViewStyle {
    func styled(_ configuration: ProgressViewStyleConfiguration) -> AnyView { AnyView(body(configuration)) }

    private func body(_ configuration: ProgressViewStyleConfiguration) -> some View {
        StyledView(style: self) { $0.makeBody(configuration: configuration) }
            .changingEnvironment { $0.progressViewStyle = DefaultProgressViewStyle() }
    }
}

extension EnvironmentValues {
    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

private enum ProgressViewStyleKey: EnvironmentKey {
    static let defaultValue: any ProgressViewStyle = DefaultProgressViewStyle()
}

/// A value on a scale.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    @Environment(\.gaugeStyle) private var style
    private let configuration: GaugeStyleConfiguration

    private init(
        _ value: Double, _ bounds: ClosedRange<Double>, label: Label, current: CurrentValueLabel? = nil,
        bounds labels: (minimum: BoundsLabel, maximum: BoundsLabel)? = nil, marks: MarkedValueLabels? = nil
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        let share = length > 0 && value.isFinite ? (value - bounds.lowerBound) / length : 0
        configuration = GaugeStyleConfiguration(
            value: min(max(share, 0), 1), label: .init(content: AnyView(label)),
            currentValueLabel: current.map { .init(content: AnyView($0)) },
            minimumValueLabel: labels.map { .init(content: AnyView($0.minimum)) },
            maximumValueLabel: labels.map { .init(content: AnyView($0.maximum)) },
            markedValueLabels: marks.map { .init(content: AnyView($0)) })
    }

    /// The scale in the current style.
    public var body: some View {
        style.styled(configuration).showing(value: percentage(configuration.value), of: "Gauge")
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label and one for its value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
            current: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for itself, its value and its bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
            current: currentValueLabel(), bounds: (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge {
    /// Creates a gauge with labels for itself, its value, its bounds and certain values. The built-in styles do not
    /// show the last ones, which are tagged with their values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
            current: currentValueLabel(), bounds: (minimumValueLabel(), maximumValueLabel()),
            marks: markedValueLabels())
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Creates a gauge with labels for itself, its value and certain values. The built-in styles do not show the last
    /// ones, which are tagged with their values.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            Double(value), Double(bounds.lowerBound)...Double(bounds.upperBound), label: label(),
            current: currentValueLabel(), marks: markedValueLabels())
    }
}

/// The properties of a gauge, as passed to its style.
@MainActor @preconcurrency
public struct GaugeStyleConfiguration {
    /// The label of a gauge.
    public struct Label: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The label for a gauge's value.
    public struct CurrentValueLabel: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The label for the lower bound.
    public struct MinimumValueLabel: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The label for the upper bound.
    public struct MaximumValueLabel: View {
        let content: AnyView

        /// The views of the label.
        public var body: some View { content }
    }

    /// The labels for certain values.
    public struct MarkedValueLabel: View {
        let content: AnyView

        /// The views of the labels.
        public var body: some View { content }
    }

    /// The value's place between the bounds, from 0 to 1.
    public var value: Double
    /// The label.
    public var label: Label
    /// The label for the value, if there is one.
    public var currentValueLabel: CurrentValueLabel?
    /// The label for the lower bound, if there is one.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label for the upper bound, if there is one.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels for certain values, if there are any.
    public var markedValueLabels: MarkedValueLabel?
}

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle: Sendable {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension View {
    /// Sets the style of the gauges inside.
    public func gaugeStyle(_ style: some GaugeStyle) -> some View { changingEnvironment { $0.gaugeStyle = style } }
}

extension GaugeStyle {
    func styled(_ configuration: GaugeStyleConfiguration) -> AnyView {
        AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

private enum GaugeStyleKey: EnvironmentKey {
    static let defaultValue: any GaugeStyle = DefaultGaugeStyle()
}

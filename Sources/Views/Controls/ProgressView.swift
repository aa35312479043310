import FramewrightDrawing
import FramewrightLayoutEngine

/// A progress bar, or a spinner if the progress is unknown.
public struct ProgressView<Label: View, ValueLabel: View>: View {
    @Environment(\.progressViewStyle) private var style
    private let share: Double?
    private let label: Label
    private let valueLabel: ValueLabel

    /// Creates a progress view; a value of nil is unknown. Values are clamped to 0 through `total`.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> ValueLabel
    ) {
        share = value.map { total > 0 && $0.isFinite ? min(max(Double($0 / total), 0), 1) : 0 }
        self.label = label()
        valueLabel = currentValueLabel()
    }

    /// The bar or spinner with its labels, in the current style.
    public var body: some View {
        style.styled(
            ProgressViewStyleConfiguration(
                fractionCompleted: share,
                label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
                currentValueLabel: ValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(valueLabel)))
        )
        .showing(value: share.map(percentage), of: "ProgressView")
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, ValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    /// Creates a progress view from the configuration of a style, in the default style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(value: configuration.fractionCompleted) {
            configuration.label ?? .init(content: AnyView(EmptyView()))
        } currentValueLabel: {
            configuration.currentValueLabel ?? .init(content: AnyView(EmptyView()))
        }
    }
}

extension ProgressView where ValueLabel == EmptyView {
    /// Creates a progress view with a label; a value of nil is unknown.
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, total: total, label: label) { EmptyView() }
    }

    /// Creates a spinner with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(value: Double?.none, label: label) }
}

extension ProgressView where ValueLabel == EmptyView, Label == EmptyView {
    /// Creates a progress view without a label; a value of nil is unknown.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { EmptyView() }
    }

    /// Creates a spinner without a label.
    public init() { self.init(value: Double?.none) }
}

extension ProgressView where ValueLabel == EmptyView, Label == Text {
    /// Creates a progress view with a title; a value of nil is unknown.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
        self.init(value: value, total: total) { Text(title) }
    }

    /// Creates a spinner with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) { self.init { Text(title) } }
}

/// The layout of a bar and its filled part, in this order. The filled part is at least as wide as the bar is high.
struct BarLayout: Layout {
    let share: Double
    let height: Double
    let ideal: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: max(proposal.width ?? ideal, height), height: height)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let widths = [bounds.width, max(height, share * bounds.width)]
        for (subview, width) in zip(subviews, widths) {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: height))
        }
    }
}

/// Eight spokes of increasing opacity, as one frame of the platform's spinner.
struct Spinner: View {
    let style: AnyShapeStyle

    var body: some View {
        ZStack {
            ForEach(0..<Spoke.count) { index in
                Spoke(index: index).fill(style)
                    .opacity(Double(index + 1) / Double(Spoke.count))
            }
        }
    }
}

private struct Spoke: Shape {
    static let count = 8
    let index: Int

    /// Returns a capsule from 5/10 to 10/10 of the radius, 2/10 of it wide.
    nonisolated func path(in rect: Rect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let spoke = Rect(x: -radius / 10, y: -radius, width: radius / 5, height: radius / 2)
        return RoundedRect(spoke, radius: .infinity).path.applying(turn(to: Point(x: rect.midX, y: rect.midY)))
    }

    /// Rotates by multiples of 45 degrees, for which exact sines are used.
    nonisolated private func turn(to center: Point) -> AffineTransform {
        let half = 0.5.squareRoot()
        let sines = [0, half, 1, half, 0, -half, -1, -half]
        let (sine, cosine) = (sines[index % 8], sines[(index + 2) % 8])
        return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: center.x, ty: center.y)
    }
}

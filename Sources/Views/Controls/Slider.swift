import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A control that selects a value on a line by dragging.
public struct Slider<Label: View, ValueLabel: View>: View {
    @Environment(\.self) private var environment
    private let line: SliderLine
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    /// Creates a slider; its label is not drawn.
    ///
    /// A step that is not positive is ignored. If the range is not finite, dragging has no effect.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
        @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        line = SliderLine(
            value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Value($0) }),
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
            onEditingChanged: onEditingChanged)
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
    }

    /// The line between the value labels.
    public var body: some View {
        HStack(spacing: environment.length(.labelGap)) {
            minimumValueLabel
            line
            maximumValueLabel
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider without value labels.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView, Label == EmptyView {
    /// Creates a slider without labels.
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider, in the order that earlier versions of the platform used.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}

/// The line, its filled part and the knob.
struct SliderLine: View {
    @Environment(\.self) private var environment
    @State private var isEditing = false
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    var body: some View {
        let layout = SliderLayout(
            share: share, knob: environment.length(.sliderKnob), track: environment.length(.sliderTrack),
            ideal: environment.length(.freeLength))
        LayeredLayoutView(name: "Slider", layout: layout) {
            Capsule().fill(.control(.track))
            Capsule().fill(environment.accent)
            Knob()
        }
        .contentShape(Rectangle())
        .fadedWhenDisabled()
        .interacting([.drag(minimumDistance: 0, changed: { move($0) }, ended: { _ in end() })])
        .changingNode { $0.payload.control = "Slider" }
        .showing(value: brief(value.wrappedValue))
    }

    private var share: Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard length > 0, length.isFinite, value.wrappedValue.isFinite else { return 0 }
        return min(max((value.wrappedValue - bounds.lowerBound) / length, 0), 1)
    }

    private func move(_ drag: Interaction.Drag) {
        if !isEditing {
            isEditing = true
            onEditingChanged(true)
        }
        let knob = environment.length(.sliderKnob)
        let room = drag.frame.width - knob
        guard room > 0, (bounds.upperBound - bounds.lowerBound).isFinite else { return }
        let share = min(max((drag.location.x - drag.frame.minX - knob / 2) / room, 0), 1)
        value.wrappedValue = stepped(environment.layoutDirection == .rightToLeft ? 1 - share : share)
    }

    private func end() {
        isEditing = false
        onEditingChanged(false)
    }

    private func stepped(_ share: Double) -> Double {
        let length = bounds.upperBound - bounds.lowerBound
        guard let step, step > 0 else { return bounds.lowerBound + share * length }
        let steps = (share * length / step).rounded()
        return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
}

/// The layout of line, filled part and knob, in this order.
private struct SliderLayout: Layout {
    let share: Double
    let knob: Double
    let track: Double
    let ideal: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        Size(width: max(proposal.width ?? ideal, knob), height: knob)
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let left = share * (bounds.width - knob)
        let widths = [bounds.width, left + knob / 2]
        for (subview, width) in zip(subviews, widths) {
            subview.place(
                at: Point(x: bounds.minX, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: track))
        }
        subviews.last?.place(
            at: Point(x: bounds.minX + left, y: bounds.minY), proposal: ProposedViewSize(width: knob, height: knob))
    }
}

/// Views in a layout that is meant to overlap them.
struct LayeredLayoutView<L: Layout, Content: View>: PrimitiveView {
    let name: String
    let layout: L
    @ViewBuilder let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container(name, layout: layout, content: content, allowsOverlap: true)
    }
}

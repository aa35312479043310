import FramewrightLayoutEngine

/// A control with a label and buttons for minus and plus.
public struct Stepper<Label: View>: View {
    @Environment(\.self) private var environment
    private let increment: (() -> Void)?
    private let decrement: (() -> Void)?
    private let label: Label

    /// Creates a stepper with actions. A button without an action is disabled.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        increment = onIncrement
        decrement = onDecrement
        self.label = label()
    }

    /// Creates a stepper that changes a value by `step` within bounds.
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        let current = value.wrappedValue
        self.init(
            label: label,
            onIncrement: current < bounds.upperBound
                ? { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) } : nil,
            onDecrement: current > bounds.lowerBound
                ? { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) } : nil)
    }

    /// Creates a stepper that changes a value by `step`.
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    /// The label and the two buttons.
    public var body: some View {
        LabeledControl(name: "Stepper", label: label) {
            HStack(spacing: 0) {
                StepperHalf(isPlus: false, action: decrement)
                Rectangle().fill(.control(.separator))
                    .frame(width: environment.hairline, height: environment.length(.stepperSign))
                StepperHalf(isPlus: true, action: increment)
            }
            .frame(width: environment.length(.stepperWidth), height: environment.length(.stepperHeight))
            .background(.control(.fill), in: RoundedRectangle(cornerRadius: environment.length(.buttonRadius)))
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title and actions. A button without an action is disabled.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
    }

    /// Creates a stepper with a title that changes a value by `step` within bounds.
    @_disfavoredOverload
    public init<Value: Strideable>(
        _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(title) }
    }

    /// Creates a stepper with a title that changes a value by `step`.
    @_disfavoredOverload
    public init<Value: Strideable>(_ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1) {
        self.init(value: value, step: step) { Text(title) }
    }
}

private struct StepperHalf: View {
    @Environment(\.self) private var environment
    let isPlus: Bool
    let action: (() -> Void)?

    var body: some View {
        let (length, stroke) = (environment.length(.stepperSign), environment.length(.signStroke))
        ZStack {
            Capsule().fill(.control(.ink)).frame(width: length, height: stroke)
            if isPlus { Capsule().fill(.control(.ink)).frame(width: stroke, height: length) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .fadedWhenDisabled()
        .contentShape(Rectangle())
        .onTapGesture { action?() }
        .disabled(action == nil)
        .showing(value: nil, of: isPlus ? "Increment" : "Decrement")
    }
}

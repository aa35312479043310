import FramewrightLayoutEngine

/// A switch with a leading label.
public struct Toggle<Label: View>: View {
    @Environment(\.self) private var environment
    private let isOn: Binding<Bool>
    private let label: Label

    /// Creates a toggle with a label made of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The label and the switch.
    public var body: some View {
        LabeledControl(name: "Toggle", label: label) {
            Switch(isOn: isOn.wrappedValue)
                .fadedWhenDisabled()
                .onTapGesture { isOn.wrappedValue.toggle() }
        }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

private struct Switch: View {
    @Environment(\.self) private var environment
    let isOn: Bool

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(isOn ? on : AnyShapeStyle(.control(.track)))
            Knob().padding(environment.length(.knobGap))
        }
        .frame(width: environment.length(.toggleWidth), height: environment.length(.toggleHeight))
    }

    private var on: AnyShapeStyle { environment.tint ?? AnyShapeStyle(.control(.on)) }
}

/// The movable knob of a control: a disc with an edge one pixel wide.
struct Knob: View {
    @Environment(\.hairline) private var hairline

    var body: some View {
        Circle().fill(.control(.knob)).padding(hairline).background(.control(.knobEdge), in: Circle())
    }
}

/// A label at the leading end of a row and its control at the trailing end.
struct LabeledControl<Label: View, Control: View>: View {
    @Environment(\.self) private var environment
    let name: String
    let label: Label
    @ViewBuilder let control: Control

    var body: some View { row.changingNode { $0.payload.control = name } }

    @ViewBuilder private var row: some View {
        if environment.areLabelsHidden {
            control
        } else {
            HStack(spacing: environment.length(.labelGap)) {
                label
                Spacer(minLength: 0)
                control.layoutPriority(1)
            }
        }
    }
}

extension View {
    /// Hides the labels of toggles, sliders, steppers and pickers.
    public func labelsHidden() -> some View { changingEnvironment { $0.areLabelsHidden = true } }
}

extension EnvironmentValues {
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

private enum LabelsHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

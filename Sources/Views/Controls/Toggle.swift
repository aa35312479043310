import FramewrightDrawing
import FramewrightLayoutEngine

/// A switch with a leading label.
public struct Toggle<Label: View>: View {
    @Environment(\.toggleStyle) private var style
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label

    /// Creates a toggle with a label made of views.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        isMixed = false
        self.label = label()
    }

    /// Creates a toggle that switches several values, and is on if all of them are.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let values = sources.map { $0[keyPath: isOn] }
        self.isOn = Binding(
            get: { values.allSatisfy(\.wrappedValue) },
            set: { value in for each in values { each.wrappedValue = value } })
        isMixed = values.contains { $0.wrappedValue } && !values.allSatisfy(\.wrappedValue)
        self.label = label()
    }

    /// The label and the switch, in the current toggle style.
    public var body: some View {
        style.styled(
            ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed)
        )
        .showing(value: isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off", of: "Toggle")
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// Creates a toggle with a title that switches several values.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ title: some StringProtocol, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == FramewrightViews.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { FramewrightViews.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration of a style, in the default style.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

struct Switch: View {
    @Environment(\.self) private var environment
    let isOn: Bool

    var body: some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule(style: .circular).fill(isOn ? on : AnyShapeStyle(.control(.track)))
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
    /// Whether the control is below the label in accessibility sizes of text.
    var isStacked = false
    /// Whether the control shares the width with the label instead of getting what it asks for.
    var isShared = false
    @ViewBuilder let control: Control

    var body: some View { row.changingNode { $0.payload.control = name } }

    @ViewBuilder private var row: some View {
        if environment.areLabelsHidden {
            control
        } else if isStacked, environment.dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: environment.length(.labelGap)) {
                label
                control
            }
        } else {
            HStack(spacing: environment.length(.labelGap)) {
                label
                Spacer(minLength: 0)
                control.layoutPriority(isShared ? 0 : 1)
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

import FramewrightDrawing
import FramewrightLayoutEngine

/// A label with a well that shows a colour. Opening the palette is accepted without effect.
public struct ColorPicker<Label: View>: View {
    @Environment(\.self) private var environment
    private let selection: Binding<Color>
    private let label: Label

    /// Creates a picker with a label made of views.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    /// The label and the well.
    public var body: some View {
        let size = environment.length(.well)
        LabeledControl(name: "ColorPicker", label: label) {
            Circle().strokeBorder(hues, lineWidth: 3)
                .background { Circle().fill(selection.wrappedValue).padding(5) }
                .frame(width: size, height: size)
                .fadedWhenDisabled()
        }
    }

    private var hues: AngularGradient {
        AngularGradient(
            colors: [
                Color(red: 1, green: 0.2, blue: 0.2), Color(red: 1, green: 0.8, blue: 0),
                Color(red: 0.3, green: 0.85, blue: 0.3), Color(red: 0, green: 0.75, blue: 0.95),
                Color(red: 0.35, green: 0.3, blue: 0.95), Color(red: 0.9, green: 0.25, blue: 0.85),
                Color(red: 1, green: 0.2, blue: 0.2),
            ], center: .center)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine

/// A control that selects one of several options. An option is identified by its `tag` or by its element in a
/// `ForEach`.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
    @Environment(\.self) private var environment
    private let selection: Binding<Selection>
    private let label: Label
    private let content: Content

    /// Creates a picker. Its label is not drawn in the segmented and the wheel style.
    public init(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// The options in the current style.
    public var body: some View {
        switch environment.pickerLook {
        case .segmented, .palette: segments
        case .inline: InlineOptions(selection: selection, content: content, label: label)
        case .wheel: WheelOptions(selection: selection, content: content)
        case .menu: OptionMenu(selection: selection, content: content, label: label, hasChevron: false)
        case .navigationLink: OptionMenu(selection: selection, content: content, label: label, hasChevron: true)
        }
    }

    private var segments: some View {
        Segments(selection: selection, content: content)
            .frame(height: environment.length(.segmentsHeight))
            .background(.control(.fill), in: RoundedRectangle(cornerRadius: environment.length(.segmentsRadius)))
            .foregroundStyle(.control(.ink))
            .font(.footnote)
            .lineLimit(1)
            .fadedWhenDisabled()
            .changingEnvironment { $0.isInListRow = false }
            .hidingFirstText()
            .changingNode { $0.payload.control = "Picker" }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// Tappable options of equal width.
private struct Segments<Selection: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<Selection>
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let (inner, tags) = lowering.at(.position(0)).collectingTags()
        let options = inner.nodes(of: content).map { (node: $0, tag: tags.value(of: $0)) }
        let segments = HStack(spacing: 0) {
            ForEach(options.indices, id: \.self) { index in
                Segment(
                    option: LoweredView(node: options[index].node),
                    isSelected: (options[index].tag?.base).value(as: Selection.self) == selection.wrappedValue,
                    title: "\(options[index].tag.map { "\($0.base)" } ?? "")"
                ) {
                    if let value = (options[index].tag?.base).value(as: Selection.self) {
                        selection.wrappedValue = value
                    }
                }
            }
        }
        return lowering.at(.position(1)).nodes(of: segments)
    }
}

private struct Segment: View {
    @Environment(\.self) private var environment
    let option: LoweredView
    let isSelected: Bool
    let title: String
    let choose: () -> Void

    var body: some View {
        option
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { if isSelected { ground } }
            .padding(environment.length(.knobGap))
            .contentShape(Rectangle())
            .onTapGesture { choose() }
            .changingNode { $0.payload.control = "Picker" }
            .markedSelected(isSelected)
    }

    private var ground: some View {
        RoundedRectangle(cornerRadius: environment.length(.segmentRadius)).fill(.control(.selected))
            .padding(environment.hairline)
            .background(
                .control(.knobEdge), in: RoundedRectangle(cornerRadius: environment.length(.segmentRadius)))
    }
}

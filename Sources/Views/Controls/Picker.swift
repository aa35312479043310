import FramewrightDrawing
import FramewrightLayoutEngine

/// How a picker shows its options.
public protocol PickerStyle: Sendable {}

/// All options beside each other, the chosen one raised.
public struct SegmentedPickerStyle: PickerStyle {
    public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
    public static var segmented: Self { Self() }
}

extension View {
    /// Pickers are segmented, with this style or without: there is no other here.
    public func pickerStyle(_ style: some PickerStyle) -> some View { self }
}

/// A choice of one among several options, each known by its `tag` or by its element in a `ForEach`.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
    @Environment(\.self) private var environment
    private let selection: Binding<Selection>
    private let label: Label
    private let content: Content

    /// The label is not drawn, as with every segmented picker; it names the choice.
    public init(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    public var body: some View {
        Segments(selection: selection, content: content)
            .frame(height: environment.length(.segmentsHeight))
            .background(.control(.fill), in: RoundedRectangle(cornerRadius: environment.length(.segmentsRadius)))
            .foregroundStyle(.control(.ink))
            .font(.footnote)
            .lineLimit(1)
            .fadedWhenDisabled()
            .changingNode { $0.payload.control = "Picker" }
    }
}

extension Picker where Label == Text {
    public init(
        _ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// Options of equal width, each tappable where it lies.
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
    }

    private var ground: some View {
        RoundedRectangle(cornerRadius: environment.length(.segmentRadius)).fill(.control(.selected))
            .padding(environment.hairline)
            .background(
                .control(.knobEdge), in: RoundedRectangle(cornerRadius: environment.length(.segmentRadius)))
    }
}

/// A view whose node is there already.
struct LoweredView: PrimitiveView {
    let node: ViewNode

    func lower(_ lowering: Lowering) -> [ViewNode] { [node] }
}

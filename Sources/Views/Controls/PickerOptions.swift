import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// An option of a picker: its view and its value.
@MainActor
struct PickerOption<Selection: Hashable> {
    let node: ViewNode
    let value: Selection?

    /// Returns the options among the views of a picker.
    static func options(of content: some View, _ lowering: Lowering) -> [PickerOption] {
        let (inner, tags) = lowering.collectingTags()
        return inner.nodes(of: content).numbered().map { node in
            PickerOption(node: node, value: (tags.value(of: node)?.base).value(as: Selection.self))
        }
    }
}

/// The options as rows, the selected one with a check mark, below the label.
struct InlineOptions<Selection: Hashable, Content: View, Label: View>: PrimitiveView {
    let selection: Binding<Selection>
    let content: Content
    let label: Label

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let options = PickerOption<Selection>.options(of: content, lowering.at(.position(0)))
        let isLabeled = !lowering.environment.areLabelsHidden
        let rows = Group {
            if isLabeled { label }
            ForEach(options.indices, id: \.self) { index in
                OptionRow(option: options[index].node, isSelected: options[index].value == selection.wrappedValue) {
                    if let value = options[index].value { selection.wrappedValue = value }
                }
            }
        }
        let place = lowering.at(.position(1))
        return lowering.environment.isInListRow
            ? place.nodes(of: rows) : place.nodes(of: VStack(alignment: .leading, spacing: 0) { rows })
    }
}

/// A tappable option with a check mark at its trailing end if it is selected.
struct OptionRow: View {
    @Environment(\.self) private var environment
    let option: ViewNode
    let isSelected: Bool
    let choose: @MainActor () -> Void

    var body: some View {
        HStack(spacing: environment.length(.labelGap)) {
            LoweredView(node: option).frame(maxWidth: .infinity, alignment: .leading)
            CheckMark()
                .stroke(environment.accentInk, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 13 * environment.bodyGrowth, height: 12 * environment.bodyGrowth)
                .opacity(isSelected ? 1 : 0)
        }
        .contentShape(Rectangle())
        .interacting([.tap(count: 1) { _ in choose() }])
        .changingNode { $0.payload.control = "Button" }
        .markedSelected(isSelected)
    }
}

/// The selected option beside the label. A tap opens all options beside it.
struct OptionMenu<Selection: Hashable, Content: View, Label: View>: View {
    @Environment(\.self) private var environment
    @State private var anchor: Rect?
    let selection: Binding<Selection>
    let content: Content
    let label: Label
    let hasChevron: Bool

    var body: some View {
        PopupHost(content: row, anchor: $anchor) {
            PopupOptions(selection: selection, content: content) { anchor = nil }
        }
    }

    @ViewBuilder private var row: some View {
        if environment.isInListRow, !environment.areLabelsHidden {
            LabeledControl(name: "Button", label: LabelColumn(content: label), isStacked: true) { value }
                .contentShape(Rectangle())
                .interacting([.tap(count: 1) { anchor = $0.frame }])
        } else {
            value
                .contentShape(Rectangle())
                .interacting([.tap(count: 1) { anchor = $0.frame }])
                .changingNode { $0.payload.control = "Button" }
        }
    }

    private var value: some View {
        HStack(spacing: 5) {
            SelectedOption(selection: selection.wrappedValue, content: content)
            arrow
        }
        .changingEnvironment { environment in
            environment.foregroundStyle =
                environment.isInListRow ? AnyShapeStyle(.control(.inkSecondary)) : environment.accentInk
            environment.isInListRow = false
        }
        .fadedWhenDisabled()
    }

    @ViewBuilder private var arrow: some View {
        let growth = environment.bodyGrowth
        let style = StrokeStyle(lineWidth: hasChevron ? 2 : 1.5, lineCap: .round, lineJoin: .round)
        if hasChevron {
            Chevron().stroke(.control(.placeholder), style: style).frame(width: 7 * growth, height: 12 * growth)
                .padding(.leading, 4)
        } else {
            UpDownChevrons().stroke(arrowStyle, style: style).frame(width: 7 * growth, height: 12 * growth)
        }
    }

    private var arrowStyle: AnyShapeStyle {
        environment.isInListRow ? AnyShapeStyle(.control(.inkSecondary)) : environment.accentInk
    }
}

/// The option with the selected value.
private struct SelectedOption<Selection: Hashable, Content: View>: PrimitiveView {
    let selection: Selection
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let option = PickerOption<Selection>.options(of: content, lowering).first { $0.value == selection }
        guard var node = option?.node else { return [] }
        node.step = .index(0)
        return [node]
    }
}

/// All options in a panel.
private struct PopupOptions<Selection: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<Selection>
    let content: Content
    let close: () -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let options = PickerOption<Selection>.options(of: content, lowering.at(.position(0)))
        let environment = lowering.environment
        let panel = VStack(spacing: 0) {
            ForEach(options.indices, id: \.self) { index in
                if index > 0 { Rectangle().fill(.control(.separator)).frame(height: environment.hairline) }
                OptionRow(option: options[index].node, isSelected: options[index].value == selection.wrappedValue) {
                    if let value = options[index].value { selection.wrappedValue = value }
                    close()
                }
                .padding(.horizontal, environment.length(.rowSide))
                .padding(.vertical, environment.length(.rowEdge))
                .frame(minHeight: environment.length(.rowHeight))
            }
        }
        .frame(width: environment.length(.popupWidth) * max(1, min(environment.bodyGrowth, 1.4)))
        return lowering.at(.position(1)).nodes(of: panel)
    }
}

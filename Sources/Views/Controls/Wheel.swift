import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The options of a picker on a wheel, the selected one in the middle. A drag turns the wheel by whole rows.
struct WheelOptions<Selection: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<Selection>
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let options = PickerOption<Selection>.options(of: content, lowering.at(.position(0)))
        let chosen = options.firstIndex { $0.value == selection.wrappedValue } ?? 0
        let wheel = Wheel(rows: options.map { AnyView(LoweredView(node: $0.node)) }, selected: chosen) { index in
            if let value = options[index].value { selection.wrappedValue = value }
        }
        return lowering.at(.position(1)).nodes(
            of: wheel.changingNode { $0.payload.control = "Picker" }.changingEnvironment { $0.isInListRow = false })
    }
}

/// Rows on a drum, seen from the front, with a band around the selected one.
struct Wheel: View {
    @Environment(\.self) private var environment
    @State private var start: Int?
    let rows: [AnyView]
    let selected: Int
    var hasBand = true
    let select: @MainActor (Int) -> Void

    var body: some View {
        let row = environment.length(.wheelRow) * growth
        ZStack {
            if hasBand { WheelBand() }
            ForEach(visible, id: \.self) { index in
                let place = Double(index - selected)
                rows[index]
                    .font(.title3)
                    .lineLimit(1)
                    .frame(height: row)
                    .scaleEffect(x: 1, y: Self.cosines[abs(index - selected)])
                    .opacity(index == selected ? 1 : 0.62 - 0.17 * abs(place))
                    .offset(y: (place < 0 ? -1 : 1) * Self.sines[abs(index - selected)] * 2.9 * row)
            }
        }
        .frame(maxWidth: .infinity)
        .frame(height: environment.length(.wheelHeight) * growth)
        .clipped()
        .contentShape(Rectangle())
        .fadedWhenDisabled()
        .hidingFirstText()
        .interacting([.drag(minimumDistance: 4, changed: { turn($0, row) }, ended: { _ in start = nil })])
    }

    private var growth: Double { environment.wheelGrowth }

    private var visible: Range<Int> { max(0, selected - 3)..<min(rows.count, selected + 4) }

    /// The sines and cosines of 0, 20, 40 and 60 degrees, by which rows are placed and flattened.
    private static let sines = [0, 0.3420201433, 0.6427876097, 0.8660254038]
    private static let cosines = [1, 0.9396926208, 0.7660444431, 0.5]

    private func turn(_ drag: Interaction.Drag, _ row: Double) {
        let first = start ?? selected
        if start == nil { start = first }
        let moved = Int(((drag.start.y - drag.location.y) / row).rounded())
        let index = max(0, min(first + moved, rows.count - 1))
        if index != selected { select(index) }
    }
}

/// The band around the selected row of a wheel.
struct WheelBand: View {
    @Environment(\.self) private var environment

    var body: some View {
        RoundedRectangle(cornerRadius: environment.length(.segmentsRadius)).fill(.control(.fill))
            .frame(height: environment.length(.wheelRow) * environment.wheelGrowth)
            .padding(.horizontal, environment.length(.labelGap))
    }
}

extension EnvironmentValues {
    /// The growth of wheels at large text, which ends before they fill the screen.
    fileprivate var wheelGrowth: Double { min(bodyGrowth, 1.6) }
}

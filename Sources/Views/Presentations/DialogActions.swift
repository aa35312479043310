import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The buttons of an alert or a dialog.
struct DialogActions<Actions: View>: PrimitiveView {
    enum Arrangement {
        /// Two beside each other, the way out first; any other number, and at accessibility sizes two as well, below each
        /// other, the way out last.
        case alert
        /// Below each other in a card with the heading; the way out in a card of its own.
        case dialog
    }

    let actions: Actions
    /// The title of the way out, where the actions have none.
    let fallback: String
    let arrangement: Arrangement
    var heading: AnyView?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.at(.position(0)).nodes(of: actions.buttonStyle(DialogButtonStyle()))
        let isComplete = arrangement == .alert ? !nodes.isEmpty : nodes.contains { $0.payload.role == .cancel }
        if !isComplete {
            let button = Button(fallback, role: .cancel) {}.buttonStyle(DialogButtonStyle())
            nodes += lowering.at(.position(1)).nodes(of: button)
        }
        let cancel = nodes.filter { $0.payload.role == .cancel }
        let others = nodes.filter { $0.payload.role != .cancel }
        let place = lowering.at(.position(2))
        switch arrangement {
        case .alert: return place.nodes(of: AlertButtons(cancel: cancel, others: others))
        case .dialog: return place.nodes(of: DialogCards(heading: heading, cancel: cancel, others: others))
        }
    }
}

private struct AlertButtons: View {
    @Environment(\.self) private var environment
    let cancel: [ViewNode]
    let others: [ViewNode]

    var body: some View {
        if cancel.count + others.count == 2, !environment.dynamicTypeSize.isAccessibilitySize {
            let buttons = cancel + others
            VStack(spacing: 0) {
                DialogRule(isVertical: false)
                HStack(spacing: 0) {
                    LoweredView(node: buttons[0])
                    DialogRule(isVertical: true)
                    LoweredView(node: buttons[1])
                }
                .fixedSize(horizontal: false, vertical: true)
            }
        } else {
            VStack(spacing: 0) {
                ForEach((others + cancel).indices, id: \.self) { index in
                    DialogRule(isVertical: false)
                    LoweredView(node: (others + cancel)[index])
                }
            }
        }
    }
}

private struct DialogCards: View {
    @Environment(\.self) private var environment
    let heading: AnyView?
    let cancel: [ViewNode]
    let others: [ViewNode]

    var body: some View {
        VStack(spacing: environment.length(.dialogEdge)) {
            card {
                HeadingRow(heading: heading)
                ForEach(others.indices, id: \.self) { index in
                    if index > 0 { DialogRule(isVertical: false) }
                    LoweredView(node: others[index])
                }
            }
            card { ForEach(cancel.indices, id: \.self) { LoweredView(node: cancel[$0]) } }
        }
    }

    private func card(@ViewBuilder _ rows: () -> some View) -> some View {
        let shape = RoundedRectangle(cornerRadius: environment.length(.alertRadius))
        return VStack(spacing: 0) { rows() }.background(.control(.surface), in: shape).clipShape(shape)
    }
}

/// The heading with a rule below; nothing at all where the heading has nothing to show.
private struct HeadingRow: PrimitiveView {
    let heading: AnyView?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let nodes = heading.map { lowering.at(.position(0)).nodes(of: $0) } ?? []
        guard nodes.contains(where: \.showsText) else { return [] }
        let row = VStack(spacing: 0) {
            LoweredView(node: nodes[0]).padding(lowering.environment.length(.alertEdge))
            DialogRule(isVertical: false)
        }
        return lowering.at(.position(1)).nodes(of: row)
    }
}

extension ViewNode {
    fileprivate var showsText: Bool {
        if case .text = payload.figure { return true }
        return children.contains(where: \.showsText)
    }
}

private struct DialogRule: View {
    @Environment(\.hairline) private var hairline
    let isVertical: Bool

    var body: some View {
        Rectangle().fill(.control(.separator))
            .frame(width: isVertical ? hairline : nil, height: isVertical ? nil : hairline)
    }
}

/// The whole width of its card, as high as a finger needs.
private struct DialogButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { DialogButtonLabel(configuration: configuration) }
}

private struct DialogButtonLabel: View {
    @Environment(\.self) private var environment
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .font(configuration.role == .cancel ? .headline : .body)
            .multilineTextAlignment(.center)
            .foregroundStyle(ink)
            .frame(maxWidth: .infinity, minHeight: environment.length(.actionHeight))
            .background { if configuration.isPressed { Rectangle().fill(.control(.fill)) } }
            .contentShape(Rectangle())
            .fadedWhenDisabled()
    }

    private var ink: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(.control(.destructive)) : environment.accentInk
    }
}

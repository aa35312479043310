import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The buttons of an alert or a dialog.
struct DialogActions<Actions: View>: PrimitiveView {
    enum Arrangement {
        /// Two buttons side by side, the cancel button first. Any other number, or two at accessibility sizes, in a
        /// column with the cancel button last.
        case alert
        /// A column in a card with the heading; the cancel button in a separate card.
        case dialog
    }

    let actions: Actions
    /// The title of the button that is added if the actions have none to dismiss the presentation.
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
                if environment.dynamicTypeSize.isAccessibilitySize { Spacer().frame(height: 8) }
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

/// The heading with a line below; no nodes if the heading shows no text.
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

private struct DialogRule: View {
    @Environment(\.hairline) private var hairline
    let isVertical: Bool

    var body: some View {
        Rectangle().fill(.control(.separator))
            .frame(width: isVertical ? hairline : nil, height: isVertical ? nil : hairline)
    }
}

/// A button as wide as its card, and high enough for touches.
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
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: height)
            .background { if configuration.isPressed { Rectangle().fill(.control(.fill)) } }
            .contentShape(Rectangle())
            .fadedWhenDisabled()
    }

    /// The height of a row of one line, in points. Accessibility sizes leave space above and below the title.
    private var height: Double {
        let height = environment.length(.actionHeight)
        guard environment.dynamicTypeSize.isAccessibilitySize else { return height }
        return max(height * 60 / 44, environment.dynamicTypeSize > .accessibility3 ? 80 : 0)
    }

    private var ink: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(.control(.destructive)) : environment.accentInk
    }
}

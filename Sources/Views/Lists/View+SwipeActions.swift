import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

extension View {
    /// Adds actions to a list's row, which a drag from `edge` reveals. If full swipes are allowed, a drag over half of
    /// the row runs the first action.
    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View {
        SwipeActionsView(row: self, actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
    }
}

private struct SwipeActionsView<Row: View, Actions: View>: PrimitiveView {
    let row: Row
    let actions: Actions
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.at(.position(0)).nodes(of: row)
        guard lowering.environment.listContext != nil else { return nodes }
        let styled = actions.buttonStyle(SwipeButtonStyle()).labelStyle(.iconOnly)
        let buttons = lowering.at(.position(1)).nodes(of: styled).numbered()
        for index in nodes.indices {
            nodes[index].payload.changeRow { traits in
                let side = ListRowTraits.SwipeActions(buttons: buttons, allowsFullSwipe: allowsFullSwipe)
                if edge == .leading { traits.leadingActions.join(side) } else { traits.trailingActions.join(side) }
            }
        }
        return nodes
    }
}

extension Optional<ListRowTraits.SwipeActions> {
    /// Adds the actions of an outer modifier after those of inner ones.
    fileprivate mutating func join(_ other: ListRowTraits.SwipeActions) {
        guard var own = self else { return self = other }
        let count = own.buttons.count
        own.buttons += other.buttons.enumerated().map { offset, node in
            var node = node
            node.step = .key("\(count + offset)")
            return node
        }
        self = own
    }
}

/// A swipe action: the label in white on its tint, red for destructive ones, otherwise grey.
struct SwipeButtonStyle: ButtonStyle {
    /// The smallest width of an action, in points.
    static let width = 74.0

    func makeBody(configuration: Configuration) -> some View { SwipeButtonLabel(configuration: configuration) }
}

private struct SwipeButtonLabel: View {
    @Environment(\.self) private var environment
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .font(.body)
            .lineLimit(1)
            .multilineTextAlignment(.center)
            .foregroundStyle(.control(.onAccent))
            .padding(.horizontal, environment.length(.labelGap))
            .frame(minWidth: SwipeButtonStyle.width, maxWidth: .infinity, maxHeight: .infinity)
            .background(fill)
            .opacity(configuration.isPressed ? environment.opacity(.pressed) : 1)
    }

    private var fill: AnyShapeStyle {
        if let tint = environment.tint { return tint }
        return AnyShapeStyle(.control(configuration.role == .destructive ? .destructive : .inkSecondary))
    }
}

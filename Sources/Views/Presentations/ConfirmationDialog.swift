import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// Whether something is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
    case automatic
    case visible
    case hidden
}

extension View {
    /// Choices at the bottom of the screen while the value is true; any of them ends it, as does a touch beside them.
    /// Where none is a way out, one that says Cancel is added. The title is hidden unless it is said to be visible.
    public func confirmationDialog(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Choices at the bottom of the screen with a message above them.
    public func confirmationDialog(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View, @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        let title = titleVisibility == .visible ? String(title) : nil
        let end = { @MainActor in isPresented.wrappedValue = false }
        return PresentingView(content: self, isPresented: isPresented.wrappedValue) {
            ConfirmationDialog(title: title, message: message(), actions: actions(), onTapBeside: end)
                .endingAfterAction(end)
        }
    }
}

private struct ConfirmationDialog<Message: View, Actions: View>: View {
    @Environment(\.self) private var environment
    let title: String?
    let message: Message
    let actions: Actions
    let onTapBeside: () -> Void

    var body: some View {
        Group {
            Dim(onTap: onTapBeside)
            DialogActions(actions: actions, fallback: "Cancel", arrangement: .dialog, heading: AnyView(text))
                .padding(environment.length(.dialogEdge))
                .frame(maxWidth: environment.horizontalSizeClass == .regular ? environment.length(.alertWidth) : nil)
                .layoutValue(key: PresentationAnchorKey.self, value: .bottom)
                .transition(.rising(in: environment))
        }
        .foregroundStyle(.control(.ink))
    }

    private var text: some View {
        VStack(spacing: environment.length(.alertLine)) {
            if let title { Text(title).font(.footnote.weight(.semibold)) }
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.control(.inkSecondary))
        .frame(maxWidth: .infinity)
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// The visibility of a part.
public enum Visibility: Hashable, Sendable, CaseIterable {
    case automatic
    case visible
    case hidden
}

extension View {
    /// Presents a dialog at the bottom of the screen while `isPresented` is true. Each of its buttons, or a tap
    /// outside, dismisses it. If none has the cancel role, a button with the title Cancel is added. The title is only
    /// shown if `titleVisibility` is `visible`.
    public func confirmationDialog(
        _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a dialog with a message at the bottom of the screen while `isPresented` is true.
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

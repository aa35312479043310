import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

struct ConfirmationDialog<Message: View, Actions: View>: View {
    @Environment(\.self) private var environment
    let title: Text?
    let message: Message
    let actions: Actions
    let onTapBeside: @MainActor () -> Void

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
            if let title { title.font(.footnote.weight(.semibold)) }
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .foregroundStyle(.control(.inkSecondary))
        .frame(maxWidth: .infinity)
    }
}

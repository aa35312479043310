import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTheming
import FramewrightTypography

extension View {
    /// A question in the middle of the screen while the value is true; any of its buttons ends it. Without buttons
    /// there is one that says OK.
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// A question with a message in the middle of the screen while the value is true; any of its buttons ends it.
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
        @ViewBuilder message: @escaping () -> some View
    ) -> some View {
        let title = String(title)
        return PresentingView(content: self, isPresented: isPresented.wrappedValue) {
            Alert(title: title, message: message(), actions: actions())
                .endingAfterAction { isPresented.wrappedValue = false }
        }
    }

    /// Makes every button inside end the presentation.
    func endingAfterAction(_ end: @escaping @MainActor () -> Void) -> some View {
        changingEnvironment {
            $0.dismiss = DismissAction(end: end)
            $0.afterAction = DismissAction(end: end)
        }
    }
}

private struct Alert<Message: View, Actions: View>: View {
    @Environment(\.self) private var environment
    let title: String
    let message: Message
    let actions: Actions

    var body: some View {
        Group {
            Dim()
            VStack(spacing: 0) {
                text.padding(environment.length(.alertEdge))
                DialogActions(actions: actions, fallback: "OK", arrangement: .alert)
            }
            .frame(width: environment.length(.alertWidth))
            .background(.control(.surface), in: card)
            .clipShape(card)
            .overlay { edge }
            .safeAreaPadding(.bottom, environment.keyboardInset)
            .transition(.asymmetric(insertion: .scale(scale: 1.2).combined(with: .opacity), removal: .opacity))
        }
        .foregroundStyle(.control(.ink))
    }

    private var card: RoundedRectangle { RoundedRectangle(cornerRadius: environment.length(.alertRadius)) }

    /// Themes whose alerts would not stand out from the dimmed screen outline them; the platform's light one does not.
    @ViewBuilder private var edge: some View {
        if let color = environment.theme.color(Self.edgeToken), color.opacity > 0 {
            card.strokeBorder(ThemeColor(Self.edgeToken), lineWidth: 1).allowsHitTesting(false)
        }
    }

    private static var edgeToken: String { "color.control.edge" }

    private var text: some View {
        VStack(spacing: environment.length(.alertLine)) {
            Text(title).font(.headline)
            message.font(.footnote)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }
}

extension EnvironmentValues {
    /// How much a keyboard takes of what the safe area leaves at the bottom, in points; alerts stay above it.
    public var keyboardInset: Double {
        get { self[KeyboardInsetKey.self] }
        set { self[KeyboardInsetKey.self] = newValue }
    }
}

private enum KeyboardInsetKey: EnvironmentKey {
    static let defaultValue = 0.0
}

import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTheming
import FramewrightTypography

extension View {
    /// Presents an alert in the middle of the screen while `isPresented` is true. Each of its buttons dismisses it.
    /// If there are no buttons, one with the title OK is added.
    public func alert(
        _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
    ) -> some View {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Presents an alert with a message while `isPresented` is true. Each of its buttons dismisses it.
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

    /// Makes every button inside dismiss the presentation.
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

    /// The outline, in themes whose alerts need one against the dimmed screen. The platform's light appearance has
    /// none.
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
    /// The height that the keyboard takes from the bottom of the safe area, in points. Alerts stay above it.
    public var keyboardInset: Double {
        get { self[KeyboardInsetKey.self] }
        set { self[KeyboardInsetKey.self] = newValue }
    }
}

private enum KeyboardInsetKey: EnvironmentKey {
    static let defaultValue = 0.0
}

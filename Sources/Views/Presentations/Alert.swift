import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTheming
import FramewrightTypography

extension View {
    /// Makes every button inside dismiss the presentation.
    func endingAfterAction(_ end: @escaping @MainActor () -> Void) -> some View {
        changingEnvironment {
            $0.dismiss = DismissAction(end: end)
            $0.isPresented = true
            $0.afterAction = DismissAction(end: end)
        }
    }
}

struct AlertCard<Message: View, Actions: View>: View {
    @Environment(\.self) private var environment
    let title: Text
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
            title.font(.headline)
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

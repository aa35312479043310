import SwiftUI

let springs: [Animation] = [
    .spring(), .spring(response: 0.3, dampingFraction: 0.7), .spring(duration: 0.4, bounce: 0.2), .bouncy, .smooth,
    .snappy, .interactiveSpring(), .interpolatingSpring(stiffness: 100, damping: 10), .default, .linear,
    .easeInOut(duration: 0.2).repeatForever(autoreverses: true).delay(0.1).speed(2), .timingCurve(0.2, 0, 0.8, 1),
]

struct Pulsing: ViewModifier {
    @State private var isOn = false

    func body(content: Content) -> some View {
        content.scaleEffect(isOn ? 1.1 : 1)
            .animation(.spring().repeatForever(), value: isOn)
            .onAppear { withAnimation(.spring()) { isOn = true } }
    }
}

extension View {
    func pulsing() -> some View { modifier(Pulsing()) }
}

extension AnyTransition {
    static var rise: AnyTransition { .move(edge: .bottom).combined(with: .opacity) }
}

struct Appearing: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown { Text("here").transition(.rise).pulsing() }
            Button("show") { withAnimation { isShown.toggle() } }
        }
        .animation(.easeOut, value: isShown)
        .transaction { $0.animation = nil }
    }
}

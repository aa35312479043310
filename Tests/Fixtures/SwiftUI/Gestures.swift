import SwiftUI

struct Swipe: Gesture {
    var action: (CGFloat) -> Void
    @GestureState private var distance = CGSize.zero
    @State private var isMoving = false

    var body: some Gesture {
        DragGesture(minimumDistance: 20, coordinateSpace: .global)
            .updating($distance) { value, state, _ in state = value.translation }
            .onChanged { _ in if !isMoving { isMoving = true } }
            .onEnded { value in
                isMoving = false
                action(value.translation.width)
            }
    }
}

struct Swiped: View {
    let isEnabled: Bool
    @State private var distance: CGFloat = 0

    private var drag: some Gesture<DragGesture.Value> { DragGesture() }
    private var width: some Gesture { DragGesture().map(\.translation.width).onEnded { distance = $0 } }

    var body: some View {
        VStack {
            Text("swipe").gesture(Swipe { distance = $0 })
            Text("perhaps").gesture(isEnabled ? DragGesture().onEnded { _ in } : nil)
            Text("at once").simultaneousGesture(isEnabled ? drag.onChanged { distance = $0.translation.width } : nil)
            Text("any").gesture(AnyGesture(TapGesture().onEnded {}))
            Text("width").gesture(width)
            Text("both").gesture(Swipe { _ in }.simultaneously(with: TapGesture()))
        }
        .accessibility(label: Text("swipes"))
        .accessibility(hidden: true)
        .scenePadding()
    }
}

struct Sized: View {
    @Environment(\.sizeCategory) private var sizeCategory

    var body: some View {
        ForEach([1, 2], id: \.self) { Text("\($0)") }
            .font(sizeCategory.isAccessibilityCategory || sizeCategory > .large ? .body : .caption)
            .environment(\.sizeCategory, .accessibilityMedium)
    }
}

import SwiftUI

extension EnvironmentValues {
    @Entry var cornerRadius: CGFloat = 4
    @Entry var caption = "none"
    @Entry var action: ((Int) -> Void)?
}

extension Transaction {
    @Entry var isQuick = false
}

@Animatable
struct Wave: Shape {
    var height: CGFloat
    var phase: Double { didSet { changes += 1 } }
    @AnimatableIgnored var changes = 0
    let count: Int
    var half: CGFloat { height / 2 }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: rect.width, height: half + phase))
        return path
    }
}

struct Captioned: View {
    @Environment(\.caption) private var caption
    @Environment(\.cornerRadius) private var radius
    @Environment(\.action) private var action

    var body: some View {
        let wave: AnimatablePair<CGFloat, Double> = Wave(height: 3, phase: 4, count: 5).animatableData
        Text("\(caption) \(radius) \(wave.first) \(wave.second) \(action == nil ? "no action" : "an action")")
    }
}

#Preview("entries") {
    Captioned().environment(\.caption, "set").environment(\.cornerRadius, 9)
}

#Preview(
    "two states, (and) \"brackets\" }",
    traits: .fixedLayout(width: 200, height: 100), .portrait
) {
    @Previewable @State var on = true  // not } here
    @Previewable
    @State var items = [
        "a": 1
    ]
    VStack {
        Toggle("On", isOn: $on)
        Text("\(items.count) }")
    }
}

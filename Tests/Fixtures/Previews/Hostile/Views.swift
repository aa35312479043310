import SwiftUI

#Preview("negative font", traits: .sizeThatFitsLayout) {
    Text("small").font(.system(size: -5)).padding()
}

#Preview("no number", traits: .sizeThatFitsLayout) {
    Text("wide").frame(width: .nan, height: -.infinity).padding(.nan).offset(x: .infinity)
}

#Preview("endless size", traits: .sizeThatFitsLayout) {
    VStack {
        Color.red.frame(width: .infinity, height: 1e300)
        Text("big").font(.system(size: 1e9)).scaleEffect(1e12)
    }
}

#Preview("equal ids", traits: .sizeThatFitsLayout) {
    VStack { ForEach([1, 1, 1], id: \.self) { Text("\($0)") } }.padding()
}

#Preview("deep", traits: .sizeThatFitsLayout) {
    (0..<3_000).reduce(AnyView(Text("deep"))) { view, _ in AnyView(view.padding(0.001)) }
}

#Preview("many", traits: .sizeThatFitsLayout) {
    VStack { ForEach(0..<1_000_000, id: \.self) { Text("\($0)") } }
}

#Preview("huge", traits: .fixedLayout(width: 1e6, height: 1e6)) {
    Color.blue
}

#Preview("endless body", traits: .sizeThatFitsLayout) {
    Endless(depth: 0)
}

struct Endless: View {
    let depth: Int

    var body: some View { AnyView(Endless(depth: depth + 1)) }
}

import Framewright

/// A small view or a large one beside it, with matched geometry.
struct Hero: View {
    let isLarge: Bool
    @Namespace private var namespace

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            if isLarge {
                Color.red.named("large").matchedGeometryEffect(id: "hero", in: namespace)
                    .frame(width: 100, height: 80).offset(x: 100)
            } else {
                Color.red.named("small").matchedGeometryEffect(id: "hero", in: namespace)
                    .frame(width: 20, height: 20)
            }
        }
    }
}

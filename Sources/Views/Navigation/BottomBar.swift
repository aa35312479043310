import FramewrightDrawing
import FramewrightLayoutEngine

/// The bar at the bottom of a page. Without spacers among the items they are distributed evenly.
struct BottomBar: View {
    @Environment(\.self) private var environment
    let items: [ViewNode]
    let traits: BarTraits

    var body: some View {
        let hasSpacers = items.contains(where: \.isSpacer)
        HStack(spacing: environment.length(.barItemGap)) {
            if items.count == 1 { Spacer(minLength: 0) }
            ForEach(items.indices, id: \.self) { index in
                if index > 0, !hasSpacers { Spacer(minLength: 0) }
                LoweredView(node: items[index])
            }
            if items.count == 1 { Spacer(minLength: 0) }
        }
        .padding(.horizontal, environment.barSide)
        .frame(maxWidth: .infinity, minHeight: environment.length(.barHeight))
        .background { BarBackground(traits: traits, isShown: true, edge: .top) }
    }
}

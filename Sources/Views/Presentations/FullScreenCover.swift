import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Presents a view over the whole screen while `isPresented` is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PresentingView(content: self, isPresented: isPresented.wrappedValue) {
            Cover(content: content()).ending { isPresented.wrappedValue = false }.onDisappear(perform: onDismiss)
        }
    }

    /// Presents a view over the whole screen while there is an item.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PresentingView(content: self, isPresented: item.wrappedValue != nil) {
            if let shown = item.wrappedValue {
                Cover(content: content(shown).id(shown.id)).ending { item.wrappedValue = nil }
                    .onDisappear(perform: onDismiss)
            }
        }
    }
}

/// A page as large as the screen. Its content can set another background.
private struct Cover<Content: View>: PrimitiveView {
    let content: Content

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.at(.position(0)).collectingPreferences()
        let nodes = inner.nodes(of: content)
        guard !nodes.isEmpty else { return [] }
        let traits = inner.preferences.value(SheetTraitsKey.self)
        let page = LoweredView(node: nodes.single(or: VStackLayout(), named: "VStack"))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(traits?.background ?? AnyShapeStyle(.control(.page)))
            .transition(.covering(in: lowering.environment))
        return lowering.at(.position(1)).nodes(of: page)
    }
}

extension AnyTransition {
    /// A move of the whole screen over its bottom edge.
    fileprivate static func covering(in environment: EnvironmentValues) -> AnyTransition {
        let insets = environment.safeAreaInsets
        return move(edge: .bottom).combined(with: offset(y: insets.top + insets.bottom))
    }
}

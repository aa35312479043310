import FramewrightLayoutEngine

extension View {
    /// Shows a column at the trailing edge while `isPresented` is true; a sheet in a compact width.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V) -> some View {
        InspectorView(primary: self, isPresented: isPresented, content: content)
    }

    /// Returns the view unchanged: inspectors have one width. Accepted without effect.
    public func inspectorColumnWidth(_ width: Double) -> some View { self }

    /// Returns the view unchanged: inspectors have one width. Accepted without effect.
    public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View { self }
}

private struct InspectorView<Primary: View, Content: View>: View {
    @Environment(\.self) private var environment
    let primary: Primary
    let isPresented: Binding<Bool>
    @ViewBuilder let content: () -> Content

    var body: some View {
        let isWide = environment.horizontalSizeClass == .regular
        HStack(spacing: 0) {
            primary.frame(maxWidth: isWide ? .infinity : nil)
            if isWide, isPresented.wrappedValue {
                Rectangle().fill(.control(.separator)).frame(width: environment.hairline).ignoresSafeArea()
                content().frame(width: environment.length(.columnWidth)).frame(maxHeight: .infinity)
            }
        }
        .sheet(isPresented: isWide ? .constant(false) : isPresented, content: content)
    }
}

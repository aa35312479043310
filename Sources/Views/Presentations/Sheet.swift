import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Presents a sheet while `isPresented` is true: from the bottom edge in a compact width, a centred card in a
    /// regular width.
    public func sheet(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
    ) -> some View {
        PresentingView(content: self, isPresented: isPresented.wrappedValue) {
            Sheet(content: content()).ending { isPresented.wrappedValue = false }.onDisappear(perform: onDismiss)
        }
    }

    /// Presents a sheet while there is an item.
    public func sheet<Item: Identifiable>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
    ) -> some View {
        PresentingView(content: self, isPresented: item.wrappedValue != nil) {
            if let shown = item.wrappedValue {
                Sheet(content: content(shown).id(shown.id)).ending { item.wrappedValue = nil }
                    .onDisappear(perform: onDismiss)
            }
        }
    }

    /// Makes `dismiss` end the presentation that contains this view.
    func ending(_ end: @escaping @MainActor () -> Void) -> some View {
        changingEnvironment { $0.dismiss = DismissAction(end: end) }
    }
}

private struct Sheet<Content: View>: View {
    @Environment(\.self) private var environment
    let content: Content

    var body: some View {
        Group {
            Dim()
            page.transition(.rising(in: environment))
        }
        .foregroundStyle(ContainerInk(color: .ink))
    }

    @ViewBuilder private var page: some View {
        if environment.horizontalSizeClass == .regular { card } else { slide }
    }

    private var single: some View { Joined(layout: VStackLayout(), name: "VStack", content: content) }

    /// The sheet that extends to the bottom edge of the screen, with rounded top corners.
    private var slide: some View {
        let shape = SlideShape(radius: environment.length(.sheetRadius), safeAreaInsets: environment.safeAreaInsets)
        return single.frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { shape.fill(.control(.surface)) }
            .clipShape(shape)
            .padding(.top, environment.length(.sheetTop))
    }

    /// The card, in a frame as high as the screen, so that a move by its own height leads beyond the edge.
    private var card: some View {
        single.frame(maxWidth: environment.length(.sheetWidth), maxHeight: environment.length(.sheetHeight))
            .background(
                .control(.surface), in: RoundedRectangle(cornerRadius: environment.length(.sheetRadius))
            )
            .padding(environment.length(.sheetTop))
            .frame(maxHeight: .infinity)
    }
}

/// The outline of a sheet: rounded at the top, extended to the screen's edges elsewhere.
private struct SlideShape: Shape {
    let radius: Double
    let safeAreaInsets: EdgeInsets

    nonisolated func path(in rect: Rect) -> Path {
        let whole = Rect(
            x: rect.minX - safeAreaInsets.leading, y: rect.minY,
            width: rect.width + safeAreaInsets.leading + safeAreaInsets.trailing,
            height: rect.height + safeAreaInsets.bottom)
        return UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius).path(in: whole)
    }
}

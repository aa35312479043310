import FramewrightDrawing
import FramewrightLayoutEngine

extension View {
    /// Presents a sheet while `isPresented` is true: from the bottom edge in a compact width, a centred card in a
    /// regular width.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        PresentingView(content: self, isPresented: isPresented.wrappedValue) {
            Sheet(content: content(), end: { isPresented.wrappedValue = false })
                .ending { isPresented.wrappedValue = false }.onDisappear(perform: onDismiss)
        }
    }

    /// Presents a sheet while there is an item.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PresentingView(content: self, isPresented: item.wrappedValue != nil) {
            if let shown = item.wrappedValue {
                Sheet(content: content(shown).id(shown.id), end: { item.wrappedValue = nil })
                    .ending { item.wrappedValue = nil }
                    .onDisappear(perform: onDismiss)
            }
        }
    }

    /// Makes `dismiss` end the presentation that contains this view.
    func ending(_ end: @escaping @MainActor () -> Void) -> some View {
        changingEnvironment {
            $0.dismiss = DismissAction(end: end)
            $0.isPresented = true
        }
    }
}

/// The dimming layer and the page of a sheet.
struct Sheet<Content: View>: View {
    let content: Content
    let end: @MainActor () -> Void

    var body: some View {
        SheetLayers(content: content, end: end)
            .foregroundStyle(ContainerInk(color: .ink))
    }
}

/// Lowers the content first, because it sets the traits of its sheet.
private struct SheetLayers<Content: View>: PrimitiveView {
    let content: Content
    let end: @MainActor () -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.at(.position(0)).with { $0.elevate() }.collectingPreferences()
        let nodes = inner.nodes(of: content)
        let traits = inner.preferences.value(SheetTraitsKey.self) ?? SheetTraits()
        let page = nodes.isEmpty ? nil : nodes.single(or: VStackLayout(), named: "VStack")
        let layers = Group {
            Dim(onTap: traits.isDismissedByTap(in: lowering.environment) ? end : nil)
            if let page { SheetPage(content: LoweredView(node: page), traits: traits, end: end) }
        }
        return lowering.at(.position(1)).nodes(of: layers)
    }
}

struct SheetPage: View {
    @Environment(\.self) private var environment
    let content: LoweredView
    let traits: SheetTraits
    let end: @MainActor () -> Void

    var body: some View { page.transition(.rising(in: environment)) }

    @ViewBuilder private var page: some View {
        if environment.horizontalSizeClass == .regular {
            card
        } else if let detent = traits.shownDetent {
            slide.modified(
                by: DetentLayout(
                    detent: detent, insets: environment.safeAreaInsets, environment: environment), named: "Detent")
        } else {
            slide.padding(.top, environment.length(.sheetTop))
        }
    }

    private var radius: Double { traits.cornerRadius ?? environment.length(.sheetRadius) }

    private var surface: AnyShapeStyle { traits.background ?? AnyShapeStyle(.control(.surface)) }

    /// The sheet that extends to the bottom edge of the screen, with rounded top corners.
    private var slide: some View {
        let shape = SlideShape(radius: radius, safeAreaInsets: environment.safeAreaInsets)
        return content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .background { shape.fill(surface) }
            .clipShape(shape)
            .topped(by: SheetGrabber(traits: traits, end: end), if: traits.showsIndicator)
    }

    /// The card, in a frame as high as the screen, so that a move by its own height leads beyond the edge.
    private var card: some View {
        content.frame(maxWidth: environment.length(.sheetWidth), maxHeight: environment.length(.sheetHeight))
            .background(surface, in: RoundedRectangle(cornerRadius: radius))
            .clipShape(RoundedRectangle(cornerRadius: radius))
            .padding(environment.length(.sheetTop))
            .frame(maxHeight: .infinity)
    }
}

extension View {
    /// Places a grabber at the top, if it is shown.
    @ViewBuilder
    fileprivate func topped(by grabber: SheetGrabber, if isShown: Bool) -> some View {
        if isShown { overlay(alignment: .top) { grabber } } else { self }
    }
}

/// The short bar at the top of a sheet. A drag on it selects the next detent or dismisses the sheet.
private struct SheetGrabber: View {
    @Environment(\.self) private var environment
    let traits: SheetTraits
    let end: @MainActor () -> Void

    var body: some View {
        Capsule().fill(.control(.placeholder))
            .frame(width: environment.length(.grabberWidth), height: environment.length(.grabberHeight))
            .padding(.top, environment.length(.grabberTop))
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .top)
            .contentShape(Rectangle())
            .interacting([
                .drag(minimumDistance: 10, changed: { _ in }, ended: { settle($0.location.y - $0.start.y) })
            ])
    }

    /// Selects the next detent up or down; below the lowest one the sheet is dismissed.
    private func settle(_ distance: Double) {
        guard abs(distance) > 40 else { return }
        let sorted = traits.detents.sorted { $0.order < $1.order }
        guard let index = sorted.firstIndex(where: { $0 == traits.currentDetent }) else { return }
        withAnimation {
            if distance < 0 {
                if index + 1 < sorted.count { traits.select(sorted[index + 1]) }
            } else if index > 0 {
                traits.select(sorted[index - 1])
            } else if !traits.isDismissDisabled {
                end()
            }
        }
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

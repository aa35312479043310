import FramewrightDrawing
public import FramewrightLayoutEngine

/// The part of a view to which a popover points.
public enum PopoverAttachmentAnchor: Sendable {
    /// A rectangle of the view.
    case rect(Anchor)
    /// A point of the view.
    case point(UnitPoint)

    /// The source of an anchor.
    public enum Anchor: Sendable {
        /// The bounds of the view.
        case bounds
    }
}

extension View {
    /// Presents a popover beside the view while `isPresented` is true; a sheet in a compact width. The side is chosen
    /// by the space on the screen; anchor and edge are accepted without effect.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        let end = { @MainActor in isPresented.wrappedValue = false }
        return PopoverSource(content: self, isPresented: isPresented.wrappedValue, popover: content, end: end)
    }

    /// Presents a popover beside the view while there is an item; a sheet in a compact width. The side is chosen by the
    /// space on the screen; anchor and edge are accepted without effect.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        PopoverSource(content: self, isPresented: item.wrappedValue != nil) {
            if let shown = item.wrappedValue { content(shown).id(shown.id) }
        } end: {
            item.wrappedValue = nil
        }
    }
}

private struct PopoverSource<Content: View, Popover: View>: View {
    @Namespace private var anchor
    let content: Content
    let isPresented: Bool
    @ViewBuilder let popover: () -> Popover
    let end: @MainActor () -> Void

    var body: some View {
        PresentingView(content: content.matchedGeometryEffect(id: 0, in: anchor), isPresented: isPresented) {
            PopoverLayers(anchor: anchor, content: popover(), end: end)
                .foregroundStyle(ContainerInk(color: .ink))
                .ending(end)
        }
    }
}

/// The layers of a popover, or those of a sheet in a compact width.
private struct PopoverLayers<Content: View>: PrimitiveView {
    let anchor: Namespace.ID
    let content: Content
    let end: @MainActor () -> Void

    func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.at(.position(0)).with { $0.elevate() }.collectingPreferences()
        let nodes = inner.nodes(of: content)
        guard !nodes.isEmpty else { return [] }
        let page = LoweredView(node: nodes.single(or: VStackLayout(), named: "VStack"))
        let traits = inner.preferences.value(SheetTraitsKey.self) ?? SheetTraits()
        let place = lowering.at(.position(1))
        if lowering.environment.horizontalSizeClass == .regular || traits.keepsPopover {
            let card = PopoverCard(content: page, background: traits.background)
            let surface = traits.background ?? AnyShapeStyle(.control(.surface))
            return place.nodes(of: PanelLayers(anchor: anchor, panel: card, arrow: surface, end: end))
        }
        return place.nodes(
            of: Group {
                Dim(onTap: traits.isDismissedByTap(in: lowering.environment) ? end : nil)
                SheetPage(content: page, traits: traits, end: end)
            })
    }
}

/// The card of a popover.
private struct PopoverCard: View {
    @Environment(\.self) private var environment
    let content: LoweredView
    let background: AnyShapeStyle?

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: environment.length(.panelRadius))
        content.fixedSize(horizontal: false, vertical: true)
            .frame(minWidth: 44, minHeight: 44)
            .background { shape.fill(background ?? AnyShapeStyle(.control(.surface))) }
            .clipShape(shape)
            .panelShadow()
    }
}

extension View {
    /// Adds the shadow that separates a panel from the screen.
    func panelShadow() -> some View { shadow(color: .control(.panelShadow), radius: 16, x: 0, y: 6) }
}

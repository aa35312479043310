public import FramewrightLayoutEngine

/// The appearance of a sheet, set by its content.
struct SheetTraits {
    var detents: Set<PresentationDetent> = []
    var selection: Binding<PresentationDetent>?
    var dragIndicator = Visibility.automatic
    var cornerRadius: Double?
    var background: AnyShapeStyle?
    var isDismissDisabled = false
    /// Whether a popover stays one in a compact width.
    var keepsPopover = false

    /// The detent at which the sheet rests: the selected one, otherwise the lowest.
    @MainActor var currentDetent: PresentationDetent? {
        if let selected = selection?.wrappedValue, detents.contains(selected) { return selected }
        return detents.min { $0.order < $1.order }
    }

    /// The detent below the full height; nil for a sheet of full height.
    @MainActor var shownDetent: PresentationDetent? { currentDetent == .large ? nil : currentDetent }

    var showsIndicator: Bool { dragIndicator == .visible || (dragIndicator == .automatic && detents.count > 1) }

    @MainActor func select(_ detent: PresentationDetent) { selection?.wrappedValue = detent }

    /// Whether a tap beside the sheet dismisses it. A sheet of full height leaves no space beside it.
    @MainActor func isDismissedByTap(in environment: EnvironmentValues) -> Bool {
        !isDismissDisabled && shownDetent != nil && environment.horizontalSizeClass != .regular
    }
}

enum SheetTraitsKey: EarlyPreferenceKey {
    static var defaultValue: SheetTraits { SheetTraits() }

    /// Keeps the traits of the first view, with the detents of any.
    static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
        let next = nextValue()
        if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
        if value.dragIndicator == .automatic { value.dragIndicator = next.dragIndicator }
        value.cornerRadius = value.cornerRadius ?? next.cornerRadius
        value.background = value.background ?? next.background
        value.keepsPopover = value.keepsPopover || next.keepsPopover
        value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    }
}

extension View {
    /// Sets the heights at which the sheet around this view rests. At first it is at the lowest.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        DetentSelection(content: self, detents: detents)
    }

    /// Sets the heights at which the sheet around this view rests, and a binding to the current one.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        changingSheet { ($0.detents, $0.selection) = (detents, selection) }
    }

    /// Sets whether the sheet around this view has a short bar at its top. The default is automatic: with several
    /// detents.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        changingSheet { $0.dragIndicator = visibility }
    }

    /// Sets the corner radius of the sheet around this view, in points; nil restores the theme's.
    public func presentationCornerRadius(_ cornerRadius: Double?) -> some View {
        changingSheet { $0.cornerRadius = cornerRadius }
    }

    /// Fills the background of the sheet around this view with a style.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        changingSheet { $0.background = AnyShapeStyle(style) }
    }

    /// Places a view behind the content of the sheet around this view, instead of the theme's surface.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { content().ignoresSafeArea() }
    }

    /// Sets whether the sheet around this view stays when it is dragged down or a tap falls beside it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        changingSheet { $0.isDismissDisabled = isDisabled }
    }

    func changingSheet(_ change: @escaping (inout SheetTraits) -> Void) -> some View {
        transformPreference(SheetTraitsKey.self, change)
    }
}

/// Detents without a binding; the current one is a state.
private struct DetentSelection<Content: View>: View {
    @State private var selected: PresentationDetent?
    let content: Content
    let detents: Set<PresentationDetent>

    var body: some View {
        let selection = Binding(
            get: { selected ?? detents.min { $0.order < $1.order } ?? .large }, set: { selected = $0 })
        content.changingSheet { ($0.detents, $0.selection) = (detents, selection) }
    }
}

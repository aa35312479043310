public import FramewrightLayoutEngine

/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Nil spacing is what neighbours ask for: mostly 8 points, none next to a spacer.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("HStack", layout, content, axis: .horizontal)
    }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Nil spacing is what neighbours ask for: mostly 8 points, none next to a spacer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("VStack", layout, content, axis: .vertical)
    }
}

/// Views on top of each other. Those of the highest `layoutPriority` say how large it is; all are then fitted to that.
public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("ZStack", layout, content, allowsOverlap: true)
    }
}

/// Empty space that takes what its siblings leave.
public struct Spacer: PrimitiveView {
    private let minLength: Double?

    /// Nil is the default spacing of 8 points.
    public init(minLength: Double? = nil) { self.minLength = minLength }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let layout = SpacerLayout(axis: lowering.environment.stackAxis, minimum: minLength)
        return [ViewNode(ViewContent("Spacer"), layout: layout, isSpacer: true)]
    }
}

extension Layout {
    /// Lays views out with this layout. A type's own `callAsFunction` wins.
    @MainActor
    @_disfavoredOverload
    public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// Views in a custom layout.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("\(L.self)", layout, content, axis: orientation)
    }

    private var orientation: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }
}

extension Lowering {
    func container(
        _ name: String, _ layout: some Layout, _ content: some View, axis: Axis? = nil, allowsOverlap: Bool = false
    ) -> [ViewNode] {
        let children = with { $0.stackAxis = axis }.nodes(of: content).numbered()
        return [ViewNode(ViewContent(name, allowsOverlap: allowsOverlap), layout: layout, children: children)]
    }
}

extension EnvironmentValues {
    /// The direction in which a spacer grows; nil outside a stack.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}

private enum StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
}

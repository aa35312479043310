public import FramewrightLayoutEngine

/// A horizontal stack of views.
public struct HStack<Content: View>: PrimitiveView {
    private let layout: HStackLayout
    private let content: Content

    /// Creates a stack. A spacing of nil follows the views' preferred spacing: mostly 8 points, 0 beside a spacer.
    public init(
        alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("HStack", layout: layout, content: content, axis: .horizontal)
    }
}

/// A vertical stack of views.
public struct VStack<Content: View>: PrimitiveView {
    private let layout: VStackLayout
    private let content: Content

    /// Creates a stack. A spacing of nil follows the views' preferred spacing: mostly 8 points, 0 beside a spacer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("VStack", layout: layout, content: content, axis: .vertical)
    }
}

/// A stack of overlapping views. The views of the highest `layoutPriority` determine its size, which is then proposed
/// to all.
public struct ZStack<Content: View>: PrimitiveView {
    private let layout: ZStackLayout
    private let content: Content

    /// Creates a stack with an alignment.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("ZStack", layout: layout, content: content, allowsOverlap: true)
    }
}

/// A flexible space that takes the length its siblings leave.
public struct Spacer: PrimitiveView {
    private let minLength: Double?

    /// Creates a spacer. A minimum length of nil is the default spacing of 8 points.
    public init(minLength: Double? = nil) { self.minLength = minLength }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let layout = SpacerLayout(axis: lowering.environment.stackAxis, minimum: minLength)
        return [ViewNode(ViewContent("Spacer"), layout: layout, isSpacer: true)]
    }
}

extension Layout {
    /// Lays views out with this layout. A type's own `callAsFunction` takes precedence.
    @MainActor @preconcurrency
    @_disfavoredOverload
    public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View {
        LayoutView(layout: self, content: content())
    }
}

/// A container with a custom layout.
package struct LayoutView<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.container("\(L.self)", layout: layout, content: content, axis: orientation)
    }

    private var orientation: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }
}

extension Lowering {
    func container(
        _ name: String, layout: some Layout, content: some View, axis: Axis? = nil, allowsOverlap: Bool = false
    ) -> [ViewNode] {
        let children = with { $0.stackAxis = axis }.nodes(of: content).numbered()
        return [ViewNode(ViewContent(name, allowsOverlap: allowsOverlap), layout: layout, children: children)]
    }
}

extension EnvironmentValues {
    /// The axis of the innermost stack, along which spacers expand; nil outside of a stack.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
}

private enum StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
}

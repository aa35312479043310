public import FramewrightDrawing
import FramewrightLayoutEngine

/// The colours of a canvas. Accepted without effect; drawing is in sRGB.
public enum ColorRenderingMode: Hashable, Sendable, CaseIterable {
    case nonLinear
    case linear
    case extendedLinear
}

/// A view that draws by commands.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
public struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that can be drawn as symbols, by their tags.
    public var symbols: Symbols
    /// The function that draws.
    public var renderer: (inout GraphicsContext, Size) -> Void
    /// Whether the canvas is filled with black first.
    public var isOpaque: Bool
    /// The colours. Accepted without effect.
    public var colorMode: ColorRenderingMode
    /// Whether drawing may take place on another thread. Accepted without effect.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with views that can be drawn as symbols.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        let inner = lowering.inside(Self.self)
        let (symbolic, tags) = inner.at(.position(0)).collectingTags()
        let known = symbolic.with { $0.stackAxis = nil }.nodes(of: symbols)
        let pairs = known.compactMap { node in tags.value(of: node).map { ($0, CanvasPicture(node)) } }
        let symbols = Dictionary(pairs) { first, _ in first }
        lowering.graph.notes.hasDeferred = true
        let (renderer, isOpaque) = (renderer, isOpaque)
        let deferral: ViewNode.Deferral = { site, _ in
            let target = DrawingTarget()
            if isOpaque {
                target.commands = [.fillRect(RoundedRect(Rect(origin: .zero, size: site.size)), Paint(.black))]
            }
            var context = GraphicsContext(
                target: target, resources: CanvasResources(lowering: inner, symbols: symbols, size: site.size))
            renderer(&context, site.size)
            let list = DisplayList(size: site.size, items: target.commands.map { .init($0, source: 0) })
            return [ViewNode(ViewContent("Drawing", .drawing(list)), layout: FillLayout())]
        }
        return [ViewNode(ViewContent("Canvas"), layout: GeometryReaderLayout(), deferral: deferral)]
    }
}

extension Canvas where Symbols == EmptyView {
    /// Creates a canvas.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, Size) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

import FramewrightDrawing
import FramewrightLayoutEngine
public import FramewrightTheming
import FramewrightTypography
import FramewrightViews

extension LayoutDocument {
    /// Creates a document of a layout. `scene` and `traits` are those that the layout was made with.
    public init(_ layout: ScreenLayout, scene: String, theme: Theme, traits: Traits = Traits()) {
        let viewport = layout.viewport
        var insets = viewport.safeAreaInsets
        if traits.direction == .rightToLeft { swap(&insets.leading, &insets.trailing) }
        self.init(
            renderer: Renderer.version, scene: scene, theme: theme.name, context: theme.selectedContext,
            locale: traits.locale,
            screen: Screen(
                size: viewport.size, scale: viewport.scale, safeAreaInsets: insets, direction: traits.direction,
                textSize: traits.dynamicTypeSize),
            nodes: Self.nodes(of: layout.tree, scale: viewport.scale))
    }

    private static func nodes(of tree: PlacedTree<ViewContent>, scale: Double) -> [Node] {
        var nodes: [Node] = []
        nodes.reserveCapacity(tree.nodes.count)
        for placed in tree.nodes {
            let step = escaped(placed.step)
            let path = placed.parent.map { "\(nodes[$0].path)/\(step)" } ?? step
            nodes.append(Node(placed, path: path, scale: scale))
        }
        return nodes
    }

    private static func escaped(_ step: IdentityStep) -> String {
        switch step {
        case .index(let position): "\(position)"
        // Compares Unicode scalars: a slash followed by a combining mark is one `Character` but still separates path
        // steps.
        case .key(let key): key.unicodeScalars.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : String($0) }.joined()
        }
    }
}

extension LayoutDocument.Node {
    fileprivate init(_ placed: Placed<ViewContent>, path: String, scale: Double) {
        self.init(
            path: path, type: placed.payload.name, identifier: placed.payload.identifier,
            frame: placed.frame.ofWholePixels(at: scale))
        switch placed.payload.figure {
        case .clip, .clipShape, .mask: clips = true
        case .layer(let layer): opacity = layer.opacity
        case .hidden: opacity = 0
        case .none, .shape, .text, .image, .drawing, .effect, .transform: break
        }
        // Text that cannot be set was reported during lowering, and then there is no layout to describe.
        if case .text(let figure) = placed.payload.figure, let lines = try? figure.layout(for: placed.proposal) {
            text = LayoutDocument.PlacedText(figure.string, lines)
        }
    }
}

extension LayoutDocument.PlacedText {
    fileprivate init(_ string: String, _ layout: TextLayout) {
        let fonts = layout.runs.reduce(into: [LayoutDocument.Font]()) { known, run in
            let font = LayoutDocument.Font(face: run.glyphs.font.name, size: run.glyphs.size)
            if !known.contains(font) { known.append(font) }
        }
        self.init(
            string: string, fonts: fonts, lines: layout.lineCount, firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline, isTruncated: layout.isTruncated, isClipped: layout.isClipped)
    }
}

extension Rect {
    /// Rounds lengths to whole pixels where they differ only by floating-point error, so that the same pixels always
    /// have the same digits. (A width is the difference of two edges, so its error depends on the position.)
    fileprivate func ofWholePixels(at scale: Double) -> Rect {
        func clean(_ length: Double) -> Double {
            let pixels = (length * scale).rounded()
            return abs(pixels - length * scale) < 1e-6 ? pixels / scale : length
        }
        return Rect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
    }
}

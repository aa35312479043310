public import FramewrightDrawing
import FramewrightLayoutEngine

/// The rule by which the area inside an outline is filled.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule is used instead of the nonzero one.
    public var isEOFilled: Bool

    /// Whether edges are smooth. Accepted without effect: they always are.
    public var isAntialiased: Bool

    /// Creates a fill style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonzero }
}

/// An outline of a painted shape with its style; nil is the foreground style.
///
/// Not nested in the generic `PaintedShape`, because the metadata of a nested type would be looked up at run time.
struct PaintedOutline {
    let outline: any Shape
    let style: (any ShapeStyle)?

    init(_ outline: any Shape, style: (any ShapeStyle)?) {
        self.outline = outline
        self.style = style
    }
}

/// A shape with fills and strokes, the last one on top. They do not affect its frame.
public struct PaintedShape<Content: Shape>: PrimitiveView {
    /// The shape that is filled and stroked.
    public let shape: Content
    let layers: [PaintedOutline]

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes: [ViewNode] = []
        nodes.reserveCapacity(layers.count)
        for layer in layers {
            nodes.append(lowering.node(layer.outline, layer.style ?? lowering.environment.foregroundStyle))
        }
        guard nodes.count > 1 else { return nodes }
        let content = ViewContent(shape.displayName, allowsOverlap: true)
        let layout = LayeredLayout(primary: 0, alignment: .center)
        return [ViewNode(content, layout: layout, children: nodes.numbered())]
    }

    /// Returns the shape with another outline on top.
    fileprivate nonisolated func adding(_ outline: any Shape, _ style: any ShapeStyle) -> PaintedShape {
        PaintedShape(shape: shape, layers: layers + [PaintedOutline(outline, style: style)])
    }
}

extension Shape {
    /// Fills the shape with a style. Further fills and strokes can follow.
    public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: []).fill(content, style: style)
    }

    /// Fills the shape with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: [.init(ruled(style), style: nil)])
    }

    /// Strokes the shape's outline; half the line is outside.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: []).stroke(content, style: style)
    }

    /// Strokes the shape's outline; half the line is outside.
    public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    fileprivate func ruled(_ style: FillStyle) -> any Shape {
        style.isEOFilled ? EvenOddShape(shape: self) : self
    }
}

extension InsettableShape {
    /// Strokes the shape's outline with the whole line inside.
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: []).strokeBorder(content, style: style)
    }

    /// Strokes the shape's outline with the whole line inside.
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Strokes the shape's outline in the foreground style with the whole line inside.
    public func strokeBorder(style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: [.init(inset(by: style.lineWidth / 2).stroke(style: style), style: nil)])
    }

    /// Strokes the shape's outline in the foreground style with the whole line inside.
    public func strokeBorder(lineWidth: Double = 1) -> PaintedShape<Self> {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension PaintedShape {
    /// Adds a fill on top.
    public nonisolated func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape {
        adding(shape.ruled(style), content)
    }

    /// Adds a stroke on top.
    public nonisolated func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
        adding(shape.stroke(style: style), content)
    }

    /// Adds a stroke on top.
    public nonisolated func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension PaintedShape where Content: InsettableShape {
    /// Adds a stroke inside the shape on top.
    public nonisolated func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
        adding(shape.inset(by: style.lineWidth / 2).stroke(style: style), content)
    }

    /// Adds a stroke inside the shape on top.
    public nonisolated func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Lowering {
    func fill(_ shape: some Shape, _ style: any ShapeStyle, name: String) -> [ViewNode] {
        let content = ViewContent(name, .shape(shape.facing(environment.layoutDirection), paint(style)))
        let node = ViewNode(content, layout: ShapeLayout(shape: shape))
        // Skips the dynamic casts below for plain colours. Chosen by measurement, see Performance.
        if type(of: style) == Color.self { return [node] }
        let resolved = style.resolvedIfRelative(over: environment.foregroundStyle)
        if let mesh = (resolved as? AnyShapeStyle)?.style as? MeshGradient ?? resolved as? MeshGradient {
            return [meshed(node, shape, mesh)]
        }
        if let material = resolved.backdrop { return [frosted(node, shape, material)] }
        guard let filters = (resolved as? any ShadowedStyle)?.filters(in: self), !filters.isEmpty else { return [node] }
        let layer = DisplayList.Layer(filters: filters)
        return [node.wrapped(in: PaddingLayout(.zero), as: ViewContent("Shadow", .effect(layer, backdrop: nil)))]
    }

    fileprivate func node(_ outline: some Shape, _ style: any ShapeStyle) -> ViewNode {
        fill(outline, style, name: outline.displayName)[0]
    }
}

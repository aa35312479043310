public import FramewrightDrawing
import FramewrightLayoutEngine

/// How an area inside an outline is found.
public struct FillStyle: Hashable, Sendable {
    /// True for the even-odd rule, false for the nonzero one.
    public var isEOFilled: Bool

    public init(eoFill: Bool = false) { isEOFilled = eoFill }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonzero }
}

/// One outline of a painted shape and its style; nil is the foreground style.
///
/// Not inside the shape's type, which is generic: its layers' type was looked up at every step.
struct PaintedOutline {
    let outline: any Shape
    let style: (any ShapeStyle)?

    init(_ outline: any Shape, style: (any ShapeStyle)?) {
        self.outline = outline
        self.style = style
    }
}

/// A shape with its fills and strokes, the later ones on top. Nothing but drawing: frames are those of the shape.
public struct PaintedShape<Content: Shape>: PrimitiveView {
    /// What is filled and stroked.
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

    /// The same shape with one more outline on top.
    fileprivate func adding(_ outline: any Shape, _ style: any ShapeStyle) -> PaintedShape {
        PaintedShape(shape: shape, layers: layers + [PaintedOutline(outline, style: style)])
    }
}

extension Shape {
    /// The shape filled with a style. More fills and strokes may follow.
    public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: []).fill(content, style: style)
    }

    /// The shape filled with the foreground style.
    public func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: [.init(ruled(style), style: nil)])
    }

    /// The shape's outline traced with a style; half the line lies outside.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: []).stroke(content, style: style)
    }

    /// The shape's outline traced with a style; half the line lies outside.
    public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    fileprivate func ruled(_ style: FillStyle) -> any Shape {
        style.isEOFilled ? EvenOddShape(shape: self) : self
    }
}

extension InsettableShape {
    /// The shape's outline traced with a style so that all of the line lies inside.
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: []).strokeBorder(content, style: style)
    }

    /// The shape's outline traced with a style so that all of the line lies inside.
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape<Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// The shape's outline traced with the foreground style so that all of the line lies inside.
    public func strokeBorder(style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(shape: self, layers: [.init(inset(by: style.lineWidth / 2).stroke(style: style), style: nil)])
    }

    /// The shape's outline traced with the foreground style so that all of the line lies inside.
    public func strokeBorder(lineWidth: Double = 1) -> PaintedShape<Self> {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension PaintedShape {
    /// One more fill on top of what there is.
    public func fill(_ content: some ShapeStyle, style: FillStyle = FillStyle()) -> PaintedShape {
        adding(shape.ruled(style), content)
    }

    /// One more stroke on top of what there is.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
        adding(shape.stroke(style: style), content)
    }

    /// One more stroke on top of what there is.
    public func stroke(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension PaintedShape where Content: InsettableShape {
    /// One more stroke, inside the shape, on top of what there is.
    public func strokeBorder(_ content: some ShapeStyle, style: StrokeStyle) -> PaintedShape {
        adding(shape.inset(by: style.lineWidth / 2).stroke(style: style), content)
    }

    /// One more stroke, inside the shape, on top of what there is.
    public func strokeBorder(_ content: some ShapeStyle, lineWidth: Double = 1) -> PaintedShape {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension Lowering {
    func fill(_ shape: some Shape, _ style: any ShapeStyle, name: String) -> [ViewNode] {
        let content = ViewContent(name, .shape(shape.facing(environment.layoutDirection), paint(style)))
        let node = ViewNode(content, layout: ShapeLayout(shape: shape))
        // Not asked of plain colours, which nearly all are: the question takes as long as the rest.
        if type(of: style) == ThemeColor.self || type(of: style) == Color.self { return [node] }
        let resolved = style.resolvedIfRelative(over: environment.foregroundStyle)
        guard let filters = (resolved as? any ShadowedStyle)?.filters, !filters.isEmpty else { return [node] }
        let layer = DisplayList.Layer(filters: filters)
        return [node.wrapped(in: PaddingLayout(.zero), as: ViewContent("Shadow", .effect(layer, backdrop: nil)))]
    }

    fileprivate func node(_ outline: some Shape, _ style: any ShapeStyle) -> ViewNode {
        fill(outline, style, name: outline.displayName)[0]
    }
}

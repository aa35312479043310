public import FramewrightDrawing
public import FramewrightLayoutEngine

/// What a view carries through layout: what to draw in its frame, and what tests and lint want to know of it.
public struct ViewContent: Sendable {
    /// What is drawn in the frame.
    public enum Figure: Sendable {
        /// Nothing of its own: containers and modifiers.
        case none
        case shape(any Shape, Paint)
        case text(TextFigure)
        case image(ImageFigure)
        /// Everything inside is cut off at the frame.
        case clip
        /// Everything inside is cut off at a shape in the frame.
        case clipShape(any Shape, FillRule)
        /// Everything inside is painted on a layer of its own.
        case layer(DisplayList.Layer)
        /// Everything inside is painted on a layer of its own that goes through filters or blends otherwise; over a colour
        /// that fills the frame where there is a backdrop.
        case effect(DisplayList.Layer, backdrop: Color?)
        /// Everything inside is seen turned, scaled or bent.
        case transform(FrameTransform)
        /// The first child is seen only as far as the second is opaque.
        case mask
        /// Nothing inside is drawn.
        case hidden
    }

    /// The view's type, such as `Text` or `HStack`.
    public var name: String
    public var figure: Figure
    /// Set by `accessibilityIdentifier`; a name for tests, masks and scripts.
    public var identifier: String?
    /// True where children are meant to lie on top of each other: ZStack, background, overlay.
    public var allowsOverlap: Bool
    /// The axes along which what is inside may lie beyond the frame, to be scrolled to.
    public var scrolledAxes: Axis.Set = []
    /// How the view answers fingers and keys.
    public var interactions: [Interaction] = []
    /// Where it takes touches, if not just where it draws.
    public var hitShape: (any Shape)?
    /// False when neither it nor anything in it takes touches.
    public var allowsHitTesting = true
    /// What assistive technology would read out, if not the text inside.
    public var label: String?
    /// Index of the value a picker's option stands for.
    var tag: Int?
    /// What the node is to the list or dialog around it.
    var role: ContainerRole?

    public init(_ name: String, _ figure: Figure = .none, allowsOverlap: Bool = false) {
        self.name = name
        self.figure = figure
        self.allowsOverlap = allowsOverlap
    }
}

extension ViewContent {
    /// True where nothing inside is seen.
    public var hidesContent: Bool {
        switch figure {
        case .hidden: true
        case .layer(let layer): layer.opacity == 0
        case .transform(let transform): transform.hidesContent
        case .none, .shape, .text, .image, .clip, .clipShape, .effect, .mask: false
        }
    }
}

extension ViewContent: CustomStringConvertible {
    public var description: String {
        let label = identifier.map { "\(name) '\($0)'" } ?? name
        return switch figure {
        case .none, .clip, .mask, .hidden: label
        case .clipShape(let shape, let rule): "\(label) \(shape.displayName)\(rule == .evenOdd ? " evenOdd" : "")"
        case .layer(let layer): "\(label) \(shortest(layer.opacity))"
        case .effect(let layer, let backdrop): "\(label) \(layer)\(backdrop.map { " over \($0)" } ?? "")"
        case .transform(let transform): "\(label) \(transform)"
        case .shape(_, let paint): "\(label) \(paint)"
        case .image(let image): "\(label) \(image)"
        case .text(let text): "\(label) \(text)"
        }
    }
}

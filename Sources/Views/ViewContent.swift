public import FramewrightDrawing

/// What a view carries through layout: what to draw in its frame, and what tests and lint want to know of it.
public struct ViewContent: Sendable {
    /// What is drawn in the frame.
    public enum Figure: Sendable {
        /// Nothing of its own: containers and modifiers.
        case none
        case shape(any Shape, Paint)
        case text(TextFigure)
        /// Everything inside is cut off at the frame.
        case clip
    }

    /// The view's type, such as `Text` or `HStack`.
    public var name: String
    public var figure: Figure
    /// Set by `accessibilityIdentifier`; a name for tests, masks and scripts.
    public var identifier: String?
    /// True where children are meant to lie on top of each other: ZStack, background, overlay.
    public var allowsOverlap: Bool
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

extension ViewContent: CustomStringConvertible {
    public var description: String {
        let label = identifier.map { "\(name) '\($0)'" } ?? name
        return switch figure {
        case .none, .clip: label
        case .shape(_, let paint): "\(label) \(paint)"
        case .text(let text): "\(label) \"\(text.string)\" \(text.paint)"
        }
    }
}

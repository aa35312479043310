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

    /// Shared by all copies until one is changed: a node is copied wherever a kept view is used again, and its content once
    /// more when it is placed. Copied field by field, this and the copies' end were a seventh of a game of 2048 (2026-11-22).
    private var said: Storage

    public init(_ name: String, _ figure: Figure = .none, allowsOverlap: Bool = false) {
        said = Storage(name, figure, allowsOverlap)
    }

    /// The content of a node that a modifier puts around a view.
    package init(modifier name: String, _ figure: Figure = .none, allowsOverlap: Bool = false) {
        self.init(name, figure, allowsOverlap: allowsOverlap)
        said.isModifier = true
    }

    /// A content that nobody else holds is changed where it is.
    private mutating func copyIfShared() { if !isKnownUniquelyReferenced(&said) { said = Storage(said) } }

    /// The view's type, such as `Text` or `HStack`.
    public var name: String {
        get { said.name }
        set {
            copyIfShared()
            said.name = newValue
        }
    }

    /// What is drawn in its frame.
    public var figure: Figure {
        get { said.figure }
        set {
            copyIfShared()
            said.figure = newValue
        }
    }

    /// Set by `accessibilityIdentifier`; a name for tests, masks and scripts.
    public var identifier: String? {
        get { said.identifier }
        set {
            copyIfShared()
            said.identifier = newValue
        }
    }

    /// True where children are meant to lie on top of each other: ZStack, background, overlay.
    public var allowsOverlap: Bool {
        get { said.allowsOverlap }
        set {
            copyIfShared()
            said.allowsOverlap = newValue
        }
    }

    /// The axes along which what is inside may lie beyond the frame, to be scrolled to.
    public var scrolledAxes: Axis.Set {
        get { said.scrolledAxes }
        set {
            copyIfShared()
            said.scrolledAxes = newValue
        }
    }

    /// How the view answers fingers and keys.
    public var interactions: [Interaction] {
        get { said.interactions }
        set {
            copyIfShared()
            said.interactions = newValue
        }
    }

    /// Where it takes touches, if not just where it draws.
    public var hitShape: (any Shape)? {
        get { said.hitShape }
        set {
            copyIfShared()
            said.hitShape = newValue
        }
    }

    /// False when neither it nor anything in it takes touches.
    public var allowsHitTesting: Bool {
        get { said.allowsHitTesting }
        set {
            copyIfShared()
            said.allowsHitTesting = newValue
        }
    }

    /// What assistive technology would read out, if not the text inside.
    public var label: String? {
        get { said.label }
        set {
            copyIfShared()
            said.label = newValue
        }
    }

    /// Rules that do not count for the view and everything in it.
    public var lintExceptions: [LintException] {
        get { said.lintExceptions }
        set {
            copyIfShared()
            said.lintExceptions = newValue
        }
    }

    /// True for a control that is out of use.
    package var isDisabled: Bool {
        get { said.isDisabled }
        set {
            copyIfShared()
            said.isDisabled = newValue
        }
    }

    /// True where the direction of reading around the view is not its own: it is meant to stay as it is.
    package var keepsDirection: Bool {
        get { said.keepsDirection }
        set {
            copyIfShared()
            said.keepsDirection = newValue
        }
    }

    /// True for a node that a modifier puts around a view, and for others that no author writes.
    var isModifier: Bool {
        get { said.isModifier }
        set {
            copyIfShared()
            said.isModifier = newValue
        }
    }

    /// The type of the control that the node is the outermost of, such as `Button`, as its author wrote it.
    var control: String? {
        get { said.control }
        set {
            copyIfShared()
            said.control = newValue
        }
    }

    /// Index of the value a picker's option stands for.
    var tag: Int? {
        get { said.tag }
        set {
            copyIfShared()
            said.tag = newValue
        }
    }

    /// What the node is to the list or dialog around it.
    var role: ContainerRole? {
        get { said.role }
        set {
            copyIfShared()
            said.role = newValue
        }
    }

    /// The sides of the conditions the view stands behind and the places of what it is an element of, as one number; 0 for
    /// most.
    var branch: UInt32 {
        get { said.branch }
        set {
            copyIfShared()
            said.branch = newValue
        }
    }

    /// An element of what stands at a place in a builder. The first place is no news: a content is not copied for it.
    mutating func append(toBranch place: Int) {
        let known = branch &* 31 &+ UInt32(truncatingIfNeeded: place)
        if known != branch { branch = known }
    }

    /// What is said about how it moves; nil for most.
    var motion: ViewMotion? {
        get { said.motion }
        set {
            copyIfShared()
            said.motion = newValue
        }
    }
}

/// What a content says.
///
/// Sendable, because a content changes it only while nobody else holds it.
private final class Storage: @unchecked Sendable {
    var name: String
    var figure: ViewContent.Figure
    var identifier: String?
    var allowsOverlap: Bool
    var scrolledAxes: Axis.Set = []
    var interactions: [Interaction] = []
    var hitShape: (any Shape)?
    var allowsHitTesting = true
    var label: String?
    var lintExceptions: [LintException] = []
    var isDisabled = false
    var keepsDirection = false
    var isModifier = false
    var control: String?
    var tag: Int?
    var role: ContainerRole?
    var branch: UInt32 = 0
    var motion: ViewMotion?

    init(_ name: String, _ figure: ViewContent.Figure, _ allowsOverlap: Bool) {
        (self.name, self.figure, self.allowsOverlap) = (name, figure, allowsOverlap)
    }

    init(_ other: Storage) {
        (name, figure, identifier, allowsOverlap) = (other.name, other.figure, other.identifier, other.allowsOverlap)
        (scrolledAxes, interactions, hitShape) = (other.scrolledAxes, other.interactions, other.hitShape)
        (allowsHitTesting, label, tag) = (other.allowsHitTesting, other.label, other.tag)
        (lintExceptions, isDisabled, keepsDirection) = (other.lintExceptions, other.isDisabled, other.keepsDirection)
        (role, branch, motion) = (other.role, other.branch, other.motion)
        (isModifier, control) = (other.isModifier, other.control)
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

extension ViewContent {
    /// Of the node around the screen and what is shown over it: only the last child takes touches.
    package var isPresentation: Bool { name == Presentation.name }
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

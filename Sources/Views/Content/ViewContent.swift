public import FramewrightDrawing
public import FramewrightLayoutEngine

/// The payload of a layout node: its drawing, and attributes for interaction, tests and lint.
public struct ViewContent: Sendable {
    /// The drawing of a node in its frame.
    public enum Figure: Sendable {
        /// Nothing, as for containers and most modifiers.
        case none
        case shape(any ShapeOutline, Paint)
        case text(TextFigure)
        case image(ImageFigure)
        /// Commands in coordinates of the frame.
        case drawing(DisplayList)
        /// Clips the content to the frame.
        case clip
        /// Clips the content to a shape in the frame.
        case clipShape(any ShapeOutline, FillRule)
        /// Draws the content into a layer with an opacity.
        case layer(DisplayList.Layer)
        /// Draws the content into a layer with filters or a blend mode, over a backdrop colour that fills the frame
        /// if there is one.
        case effect(DisplayList.Layer, backdrop: SRGBColor?)
        /// Draws the content through a transform.
        case transform(FrameTransform)
        /// Draws the first child masked by the opacity of the second.
        case mask
        /// Draws no content.
        case hidden
    }

    /// The copy-on-write storage, because nodes of kept views are copied at every use and again when placed. Chosen
    /// by measurement, see Performance.
    private var storage: Storage

    /// Creates the content of a view by its type's name.
    public init(_ name: String, _ figure: Figure = .none, allowsOverlap: Bool = false) {
        storage = Storage(name, figure: figure, allowsOverlap: allowsOverlap)
    }

    /// Creates the content of a node that a modifier wraps around a view.
    package init(modifier name: String, _ figure: Figure = .none, allowsOverlap: Bool = false) {
        self.init(name, figure, allowsOverlap: allowsOverlap)
        storage.isModifier = true
    }

    /// Copies the storage unless it is uniquely referenced.
    private mutating func copyIfShared() { if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) } }

    /// The view's type, such as `Text` or `HStack`.
    public var name: String {
        get { storage.name }
        set {
            copyIfShared()
            storage.name = newValue
        }
    }

    /// The drawing in the node's frame.
    public var figure: Figure {
        get { storage.figure }
        set {
            copyIfShared()
            storage.figure = newValue
        }
    }

    /// The name set by `accessibilityIdentifier`, for tests, masks and scripts.
    public var identifier: String? {
        get { storage.identifier }
        set {
            copyIfShared()
            storage.identifier = newValue
        }
    }

    /// Whether children are meant to overlap, as in `ZStack`, background and overlay.
    public var allowsOverlap: Bool {
        get { storage.allowsOverlap }
        set {
            copyIfShared()
            storage.allowsOverlap = newValue
        }
    }

    /// The axes along which content may extend beyond the frame, to be scrolled to.
    public var scrolledAxes: Axis.Set {
        get { storage.scrolledAxes }
        set {
            copyIfShared()
            storage.scrolledAxes = newValue
        }
    }

    /// The interactions with touches and keys, innermost first.
    public var interactions: [Interaction] {
        get { storage.interactions }
        set {
            copyIfShared()
            storage.interactions = newValue
        }
    }

    /// The shape that accepts touches; nil for the drawn area.
    public var hitShape: (any ShapeOutline)? {
        get { storage.hitShape }
        set {
            copyIfShared()
            storage.hitShape = newValue
        }
    }

    /// Whether the node and its descendants accept touches.
    public var allowsHitTesting: Bool {
        get { storage.allowsHitTesting }
        set {
            copyIfShared()
            storage.allowsHitTesting = newValue
        }
    }

    /// The text for assistive technology; nil for the text inside.
    public var label: String? {
        get { storage.label }
        set {
            copyIfShared()
            storage.label = newValue
        }
    }

    /// The lint rules that are not reported for the view and its descendants.
    public var lintExceptions: [LintException] {
        get { storage.lintExceptions }
        set {
            copyIfShared()
            storage.lintExceptions = newValue
        }
    }

    /// Whether it is a disabled control.
    package var isDisabled: Bool {
        get { storage.isDisabled }
        set {
            copyIfShared()
            storage.isDisabled = newValue
        }
    }

    /// Whether the view has a layout direction other than its parent's, which it is meant to keep.
    package var keepsDirection: Bool {
        get { storage.keepsDirection }
        set {
            copyIfShared()
            storage.keepsDirection = newValue
        }
    }

    /// The state of a control as outlines show it; nil for most.
    package var state: ControlState? {
        get { storage.state }
        set {
            copyIfShared()
            storage.state = newValue
        }
    }

    /// Whether the node was added by a modifier, or otherwise has no view in the source.
    package var isModifier: Bool {
        get { storage.isModifier }
        set {
            copyIfShared()
            storage.isModifier = newValue
        }
    }

    /// The type of the control, such as `Button`, if the node is its outermost one.
    package var control: String? {
        get { storage.control }
        set {
            copyIfShared()
            storage.control = newValue
        }
    }

    /// The index of the tag of a picker's option.
    var tag: Int? {
        get { storage.tag }
        set {
            copyIfShared()
            storage.tag = newValue
        }
    }

    /// The role in the list or dialog around it.
    var role: ContainerRole? {
        get { storage.role }
        set {
            copyIfShared()
            storage.role = newValue
        }
    }

    /// The attributes of the view as a row of a list; nil for most.
    var row: ListRowTraits? {
        get { storage.row }
        set {
            copyIfShared()
            storage.row = newValue
        }
    }

    /// A number that combines the branches of conditions and the positions in builders around the view; 0 for most.
    var branch: UInt32 {
        get { storage.branch }
        set {
            copyIfShared()
            storage.branch = newValue
        }
    }

    /// Appends a position in a builder to `branch`. If the number stays the same, as for the first position, the
    /// storage is not copied.
    mutating func append(toBranch place: Int) {
        let known = branch &* 31 &+ UInt32(truncatingIfNeeded: place)
        if known != branch { branch = known }
    }

    /// The named coordinate spaces that begin at the node; empty for most.
    package var coordinateSpaces: [CoordinateSpace] {
        get { storage.coordinateSpaces }
        set {
            copyIfShared()
            storage.coordinateSpaces = newValue
        }
    }

    /// The settings of the view as a preview; nil for most.
    var preview: PreviewSettings? {
        get { storage.preview }
        set {
            copyIfShared()
            storage.preview = newValue
        }
    }

    /// The attributes of its motion; nil for most.
    var motion: ViewMotion? {
        get { storage.motion }
        set {
            copyIfShared()
            storage.motion = newValue
        }
    }
}

/// The storage of a content. Sendable, because it is only modified while it is uniquely referenced.
private final class Storage: @unchecked Sendable {
    var name: String
    var figure: ViewContent.Figure
    var identifier: String?
    var allowsOverlap: Bool
    var scrolledAxes: Axis.Set = []
    var interactions: [Interaction] = []
    var hitShape: (any ShapeOutline)?
    var allowsHitTesting = true
    var label: String?
    var lintExceptions: [LintException] = []
    var isDisabled = false
    var keepsDirection = false
    var isModifier = false
    var control: String?
    var tag: Int?
    var role: ContainerRole?
    var row: ListRowTraits?
    var branch: UInt32 = 0
    var motion: ViewMotion?
    var preview: PreviewSettings?
    var coordinateSpaces: [CoordinateSpace] = []
    var state: ControlState?

    init(_ name: String, figure: ViewContent.Figure, allowsOverlap: Bool) {
        (self.name, self.figure, self.allowsOverlap) = (name, figure, allowsOverlap)
    }

    init(_ other: Storage) {
        (name, figure, identifier, allowsOverlap) = (other.name, other.figure, other.identifier, other.allowsOverlap)
        (scrolledAxes, interactions, hitShape) = (other.scrolledAxes, other.interactions, other.hitShape)
        (allowsHitTesting, label, tag) = (other.allowsHitTesting, other.label, other.tag)
        (lintExceptions, isDisabled, keepsDirection) = (other.lintExceptions, other.isDisabled, other.keepsDirection)
        (role, branch, motion, preview) = (other.role, other.branch, other.motion, other.preview)
        (isModifier, control, row) = (other.isModifier, other.control, other.row)
        (coordinateSpaces, state) = (other.coordinateSpaces, other.state)
    }
}

extension ViewContent {
    /// Whether the content is invisible.
    public var hidesContent: Bool {
        switch figure {
        case .hidden: true
        case .layer(let layer): layer.opacity == 0
        case .transform(let transform): transform.hidesContent
        case .none, .shape, .text, .image, .drawing, .clip, .clipShape, .effect, .mask: false
        }
    }
}

extension ViewContent {
    static let geometryGroup = "GeometryGroup"

    /// Whether the frames of descendants are relative to this node's frame.
    var isGeometryGroup: Bool { name == Self.geometryGroup }
}

extension ViewContent: CustomStringConvertible {
    /// The name, identifier and drawing as text, for dumps.
    public var description: String {
        let label = identifier.map { "\(name) '\($0)'" } ?? name
        return switch figure {
        case .none, .clip, .mask, .hidden: label
        case .clipShape(let shape, let rule): "\(label) \(shape.typeName)\(rule == .evenOdd ? " evenOdd" : "")"
        case .layer(let layer): "\(label) \(shortest(layer.opacity))"
        case .effect(let layer, let backdrop): "\(label) \(layer)\(backdrop.map { " over \($0)" } ?? "")"
        case .transform(let transform): "\(label) \(transform)"
        case .shape(_, let paint): "\(label) \(paint)"
        case .image(let image): "\(label) \(image)"
        case .drawing(let list): "\(label) \(list.items.map { "\($0)" })"
        case .text(let text): "\(label) \(text)"
        }
    }
}

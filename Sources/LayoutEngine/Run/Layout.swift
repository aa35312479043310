public import FramewrightDrawing

/// A type that determines the size of a container and places its subviews. A leaf is a layout without subviews.
///
/// `sizeThatFits` and `explicitAlignment` are called many times with different proposals and must be pure; the engine
/// caches their results. Properties in `animatableData` can be animated: the engine then runs the layout at every
/// frame.
public protocol Layout: Sendable, Animatable {
    /// Values that are computed once for all calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// The properties of all layouts of the type.
    static var layoutProperties: LayoutProperties { get }

    /// Creates the cache for the subviews.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates a cache after the subviews changed. The engine never calls it, because it creates a new cache for every
    /// run.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// Returns the container's spacing preferences.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Returns the container's size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

    /// Places every subview by calling its `place`. Subviews that are not placed are centred in `bounds`.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a guide that this container sets, in the coordinates of `bounds`. Returns nil for its
    /// default position.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?

    /// Returns the position of a guide that this container sets, in the coordinates of `bounds`. Returns nil for its
    /// default position.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
}

extension Layout where Cache == Void {
    /// Creates an empty cache.
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    /// The default properties: no stack orientation.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Replaces the cache by a new one.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Returns the union of the subviews' spacing preferences on all edges, or those of an ordinary view if there are
    /// none.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .standard }
        return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// Returns the mean of the subviews' explicit guides.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        InheritedGuides.note(
            ObjectIdentifier(Self.self), [.horizontal, .firstText], unlessIn: subviews.run.tables.inheritedGuides)
        guard subviews.maySet(guide.key) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.key.combined(subviews.placedGuides(guide.key))
    }

    /// Returns the combination of the subviews' explicit guides: the smallest for the first text baseline, the largest
    /// for the last one, and the mean for any other guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        InheritedGuides.note(
            ObjectIdentifier(Self.self), [.vertical, .baselines], unlessIn: subviews.run.tables.inheritedGuides)
        guard subviews.maySet(guide.key) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.key.combined(subviews.placedGuides(guide.key))
    }
}

/// The properties of all layouts of a type.
public struct LayoutProperties: Sendable {
    /// The axis along which subviews are arranged, if any. Spacers and dividers orient themselves by it.
    public var stackOrientation: Axis?
    /// The built-in layout whose kernel the engine can use instead of the protocol's methods.
    var form = LayoutForm.general
    /// The only type that the form is valid for, because a user's layout may return the properties of a built-in one.
    /// Nil for the forms of any type.
    private(set) var owner: ObjectIdentifier?
    /// The guides that a layout of the type may set, apart from those of its subviews.
    var guides = GuideKinds.all

    /// Creates properties without a stack orientation.
    public init() {}

    init(_ form: LayoutForm, of owner: Any.Type? = nil, stackOrientation: Axis? = nil, guides: GuideKinds = []) {
        self.form = form
        self.owner = owner.map { ObjectIdentifier($0) }
        self.stackOrientation = stackOrientation
        self.guides = guides
    }

    /// The properties of texts, which set their baselines and the edge of the first text.
    package static let text = LayoutProperties(.leaf, guides: [.baselines, .firstText])
}

/// A layout without subviews, such as a shape, colour or text.
///
/// A leaf may set text baselines. Other guides keep their defaults.
public protocol LeafLayout: Layout where Cache == Void {
    /// Returns the leaf's size for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension LeafLayout {
    /// The properties of a leaf, which may set text baselines.
    public static var layoutProperties: LayoutProperties { LayoutProperties(.leaf, guides: .baselines) }

    /// Returns the leaf's size for a proposal.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        sizeThatFits(proposal)
    }

    /// Does nothing, because there are no subviews.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

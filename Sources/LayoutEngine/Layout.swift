public import FramewrightDrawing

/// Decides the size of a container and where its subviews go. Leaves are layouts without subviews.
///
/// `sizeThatFits` and `explicitAlignment` are asked many times with different proposals and must be pure; the engine
/// remembers their answers. What `animatableData` covers can be animated: the engine then runs the layout at every moment.
public protocol Layout: Sendable, Animatable {
    /// Whatever is worth computing once for all calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    /// What holds for every value of the type.
    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Subviews) -> Cache

    /// Brings a cache up to date with changed subviews. The engine makes a new cache for every run and never asks.
    func updateCache(_ cache: inout Cache, subviews: Subviews)

    /// The distances the container wants from its neighbours.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// The container's own size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

    /// Places every subview by calling its `place`; one that is forgotten ends up in the middle of `bounds`.
    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// The position of a guide this container sets itself, in the coordinates of `bounds`; nil for its default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?

    /// The position of a guide this container sets itself, in the coordinates of `bounds`; nil for its default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double?
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The wishes of all subviews on all edges; those of an ordinary view where there are none.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard !subviews.isEmpty else { return .standard }
        return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// The mean of the subviews' explicit guides.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        InheritedGuides.note(Self.self, .horizontal, in: subviews.run)
        guard subviews.maySet(guide.key) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.key.combined(subviews.placedGuides(guide.key))
    }

    /// First and last text baseline are those of the highest and lowest subview that has one; any other guide is
    /// the mean of the subviews' explicit ones.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        InheritedGuides.note(Self.self, [.vertical, .baselines], in: subviews.run)
        guard subviews.maySet(guide.key) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.key.combined(subviews.placedGuides(guide.key))
    }
}

/// What holds for every value of a layout type.
public struct LayoutProperties: Sendable {
    /// The direction in which subviews follow each other, if there is one: spacers and dividers go by it.
    public var stackOrientation: Axis?
    /// Lets the engine run its own layouts without asking through the protocol.
    var form = LayoutForm.general
    /// Guides a layout of the type may set itself, besides those of its subviews.
    var guides = GuideKinds.all

    public init() {}

    init(_ form: LayoutForm, stackOrientation: Axis? = nil, guides: GuideKinds = []) {
        self.form = form
        self.stackOrientation = stackOrientation
        self.guides = guides
    }
}

/// A layout whose only content is what it draws itself: shapes, colours, text.
///
/// A leaf may set text baselines; other guides keep their defaults.
public protocol LeafLayout: Layout where Cache == Void {
    func sizeThatFits(_ proposal: ProposedViewSize) -> Size
}

extension LeafLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(.leaf, guides: .baselines) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        sizeThatFits(proposal)
    }

    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
}

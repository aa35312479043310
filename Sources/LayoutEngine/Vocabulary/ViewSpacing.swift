/// The lengths of a font that decide how far text keeps from its neighbours, in points.
public struct TextSpacing: Hashable, Sendable {
    public var lineHeight: Double
    public var ascent: Double
    public var descent: Double
    public var capHeight: Double
    /// Extra room between lines.
    public var leading: Double

    public init(lineHeight: Double, ascent: Double, descent: Double, capHeight: Double, leading: Double) {
        self.lineHeight = lineHeight
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
    }
}

/// The distances a view wants from its neighbours, edge by edge.
public struct ViewSpacing: Hashable, Sendable {
    var top = EdgePreference()
    var leading = EdgePreference()
    var bottom = EdgePreference()
    var trailing = EdgePreference()
    /// The profile of the run the value was read in.
    var profile = SpacingProfile.iOS

    /// No wishes yet: merging others into it gives theirs, and next to anything it counts as an ordinary view.
    public init() {}

    /// Asks for no distance on any edge.
    public static let zero = ViewSpacing(all: .exactly(0))

    /// What an ordinary view asks for: the profile's default.
    static let standard = ViewSpacing(all: .standard)

    /// What a line of text asks for: its font's distances above and below, the default to its sides.
    public init(text: TextSpacing) {
        self.init(all: .standard)
        top = .text(text)
        bottom = .text(text)
    }

    init(all preference: EdgePreference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// The distance to a view that follows along `axis`: the largest of what the two edges that meet ask for.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        axis == .horizontal
            ? trailing.distance(to: next.leading, in: profile) : bottom.distance(to: next.top, in: profile)
    }

    /// Adds the wishes of another view on these edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        profile = other.profile
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
    }

    /// These wishes and those of another view on these edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Forgets the wishes on these edges: something of the container's own lies there.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var spacing = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { spacing[edge] = .standard }
        return spacing
    }

    /// Forgets what text wants on these edges of a frame; who insists on a distance, as a spacer on none, still does.
    func framed(on edges: Edge.Set) -> ViewSpacing {
        resetting(Edge.allCases.reduce(into: edges) { if self[$1].insists { $0.remove(Edge.Set($1)) } })
    }

    subscript(edge: Edge) -> EdgePreference {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

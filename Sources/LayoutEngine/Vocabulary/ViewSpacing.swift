/// The metrics of a font that determine the spacing around text, in points.
public struct TextSpacing: Hashable, Sendable {
    /// The height of a line.
    public var lineHeight: Double
    /// The distance from the top of a line to its baseline.
    public var ascent: Double
    /// The distance from the baseline to the bottom of a line.
    public var descent: Double
    /// The height of capital letters.
    public var capHeight: Double
    /// The extra space between lines.
    public var leading: Double

    /// Creates metrics in points.
    public init(lineHeight: Double, ascent: Double, descent: Double, capHeight: Double, leading: Double) {
        self.lineHeight = lineHeight
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.leading = leading
    }
}

/// A view's spacing preferences on each edge.
public struct ViewSpacing: Hashable, Sendable {
    var top = EdgePreference()
    var leading = EdgePreference()
    var bottom = EdgePreference()
    var trailing = EdgePreference()
    /// The spacing profile of the run.
    var profile = SpacingProfile.iOS

    /// Creates spacing without preferences. Unions take over the other's preferences; next to another view it counts as
    /// an ordinary view.
    public init() {}

    /// Zero spacing on all edges.
    public static let zero = ViewSpacing(all: .exactly(0))

    /// The spacing of an ordinary view: the profile's default.
    static let standard = ViewSpacing(all: .standard)

    /// Creates the spacing of a line of text: the font's distances above and below, the default at its sides.
    public init(text: TextSpacing) {
        self.init(all: .standard)
        top = .text(text)
        bottom = .text(text)
    }

    init(all preference: EdgePreference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// Returns the distance to a view that follows along `axis`: the larger preference of the two adjacent edges.
    public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
        axis == .horizontal
            ? trailing.distance(to: next.leading, in: profile) : bottom.distance(to: next.top, in: profile)
    }

    /// Adds another view's preferences on the given edges.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        profile = other.profile
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
    }

    /// Returns the union with another view's preferences on the given edges.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// Returns the spacing with the default on the given edges, because something of the container itself is there.
    func resetting(_ edges: Edge.Set) -> ViewSpacing {
        var spacing = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { spacing[edge] = .standard }
        return spacing
    }

    /// Returns the spacing of a frame with the given fixed edges: the default there, except on edges with only exact
    /// distances, such as those of a spacer.
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

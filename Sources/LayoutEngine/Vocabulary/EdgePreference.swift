/// The combined spacing preferences of the views along one edge of a container.
struct EdgePreference: Hashable, Sendable {
    /// The largest lengths among the lines of text along the edge, in points.
    struct Text: Hashable, Sendable {
        /// The line height minus the cap height.
        var belowBaselineCap: Double
        /// The line height minus the ascent.
        var aboveAscent: Double
        var leading: Double
    }

    /// True if a view along the edge prefers the default spacing.
    var isStandard = false
    /// The largest exact distance that a view along the edge requires.
    var exact: Double?
    var text: Text?

    static let standard = EdgePreference(isStandard: true)

    static func exactly(_ distance: Double) -> EdgePreference { EdgePreference(exact: distance) }

    static func text(_ spacing: TextSpacing) -> EdgePreference {
        EdgePreference(
            text: Text(
                belowBaselineCap: spacing.lineHeight - spacing.capHeight,
                aboveAscent: spacing.lineHeight - spacing.ascent, leading: spacing.leading))
    }

    mutating func formUnion(_ other: EdgePreference) {
        isStandard = isStandard || other.isStandard
        exact = largest(exact, other.exact)
        guard let more = other.text else { return }
        text = Text(
            belowBaselineCap: max(text?.belowBaselineCap ?? more.belowBaselineCap, more.belowBaselineCap),
            aboveAscent: max(text?.aboveAscent ?? more.aboveAscent, more.aboveAscent),
            leading: max(text?.leading ?? more.leading, more.leading))
    }

    /// Returns the largest distance that any pair of views across the gap prefers. If one has an exact distance only,
    /// the pair's distance is that one.
    func distance(to next: EdgePreference, in profile: SpacingProfile) -> Double {
        var distance = largest(exact, next.exact)
        if let text, let other = next.text { distance = largest(distance, max(text.leading, other.leading)) }
        if let text, next.isOrdinary { distance = largest(distance, profile.below(text)) }
        if let text = next.text, isOrdinary { distance = largest(distance, profile.above(text)) }
        if isOrdinary, next.isOrdinary { distance = largest(distance, profile.standard) }
        return distance ?? profile.standard
    }

    /// True if all preferences along the edge are exact distances.
    var insists: Bool { exact != nil && !isStandard && text == nil }

    /// True if an ordinary view is along the edge, or no view has a preference.
    private var isOrdinary: Bool { isStandard || (exact == nil && text == nil) }
}

private func largest(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
}

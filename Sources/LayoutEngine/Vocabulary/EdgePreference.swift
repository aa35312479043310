/// What the views along one edge of a container want from whatever lies next to it.
struct EdgePreference: Hashable, Sendable {
    /// The largest lengths among the lines of text along the edge.
    struct Text: Hashable, Sendable {
        /// Line height without the height of capitals.
        var belowBaselineCap: Double
        /// Line height without the ascent.
        var aboveAscent: Double
        var leading: Double
    }

    /// Some view there is content with the default.
    var isStandard = false
    /// The largest distance a view there insists on.
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

    /// The largest distance any pair of views across the gap asks for. One that insists is asked alone.
    func distance(to next: EdgePreference, in profile: SpacingProfile) -> Double {
        var distance = largest(exact, next.exact)
        if let text, let other = next.text { distance = largest(distance, max(text.leading, other.leading)) }
        if let text, next.isOrdinary { distance = largest(distance, profile.below(text)) }
        if let text = next.text, isOrdinary { distance = largest(distance, profile.above(text)) }
        if isOrdinary, next.isOrdinary { distance = largest(distance, profile.standard) }
        return distance ?? profile.standard
    }

    /// True where all views along the edge that care insist on a distance.
    var insists: Bool { exact != nil && !isStandard && text == nil }

    /// True with an ordinary view along the edge, and where nobody has a wish.
    private var isOrdinary: Bool { isStandard || (exact == nil && text == nil) }
}

private func largest(_ left: Double?, _ right: Double?) -> Double? {
    guard let left, let right else { return left ?? right }
    return max(left, right)
}

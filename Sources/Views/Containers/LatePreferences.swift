import FramewrightLayoutEngine

/// The preferences of a geometry reader's content, which is lowered after the containers around it.
///
/// Containers that read preferences while they are lowered, such as navigation bars, see those of the last pass.
/// Therefore a change is followed by further passes, in which they see the new ones.
@MainActor
final class LatePreferences {
    /// The number of further passes. Two, because the first can change state again.
    private static let limit = 2

    private var last: Preferences?
    private var lastPass = 0
    /// The number of passes requested since the last change from outside.
    private var requests = 0

    /// Returns the object stored in the node of a geometry reader, and adds the last preferences to those of the
    /// current pass.
    static func of(_ lowering: Lowering) -> LatePreferences {
        let known = lowering.node.memory as? LatePreferences
        let late = known ?? LatePreferences()
        if known == nil { lowering.node.memory = late }
        if let last = late.last { lowering.preferences.adopt(last) }
        return late
    }

    /// Stores the preferences of the content, and requests a pass if containers must read them.
    func update(_ lowering: Lowering) {
        let (graph, pass) = (lowering.graph, lowering.graph.pass)
        let current = lowering.preferences.moved()
        lowering.preferences.adopt(current)
        guard current.isReadEarly || last != nil else { return }
        last = current.isReadEarly ? current : nil
        if pass != lastPass {
            let isFollowing = lastPass == pass - 1 && requests < Self.limit
            requests = isFollowing ? requests + 1 : 0
            lastPass = pass
        }
        if requests < Self.limit { graph.effects.check(lowering.node) { graph.invalidate() } }
    }
}

import FramewrightLayoutEngine

/// What views that are `Hashable` were lowered to, for all places where an equal one comes to stand.
///
/// That a view is `Equatable` says only that it need not be asked again where it stands: it may leave out of the comparison
/// what its place decides, such as an action. One that can be a key says that equal ones stand for each other. Only of views
/// that remember nothing and answer no touch, so that no place is tied to another.
///
/// Measured 2026-11-22: every move of 2048 brings two or three tiles of values that have been seen before; making them was a
/// fifth of the game.
@MainActor
struct CommonNodes {
    /// More than a screen has; then all are forgotten.
    private static let limit = 256

    private var nodes: [AnyHashable: LoweringCache] = [:]

    /// What a view stands for in that environment, where an equal one has stood there.
    func nodes(
        for view: any Equatable, in environment: EnvironmentValues, _ known: inout EnvironmentComparisons
    ) -> LoweringCache? {
        guard !nodes.isEmpty, let view = view as? any Hashable, let kept = nodes[AnyHashable(view)] else { return nil }
        return kept.hold(in: environment, &known) ? kept : nil
    }

    mutating func add(_ kept: LoweringCache, of view: any Equatable) {
        guard let view = view as? any Hashable, !kept.nodes.contains(where: \.answers) else { return }
        if nodes.count >= Self.limit { nodes = [:] }
        nodes[AnyHashable(view)] = kept
    }
}

extension ViewNode {
    /// True where it, or something inside, answers fingers or keys.
    fileprivate var answers: Bool { !payload.interactions.isEmpty || children.contains(where: \.answers) }
}

import FramewrightLayoutEngine

/// The nodes of `Hashable` views, shared by all places with an equal view.
///
/// `Equatable` is not sufficient: such a view may exclude from the comparison what depends on its place, such as an
/// action. A view that can be a dictionary key promises that equal ones are interchangeable. Only views without state
/// and interactions are shared, so that places stay independent. Chosen by measurement, see Performance.
@MainActor
struct CommonNodes {
    /// The maximum number of entries, more than a screen has. When it is reached, all are removed.
    private static let limit = 256

    private var nodes: [AnyHashable: LoweringCache] = [:]

    /// Returns the nodes of an equal view in an equal environment, if there are any.
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
    /// Whether the node or a descendant has interactions.
    fileprivate var answers: Bool { !payload.interactions.isEmpty || children.contains(where: \.answers) }
}

import FramewrightLayoutEngine
import Synchronization

/// The nodes of a view, kept as long as it would be lowered to the same ones.
///
/// As in SwiftUI, the body of an `Equatable` view is not evaluated again while the view is equal. Its environment,
/// the state inside and the models that it has read must be unchanged too. Views with other effects (appearance
/// actions, change actions, animation of their own, preferences, deferred content) are lowered every time. Chosen by
/// measurement, see Performance.
@MainActor
final class LoweringCache {
    private let view: any Equatable
    private var environment: EnvironmentValues
    private let validity: ModelValidity
    let nodes: [ViewNode]

    init(_ nodes: [ViewNode], of view: any Equatable, in environment: EnvironmentValues, _ validity: ModelValidity) {
        self.nodes = nodes
        self.view = view
        self.environment = environment
        self.validity = validity
    }

    /// Whether a view in an environment is lowered to these nodes.
    func holds(for view: any Equatable, in environment: EnvironmentValues, _ known: inout EnvironmentComparisons)
        -> Bool
    {
        self.view.isSame(as: view) && hold(in: environment, &known)
    }

    /// Whether the same view in another environment is lowered to these nodes.
    func hold(in environment: EnvironmentValues, _ known: inout EnvironmentComparisons) -> Bool {
        guard validity.lasts, known.areSame(self.environment, environment) else { return false }
        self.environment = environment
        return true
    }
}

/// The results of the last comparisons of environments. Siblings have the same environment and ancestors a similar
/// one, and comparisons are expensive.
struct EnvironmentComparisons {
    private typealias Pair = (one: EnvironmentValues, other: EnvironmentValues, isSame: Bool)
    private static let limit = 8

    private var last: [Pair] = []
    private var oldest = 0

    @MainActor
    fileprivate mutating func areSame(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool {
        if one.isIdentical(to: other) { return true }
        if let known = known(one, other) { return known }
        let isSame = one.isSame(as: other) { known($0, $1) }
        if last.count < Self.limit {
            last.append((one, other, isSame))
        } else {
            last[oldest] = (one, other, isSame)
            oldest = (oldest + 1) % Self.limit
        }
        return isSame
    }

    @MainActor
    private func known(_ one: EnvironmentValues, _ other: EnvironmentValues) -> Bool? {
        for pair in last where pair.one.isIdentical(to: one) && pair.other.isIdentical(to: other) { return pair.isSame }
        return nil
    }
}

/// Whether models are unchanged since they were read. Can be ended from any thread, permanently.
final class ModelValidity: Sendable {
    private let isOver = Atomic(false)

    var lasts: Bool { !isOver.load(ordering: .acquiring) }

    func end() { isOver.store(true, ordering: .releasing) }
}

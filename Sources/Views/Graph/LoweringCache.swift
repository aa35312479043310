import FramewrightLayoutEngine
import Synchronization

/// What a view was lowered to, kept for as long as it would be lowered to the same.
///
/// As in SwiftUI, a view that is `Equatable` is not asked for its body again while it equals itself. Its environment, the state
/// inside and the models it has read must be the same too. Views that do more than show something (appear, answer changes,
/// animate themselves, say preferences, wait for their frame) are lowered every time.
///
/// Measured 2026-11-22 in instructions of 600 swipes over the course's game: 7.8 G before, 6.0 G with environments as lists and
/// nodes changed in place, 4.1 G with the tiles, labels and buttons of the screens kept. Keeping a tile together with its place
/// cost more than it saved: tiles that move are never the same. 2.5 G since equal tiles are made once, contents are shared,
/// properties linked where they lie, layouts asked less, and nothing is placed that nobody looks at; the tutorial, the web game
/// and swift-2048 take 1.9, 2.4 and 1.8 G, and took 3.2, 3.7 and 3.2 G.
@MainActor
final class LoweringCache {
    private let view: any Equatable
    private var environment: EnvironmentValues
    private let freshness: ModelValidity
    let nodes: [ViewNode]

    init(_ nodes: [ViewNode], of view: any Equatable, in environment: EnvironmentValues, _ freshness: ModelValidity) {
        self.nodes = nodes
        self.view = view
        self.environment = environment
        self.freshness = freshness
    }

    /// True where the view, in that environment, stands for the same nodes.
    func holds(for view: any Equatable, in environment: EnvironmentValues, _ known: inout EnvironmentComparisons)
        -> Bool
    {
        self.view.isSame(as: view) && hold(in: environment, &known)
    }

    /// True where the same view, in that environment, stands for the same nodes.
    func hold(in environment: EnvironmentValues, _ known: inout EnvironmentComparisons) -> Bool {
        guard freshness.lasts, known.areSame(self.environment, environment) else { return false }
        self.environment = environment
        return true
    }
}

/// Environments that were compared last: siblings have the same, those around them nearly, and comparing costs more than all
/// the rest.
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

/// Whether models are still as they were read. Ended from any thread, for good.
final class ModelValidity: Sendable {
    private let isOver = Atomic(false)

    var lasts: Bool { !isOver.load(ordering: .acquiring) }

    func end() { isOver.store(true, ordering: .releasing) }
}

extension Lowering {
    /// The nodes of a view that can be compared: those of the last pass where nothing is different. `self` is at the view's own
    /// node; `lower` makes the nodes.
    func kept(_ view: any Equatable, _ lower: (Lowering) -> [ViewNode]) -> [ViewNode] {
        if let kept = node.kept, !node.isChanged, kept.holds(for: view, in: environment, &graph.knownEnvironments) {
            node.keep(in: graph.pass)
            return kept.nodes
        }
        node.forget()
        if node.isBare, let common = graph.commonNodes.nodes(for: view, in: environment, &graph.knownEnvironments) {
            node.kept = common
            node.keep(in: graph.pass)
            return common.nodes
        }
        let outer = graph.notes
        let (work, errors) = (graph.effects.count, report.errors.count)
        graph.notes = PassSummary()
        let inner = collectingPreferences()
        let (nodes, freshness) = graph.watching { lower(inner) }
        let isPlain =
            graph.notes == PassSummary() && graph.effects.count == work && report.errors.count == errors
            && inner.preferences.areSilent && node.isPlain
        graph.notes = outer.joined(with: graph.notes)
        if isPlain {
            let kept = LoweringCache(nodes, of: view, in: environment, freshness)
            node.kept = kept
            if node.isStateless { graph.commonNodes.add(kept, of: view) }
        } else {
            node.isKeepable = false
        }
        return nodes
    }
}

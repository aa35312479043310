/// Rare attributes that control a node's motion. Stored by reference, because most nodes have none and nodes are
/// copied often.
final class ViewMotion: Sendable {
    /// The transaction of the node and its descendants; nil for that of the parent.
    let transaction: Transaction?
    /// The transition for insertion and removal.
    let transition: ResolvedTransition?
    /// The transition between contents of a text or image; nil for the default.
    let contentTransition: ContentTransition?
    /// The geometry that it shares with other views.
    let geometry: GeometryMatch?
    /// The identifiers of views that observe when the node is no longer visible.
    let watchers: [Int]

    init(
        transaction: Transaction? = nil, transition: ResolvedTransition? = nil,
        contentTransition: ContentTransition? = nil, geometry: GeometryMatch? = nil, watchers: [Int] = []
    ) {
        self.transaction = transaction
        self.transition = transition
        self.contentTransition = contentTransition
        self.geometry = geometry
        self.watchers = watchers
    }
}

extension ViewContent {
    /// Sets the transaction, unless an inner one is set.
    mutating func setTransaction(_ transaction: Transaction) {
        motion = ViewMotion(
            transaction: motion?.transaction ?? transaction, transition: motion?.transition,
            contentTransition: motion?.contentTransition, geometry: motion?.geometry, watchers: motion?.watchers ?? [])
    }

    /// Sets the transition, or removes it.
    mutating func setTransition(_ transition: ResolvedTransition?) {
        motion = ViewMotion(
            transaction: motion?.transaction, transition: transition, contentTransition: motion?.contentTransition,
            geometry: motion?.geometry, watchers: motion?.watchers ?? [])
    }

    /// Adds an identifier of a view that observes the node.
    mutating func addWatcher(_ watcher: Int) {
        motion = ViewMotion(
            transaction: motion?.transaction, transition: motion?.transition,
            contentTransition: motion?.contentTransition, geometry: motion?.geometry,
            watchers: (motion?.watchers ?? []) + [watcher])
    }
}

/// What few views say of how they move. Shared, because most nodes have none and every node is copied often.
final class ViewMotion: Sendable {
    /// What the node and all in it change with; nil as those around it.
    let transaction: Transaction?
    /// How it comes and goes.
    let transition: ResolvedTransition?
    /// How its text or picture becomes another; nil as is usual.
    let contentTransition: ContentTransition?
    /// Whose place it takes, or gives.
    let geometry: GeometryMatch?
    /// Numbers of those who want to know when it is no longer seen.
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
    /// An inner transaction wins over one further out.
    mutating func moves(with transaction: Transaction) {
        motion = ViewMotion(
            transaction: motion?.transaction ?? transaction, transition: motion?.transition,
            contentTransition: motion?.contentTransition, geometry: motion?.geometry, watchers: motion?.watchers ?? [])
    }

    mutating func comesAndGoes(by transition: ResolvedTransition?) {
        motion = ViewMotion(
            transaction: motion?.transaction, transition: transition, contentTransition: motion?.contentTransition,
            geometry: motion?.geometry, watchers: motion?.watchers ?? [])
    }

    mutating func isWatched(by watcher: Int) {
        motion = ViewMotion(
            transaction: motion?.transaction, transition: motion?.transition,
            contentTransition: motion?.contentTransition, geometry: motion?.geometry,
            watchers: (motion?.watchers ?? []) + [watcher])
    }
}

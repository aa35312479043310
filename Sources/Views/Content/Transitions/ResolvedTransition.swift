/// The own animation of a transition; nil shows the change at once.
struct TransitionAnimation: Hashable, Sendable {
    let animation: Animation?
}

/// Effects of a transition that share an animation.
struct TransitionMovement: Sendable {
    var effects: [TransitionEffect]
    let own: TransitionAnimation?

    /// Returns its own animation, or that of the change.
    func animation(in outer: Animation?) -> Animation? {
        if let own { return own.animation }
        return outer
    }
}

/// A node's transition, resolved to effects and nodes.
struct ResolvedTransition: Sendable {
    let insertion: [TransitionMovement]
    let removal: [TransitionMovement]
    /// The node before insertion and after removal, for transitions made of views.
    let willAppear: ViewNode?
    let didDisappear: ViewNode?
    /// The own animations of these views. If there are several parts, the first decides.
    let insertionAnimation: TransitionAnimation?
    let removalAnimation: TransitionAnimation?
}

/// A transition with different parts for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    fileprivate let insertion: Insertion
    fileprivate let removal: Removal

    /// Creates a transition from two others.
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

    /// Returns the body of the part that belongs to the phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = insertion.body(content: content, phase: phase == .willAppear ? phase : .identity)
        removal.body(
            content: PlaceholderContent(view: AnyView(inner)), phase: phase == .didDisappear ? phase : .identity)
    }
}

/// A combination of two transitions that run together.
struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    let inner: Inner
    let outer: Outer

    func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = inner.body(content: content, phase: phase)
        outer.body(content: PlaceholderContent(view: AnyView(inner)), phase: phase)
    }
}

extension Transition {
    /// Combines two transitions that run together, with `other` around this one.
    public func combined(with other: some Transition) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }
}

extension View {
    /// Applies different transitions for insertion and removal. A separate overload, because for an
    /// `IdentityTransition` the view must appear or disappear at once.
    public func transition<Insertion, Removal>(
        _ transition: AsymmetricTransition<Insertion, Removal>
    ) -> some View {
        self.transition(
            AnyTransition.asymmetric(insertion: .of(transition.insertion), removal: .of(transition.removal)))
    }
}

extension AnyTransition {
    fileprivate static func of(_ transition: some Transition) -> AnyTransition {
        transition is IdentityTransition ? .identity : AnyTransition(transition)
    }
}

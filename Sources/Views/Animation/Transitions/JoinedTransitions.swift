/// One way in, another out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    fileprivate let insertion: Insertion
    fileprivate let removal: Removal

    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = insertion.body(content: content, phase: phase == .willAppear ? phase : .identity)
        removal.body(
            content: PlaceholderContent(view: AnyView(inner)), phase: phase == .didDisappear ? phase : .identity)
    }
}

/// Both at once.
struct CombinedTransition<Inner: Transition, Outer: Transition>: Transition {
    let inner: Inner
    let outer: Outer

    func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = inner.body(content: content, phase: phase)
        outer.body(content: PlaceholderContent(view: AnyView(inner)), phase: phase)
    }
}

extension Transition {
    /// Both at once, the other one around this one.
    public func combined(with other: some Transition) -> some Transition {
        CombinedTransition(inner: self, outer: other)
    }
}

extension View {
    /// One way in, another out. Apart from other transitions, because where one of the two is an `IdentityTransition` the
    /// view is there at once, or gone.
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

extension View {
    /// Sets the transition between contents of texts and images inside, for animated changes.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension EnvironmentValues {
    /// The transition between contents of texts and images.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static let defaultValue = ContentTransition.interpolate
}

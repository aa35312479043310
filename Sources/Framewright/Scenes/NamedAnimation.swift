public import FramewrightViews

/// A named animation of a scene: its first screen and its steps. The `animate` command exports it.
public struct NamedAnimation: Sendable {
    /// The first screen of an animation.
    enum Beginning: Sendable {
        case view(@MainActor @Sendable () -> AnyView)
        /// The name of one of the scene's states.
        case state(String)
    }

    /// The name, unique among the scene's states and animations.
    public let name: String
    /// A one-line description.
    public let summary: String
    /// The steps.
    public let steps: [PlayStep]
    let beginning: Beginning

    /// Creates an animation that begins with its own view.
    public init(
        _ name: String, summary: String, steps: [PlayStep],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        (self.name, self.summary, self.steps) = (name, summary, steps)
        beginning = .view { AnyView(view()) }
    }

    /// Creates an animation that begins with a named state of the scene.
    public init(_ name: String, summary: String, from state: String, steps: [PlayStep]) {
        (self.name, self.summary, self.steps) = (name, summary, steps)
        beginning = .state(state)
    }
}

extension SceneDefinition {
    /// Returns the scene with animations added. Their names must differ from each other and from those of its states.
    public func animations(_ animations: [NamedAnimation]) -> SceneDefinition {
        var scene = self
        scene.animations += animations
        let names = states.map(\.name) + scene.animations.map(\.name)
        precondition(
            Set(names).count == names.count, "scene '\(name)' names two of its states and animations alike: \(names)")
        for case .state(let state) in animations.map(\.beginning) {
            precondition(states.contains { $0.name == state }, "scene '\(name)' has no state '\(state)' to begin with")
        }
        return scene
    }

    /// Creates the first screen of an animation of this scene.
    @MainActor
    public func makeView(of animation: NamedAnimation) -> AnyView {
        switch animation.beginning {
        case .view(let view): return view()
        case .state(let name):
            guard let state = states.first(where: { $0.name == name }) else {
                preconditionFailure("scene '\(self.name)' has no state '\(name)'")
            }
            return state.makeView()
        }
    }
}

public import FramewrightViews

/// A film of a scene with a name: where it begins and what is done then. `animate` exports it.
public struct NamedAnimation: Sendable {
    /// What the film begins with.
    enum Beginning: Sendable {
        case view(@MainActor @Sendable () -> AnyView)
        /// One of the scene's own.
        case state(String)
    }

    public let name: String
    public let summary: String
    public let steps: [PlayStep]
    let beginning: Beginning

    /// A film that begins with a view of its own.
    public init(
        _ name: String, summary: String, steps: [PlayStep],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        (self.name, self.summary, self.steps) = (name, summary, steps)
        beginning = .view { AnyView(view()) }
    }

    /// A film that begins with a named state of the scene.
    public init(_ name: String, summary: String, from state: String, steps: [PlayStep]) {
        (self.name, self.summary, self.steps) = (name, summary, steps)
        beginning = .state(state)
    }
}

extension Scene {
    /// The scene with films. Their names differ from each other and from those of its states.
    public func animations(_ animations: [NamedAnimation]) -> Scene {
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

    /// The screen that an animation of this scene begins with.
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

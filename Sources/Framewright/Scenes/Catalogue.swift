public import FramewrightDocuments
public import FramewrightViews

/// The scenes of a tool, for `list`, `render` and the snapshots.
public struct Catalogue: Sendable {
    /// The scenes, in the order that `list` shows.
    public let scenes: [SceneDefinition]

    /// Creates a catalogue. Scene names must be unique.
    public init(_ scenes: [SceneDefinition]) {
        let names = scenes.map(\.name)
        precondition(Set(names).count == names.count, "two scenes share a name: \(names)")
        self.scenes = scenes
    }

    /// All states of all scenes, as `scene/state`.
    public var references: [String] {
        scenes.flatMap { scene in scene.states.map { "\(scene.name)/\($0.name)" } }
    }

    /// Returns the scene and state of a reference, `scene` (for its default state) or `scene/state`.
    public func find(_ reference: String) throws(CatalogueError) -> (
        scene: SceneDefinition, state: SceneDefinition.NamedState
    ) {
        let parts = reference.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let scene = try scene(named: String(parts[0]), in: reference)
        guard parts.count == 2 else { return (scene, scene.states[0]) }
        guard let state = scene.states.first(where: { $0.name == parts[1] }) else {
            if scene.animations.contains(where: { $0.name == parts[1] }) { throw .isAnimation(reference) }
            let names = scene.states.map(\.name)
            let near = names.first { $0.hasPrefix(parts[1]) } ?? Suggestion.nearest(to: String(parts[1]), among: names)
            if let near { throw .unknownScene(reference, suggestions: ["\(scene.name)/\(near)"]) }
            throw .unknownState(reference, known: names)
        }
        return (scene, state)
    }

    /// All animations, as `scene/animation`.
    public var animationReferences: [String] {
        scenes.flatMap { scene in scene.animations.map { "\(scene.name)/\($0.name)" } }
    }

    /// Returns the animation of a reference, `scene/animation` or `scene` (for its first animation).
    public func findAnimation(_ reference: String) throws(CatalogueError) -> (
        scene: SceneDefinition, animation: NamedAnimation
    ) {
        let parts = reference.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let scene = scenes.first(where: { $0.name == parts[0] }) else {
            let known = animationReferences + scenes.map(\.name)
            let named = scenes.flatMap { scene in
                scene.animations.filter { $0.name == reference }.map { "\(scene.name)/\($0.name)" }
            }
            let near = Suggestion.nearest(to: reference, among: known).map { [$0] } ?? references(like: parts)
            throw .unknownAnimation(reference, suggestions: named.isEmpty ? near : named)
        }
        let wanted = parts.count == 2 ? String(parts[1]) : nil
        if let animation = scene.animations.first(where: { wanted == nil || $0.name == wanted }) {
            return (scene, animation)
        }
        let names = scene.animations.map(\.name)
        let near = wanted.flatMap { wanted in
            names.first { $0.hasPrefix(wanted) } ?? Suggestion.nearest(to: wanted, among: names)
        }
        if let near { throw .unknownAnimation(reference, suggestions: ["\(scene.name)/\(near)"]) }
        if scene.states.contains(where: { $0.name == wanted }) { throw .isState(reference, animations: names) }
        throw .unknownAnimationName(reference, known: names)
    }

    private func scene(named name: String, in reference: String) throws(CatalogueError) -> SceneDefinition {
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        let known = references + scenes.map(\.name)
        let named = references.filter { $0.hasSuffix("/\(reference)") }
        let near = Suggestion.nearest(to: reference, among: known).map { [$0] }
        let parts = reference.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        throw .unknownScene(reference, suggestions: named.isEmpty ? near ?? references(like: parts) : named)
    }

    /// Returns the scenes whose name contains the first part of a reference, with its second part if they have it.
    private func references(like parts: [Substring]) -> [String] {
        let word = parts[0].lowercased()
        guard !word.isEmpty else { return [] }
        let like = scenes.map(\.name).filter { $0.lowercased().contains(word) }
        guard parts.count == 2 else { return like }
        let whole = (references + animationReferences).filter { reference in
            like.contains { reference == "\($0)/\(parts[1])" }
        }
        return whole.isEmpty ? like : whole
    }
}

extension SceneDefinition.NamedState {
    /// Creates the screen in this state.
    @MainActor public func makeView() -> AnyView { view() }

    /// Creates the screen in this state with a random seed. Returns nil if the scene uses no randomness.
    @MainActor public func makeView(seed: UInt64) -> AnyView? { seeded?(seed) }
}

/// An error of looking up a scene, state or animation.
public enum CatalogueError: Error, Hashable {
    /// There is no such scene. The suggestions are existing references; empty if none is near.
    case unknownScene(String, suggestions: [String])
    /// The scene exists but has no such state.
    case unknownState(String, known: [String])
    /// There is no scene of that animation. The suggestions are existing references; empty if none is near.
    case unknownAnimation(String, suggestions: [String])
    /// The scene exists but has no such animation.
    case unknownAnimationName(String, known: [String])
    /// The name is that of a state, not of an animation.
    case isState(String, animations: [String])
    /// The name is that of an animation, not of a state.
    case isAnimation(String)
    /// The scene accepts no state documents.
    case takesNoState(String)
    /// The scene reads no CSV files and databases.
    case takesNoTable(String)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .unknownScene(let name, _): "unknown scene '\(name)'"
        case .unknownState(let name, _): "unknown state '\(name)'"
        case .unknownAnimation(let name, _), .unknownAnimationName(let name, _): "unknown animation '\(name)'"
        case .isState(let name, _): "'\(name)' is a state, not an animation"
        case .isAnimation(let name): "'\(name)' is an animation, not a state"
        case .takesNoState(let name): "scene '\(name)' takes no state document"
        case .takesNoTable(let name): "scene '\(name)' takes no table"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: Hint {
        switch self {
        case .unknownScene(_, let near) where !near.isEmpty: Self.question(near)
        case .unknownAnimation(_, let near) where !near.isEmpty: Self.question(near)
        case .unknownAnimationName(_, let known), .isState(_, let known):
            known.isEmpty
                ? "its scene has no animations" : "its scene's animations are \(known.joined(separator: ", "))"
        case .unknownAnimation: "\(.list("animations")) shows every animation"
        case .isAnimation(let name): "\(.exportAnimation(name)) exports it"
        case .unknownState(_, let known): "its states are \(known.joined(separator: ", "))"
        case .unknownScene: "\(.list(nil)) shows every scene"
        case .takesNoState: "choose one of its named states: \(.list(nil))"
        case .takesNoTable: "give a JSON state document instead"
        }
    }

    /// Returns a question such as `did you mean 'a', 'b' or 'c'?`, with at most five names.
    private static func question(_ near: [String]) -> Hint {
        let names = near.prefix(5).map { "'\($0)'" }
        let last = names.count > 1 ? " or \(names[names.count - 1])" : ""
        return "did you mean \(names.dropLast(names.count > 1 ? 1 : 0).joined(separator: ", "))\(last)?"
    }
}

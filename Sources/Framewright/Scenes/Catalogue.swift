import FramewrightDocuments
public import FramewrightViews

/// The scenes a tool knows. One catalogue feeds `list`, `render` and the snapshots.
public struct Catalogue: Sendable {
    /// In the order `list` shows them.
    public let scenes: [Scene]

    /// Scene names must differ.
    public init(_ scenes: [Scene]) {
        let names = scenes.map(\.name)
        precondition(Set(names).count == names.count, "two scenes share a name: \(names)")
        self.scenes = scenes
    }

    /// Every scene with every state, as `scene/state`.
    public var references: [String] {
        scenes.flatMap { scene in scene.states.map { "\(scene.name)/\($0.name)" } }
    }

    /// A scene by name, its default state or the one after the slash.
    public func find(_ reference: String) throws(CatalogueError) -> (scene: Scene, state: Scene.NamedState) {
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

    /// Every animation, as `scene/animation`.
    public var animationReferences: [String] {
        scenes.flatMap { scene in scene.animations.map { "\(scene.name)/\($0.name)" } }
    }

    /// An animation by its scene's name and its own; the scene's name alone is its first.
    public func findAnimation(_ reference: String) throws(CatalogueError) -> (scene: Scene, animation: NamedAnimation) {
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

    private func scene(named name: String, in reference: String) throws(CatalogueError) -> Scene {
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        let known = references + scenes.map(\.name)
        let named = references.filter { $0.hasSuffix("/\(reference)") }
        let near = Suggestion.nearest(to: reference, among: known).map { [$0] }
        let parts = reference.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        throw .unknownScene(reference, suggestions: named.isEmpty ? near ?? references(like: parts) : named)
    }

    /// Scenes whose name contains the first part of a reference, with the second part where they have it.
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

extension Scene.NamedState {
    /// The screen in this state.
    @MainActor public func makeView() -> AnyView { view() }

    /// The screen in this state, where chance begins with that number; nil where the scene leaves nothing to chance.
    @MainActor public func makeView(seed: UInt64) -> AnyView? { seeded?(seed) }
}

/// Why a catalogue has no such screen.
public enum CatalogueError: Error, Hashable {
    /// The suggestions are references that are there; none if nothing is near.
    case unknownScene(String, suggestions: [String])
    /// The scene is there.
    case unknownState(String, known: [String])
    case unknownAnimation(String, suggestions: [String])
    /// The scene is there.
    case unknownAnimationName(String, known: [String])
    /// The name of a state where an animation's is wanted.
    case isState(String, animations: [String])
    /// The name of an animation where a state's is wanted.
    case isAnimation(String)
    /// The scene takes no state documents.
    case takesNoState(String)
    /// The scene reads no CSV files and databases.
    case takesNoTable(String)

    /// What is wrong, in one line.
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

    /// What to do.
    public var hint: String {
        switch self {
        case .unknownScene(_, let near) where !near.isEmpty: Self.question(near)
        case .unknownAnimation(_, let near) where !near.isEmpty: Self.question(near)
        case .unknownAnimationName(_, let known), .isState(_, let known):
            known.isEmpty
                ? "its scene has no animations" : "its scene's animations are \(known.joined(separator: ", "))"
        case .unknownAnimation: "framewright list animations shows every animation"
        case .isAnimation(let name): "framewright animate \(name) exports it"
        case .unknownState(_, let known): "its states are \(known.joined(separator: ", "))"
        case .unknownScene: "framewright list shows every scene"
        case .takesNoState: "choose one of its named states: framewright list"
        case .takesNoTable: "give a JSON state document instead"
        }
    }

    /// `did you mean 'a', 'b' or 'c'?`
    private static func question(_ near: [String]) -> String {
        let names = near.prefix(5).map { "'\($0)'" }
        let last = names.count > 1 ? " or \(names[names.count - 1])" : ""
        return "did you mean \(names.dropLast(names.count > 1 ? 1 : 0).joined(separator: ", "))\(last)?"
    }
}

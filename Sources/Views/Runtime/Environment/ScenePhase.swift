/// The activity of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background
    case inactive
    case active
}

extension EnvironmentValues {
    /// The activity of the scene; always `active`.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}

private enum ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

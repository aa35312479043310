/// How scenes are chosen by what their `scene/state` is called: by a part of it, or with stars, which stand for any signs.
enum ScenePattern {
    /// Without patterns every scene is meant.
    static func contains(_ patterns: [String], _ reference: String) -> Bool {
        patterns.isEmpty || patterns.contains { matches(reference, $0) }
    }

    static func matches(_ reference: String, _ pattern: String) -> Bool {
        pattern.contains("*") ? MatrixFilter.matches(reference[...], pattern[...]) : reference.contains(pattern)
    }
}

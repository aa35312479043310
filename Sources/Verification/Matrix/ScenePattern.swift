import FramewrightDocuments

/// Selection of scenes by patterns for `scene/state`: substrings, or names with `*` as a wildcard.
enum ScenePattern {
    /// Returns true if any pattern matches, or if there are no patterns.
    static func contains(_ patterns: [String], _ reference: String) -> Bool {
        patterns.isEmpty || patterns.contains { matches(reference, $0) }
    }

    static func matches(_ reference: String, _ pattern: String) -> Bool {
        pattern.contains("*") ? WildcardPattern(pattern).matches(reference) : reference.contains(pattern)
    }
}

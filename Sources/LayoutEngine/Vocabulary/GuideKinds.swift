/// The kinds of alignment guides that a node or its descendants may set explicitly. Other guides need no search.
struct GuideKinds: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let horizontal = GuideKinds(rawValue: 1)
    /// All vertical guides except text baselines.
    static let vertical = GuideKinds(rawValue: 2)
    static let baselines = GuideKinds(rawValue: 4)
    static let all: GuideKinds = [.horizontal, .vertical, .baselines]
}

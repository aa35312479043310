/// The kinds of alignment guides that a node or its descendants may set explicitly. Other guides need no search.
struct GuideKinds: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    /// All horizontal guides except the first text's.
    static let horizontal = GuideKinds(rawValue: 1)
    /// All vertical guides except text baselines.
    static let vertical = GuideKinds(rawValue: 2)
    static let baselines = GuideKinds(rawValue: 4)
    /// The leading edge of the first text. A kind of its own, because every text sets it and few layouts ask for it.
    static let firstText = GuideKinds(rawValue: 8)
    static let all: GuideKinds = [.horizontal, .vertical, .baselines, .firstText]
}

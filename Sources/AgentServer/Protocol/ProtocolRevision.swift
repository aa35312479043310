/// A revision of the Model Context Protocol.
enum ProtocolRevision: String, CaseIterable, Sendable {
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    /// Without a connection's state: every request carries its revision.
    case july2026 = "2026-07-28"

    /// The revisions that `initialize` agrees on.
    static let byHandshake: [ProtocolRevision] = [.june2025, .november2025]
    /// The revisions that a request names itself.
    static let byRequest: [ProtocolRevision] = [.july2026]

    /// Returns the revision to answer a client's proposal with: the same if it is known, otherwise the newest.
    static func answer(to proposal: String) -> ProtocolRevision {
        byHandshake.first { $0.rawValue == proposal } ?? .november2025
    }
}

/// The five threads of the cloth; in this order they lie on each other.
enum BrocadeThread: String, Hashable, Sendable, CaseIterable {
    case red, cream, orange, blue, green

    /// The theme's token for the thread.
    var token: String { "color.brocade.thread.\(rawValue)" }
}

/// The five threads of the cloth, from the bottom layer to the top one.
enum BrocadeThread: String, Hashable, Sendable, CaseIterable {
    case red, cream, orange, blue, green

    /// The thread's theme token.
    var token: String { "color.brocade.thread.\(rawValue)" }
}

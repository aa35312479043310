/// Something wrong with what a snapshot folder keeps, whatever the pictures show.
public struct StoreFinding: Hashable, Sendable {
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// An entry of the manifest that no scene, state or screen asks for any more.
        case unused
        /// A picture that the manifest does not know.
        case unlisted
        /// An entry without its picture.
        case missing
        /// A picture that cannot be read.
        case unreadable
        /// A picture that is not the one the manifest tells of.
        case edited
        /// The same pixels under two states: one of them shows nothing of its own.
        case duplicate
        /// One colour all over.
        case blank
        /// A file of more bytes than allowed.
        case oversized
        /// Two names that are one where capitals do not count.
        case collision
        /// A tolerance or mask that is not declared as it was recorded with, or is declared for no picture.
        case stale
        /// A temporary file of a process that was killed, or the journal of its recording.
        case leftover
    }

    public let rule: Rule
    /// Path below the snapshot folder.
    public let file: String
    /// What is wrong, in words.
    public let explanation: String

    /// False for what may be meant, and for what the next run removes.
    public var isError: Bool { rule != .duplicate && rule != .leftover }
}

extension StoreFinding: CustomStringConvertible {
    public var description: String { "\(rule.rawValue): \(file): \(explanation)" }
}

public import FramewrightDocuments

/// A problem with the files of a snapshot folder, independent of the rendered screens.
public struct StoreFinding: Hashable, Sendable {
    /// The kind of a problem.
    public enum Rule: String, Hashable, Sendable, CaseIterable {
        /// A manifest entry that no scene, state or screen requires any more.
        case unused
        /// An image file without an entry in the manifest.
        case unlisted
        /// A manifest entry without its image file, or a required reference that was never recorded.
        case missing
        /// An image file that cannot be read.
        case unreadable
        /// An image file or entry that contradicts the manifest or the settings.
        case edited
        /// Equal pixels for two states: one of them shows nothing of its own.
        case duplicate
        /// An image of a single colour.
        case blank
        /// A file larger than allowed.
        case oversized
        /// Two paths that are equal on case-insensitive file systems.
        case collision
        /// A tolerance or mask whose declaration changed since recording, or that applies to no image.
        case stale
        /// A temporary file or recording journal of a killed process, or a failure's image that nothing requires any
        /// more.
        case leftover
    }

    /// The kind of the problem.
    public let rule: Rule
    /// The path below the snapshot folder.
    public let file: String
    /// The problem in words.
    public let explanation: String
    /// The suggested remedy, if the explanation contains none.
    public var hint: Hint = ""

    /// Returns the explanation and the hint.
    ///
    /// - Parameter wording: Returns the hint in the front end's words.
    public func words(_ wording: (Hint) -> String) -> String {
        hint.isEmpty ? explanation : "\(explanation): \(wording(hint))"
    }

    /// False for problems that can be intended or that the next run removes.
    public var isError: Bool { rule != .duplicate && rule != .leftover }
}

extension StoreFinding: CustomStringConvertible {
    /// The kind, file and explanation on one line.
    public var description: String { "\(rule.rawValue): \(file): \(words(\.description))" }
}

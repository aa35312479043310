/// Why a tree could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
    /// Nodes inside each other beyond `limit`: a view that contains itself, most likely.
    case tooDeep(path: String, limit: Int)
    /// Content that depends on its own frame kept asking for another one.
    case unsettled(path: String, rounds: Int)
    /// A deferred node where only finished ones can be placed.
    case deferred(path: String)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .tooDeep(let path, let limit): "views are nested more than \(limit) deep at \(path)"
        case .unsettled(let path, let rounds):
            "after \(rounds) rounds of layout the content at \(path) still waits for its frame"
        case .deferred(let path): "the content at \(path) depends on its frame"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .tooDeep: "look for a view whose body contains the view itself, or put fewer views inside each other"
        case .unsettled: "let no content that reads its frame change it, and nest no more readers than there are rounds"
        case .deferred: "place what resolved(on:spacing:) makes of the tree on the main actor"
        }
    }
}

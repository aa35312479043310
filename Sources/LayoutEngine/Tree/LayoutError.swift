/// An error of laying out a tree.
public enum LayoutError: Error, Hashable, Sendable {
    /// Nodes are nested more deeply than `limit`; most likely, a view contains itself.
    case tooDeep(path: String, limit: Int)
    /// Content that depends on its own frame kept changing that frame.
    case unsettled(path: String, rounds: Int)
    /// A deferred node was found by `placed`, which needs a resolved tree.
    case deferred(path: String)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .tooDeep(let path, let limit): "views are nested more than \(limit) deep at \(path)"
        case .unsettled(let path, let rounds):
            "after \(rounds) rounds of layout the content at \(path) still waits for its frame"
        case .deferred(let path): "the content at \(path) depends on its frame"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: String {
        switch self {
        case .tooDeep: "look for a view whose body contains the view itself, or put fewer views inside each other"
        case .unsettled: "let no content that reads its frame change it, and nest no more readers than there are rounds"
        case .deferred: "place what resolved(on:spacing:) makes of the tree on the main actor"
        }
    }
}

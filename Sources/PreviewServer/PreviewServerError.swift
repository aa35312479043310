/// An error of starting the preview.
public enum PreviewServerError: Error, Hashable {
    /// The port is in use, or the system does not permit listening on it.
    case cannotListen(port: UInt16, reason: String)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .cannotListen(let port, let reason): "port \(port) cannot be listened on: \(reason)"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: String { "leave --port out, or give 0: a free one is taken" }
}

/// Why the preview cannot be served.
public enum PreviewServerError: Error, Hashable {
    /// Somebody else listens there, or the system does not let the user.
    case cannotListen(port: UInt16, reason: String)

    public var message: String {
        switch self {
        case .cannotListen(let port, let reason): "port \(port) cannot be listened on: \(reason)"
        }
    }

    public var hint: String { "leave --port out, or give 0: a free one is taken" }
}

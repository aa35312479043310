public import FoundationEssentials

/// An action that opens a web address or a link of another app.
///
/// Nothing is opened: addresses that no handler takes are recorded, and reported with the preview.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The way in which a handler treats an address.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        fileprivate let kind: Kind

        /// The handler has opened the address.
        public static let handled = Result(kind: .handled)
        /// The address is not opened.
        public static let discarded = Result(kind: .discarded)
        /// The address is left to the system.
        public static let systemAction = Result(kind: .system(nil))

        /// Leaves another address to the system.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }

        /// Leaves another address to the system; nothing is embedded.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result

    /// Creates an action from a handler.
    public nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// Opens an address; nothing is embedded.
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { _ = open(url) }

    /// Opens an address and then calls `completion` with whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(open(url))
    }

    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: return true
        case .discarded: return false
        case .system(let other):
            ScreenLoop.current.record(.openURL((other ?? url).absoluteString))
            return true
        }
    }
}

extension EnvironmentValues {
    /// The action that opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .systemAction }
}

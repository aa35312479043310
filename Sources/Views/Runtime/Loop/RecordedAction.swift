/// An action that a screen requested and that draws nothing.
package enum RecordedAction: Hashable, Sendable {
    /// A web address or a link of another app was opened.
    case openURL(String)
    /// A presentation was dismissed.
    case dismiss
    /// The search was ended.
    case dismissSearch
    /// A refresh of a view's data was started.
    case refresh

    /// A description in one line.
    package var description: String {
        switch self {
        case .openURL(let address): "opens \(address)"
        case .dismiss: "dismisses the presentation"
        case .dismissSearch: "ends the search"
        case .refresh: "refreshes"
        }
    }
}

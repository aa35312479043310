/// The role of a node in its container.
enum ContainerRole: Hashable, Sendable {
    case header(SectionIdentity)
    case row(SectionIdentity)
    case footer(SectionIdentity)
    /// The cancel button of a dialog.
    case cancel

    var section: SectionIdentity? {
        switch self {
        case .header(let section), .row(let section), .footer(let section): section
        case .cancel: nil
        }
    }
}

/// The identity of a section in its list.
struct SectionIdentity: Hashable, Sendable {
    let node: ObjectIdentifier
    let place: String

    static func == (left: Self, right: Self) -> Bool { left.node == right.node }

    func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

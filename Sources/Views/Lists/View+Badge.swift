import FramewrightLayoutEngine

extension View {
    /// Sets the prominence of badges. Accepted without effect.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The prominence of badges.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// The lowest prominence.
    public static let decreased = BadgeProminence(level: 0)
    /// The usual prominence.
    public static let standard = BadgeProminence(level: 1)
    /// The highest prominence.
    public static let increased = BadgeProminence(level: 2)
}

/// A view with a badge in the row of a list around it.
struct BadgedView<Content: View>: PrimitiveView {
    let content: Content
    let badge: Text?

    func lower(_ lowering: Lowering) -> [ViewNode] {
        var nodes = lowering.at(.position(0)).nodes(of: content)
        guard let badge else { return nodes }
        let marks = lowering.at(.position(1)).with { $0.foregroundStyle = ContainerInk(color: .inkSecondary) }
            .nodes(of: badge)
        for index in nodes.indices { nodes[index].payload.changeRow { if $0.badge == nil { $0.badge = marks } } }
        return nodes
    }
}

import FramewrightLayoutEngine

extension View {
    /// Shows a count at the trailing end of a list's row; 0 shows nothing.
    public func badge(_ count: Int) -> some View {
        BadgedView(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
    }

    /// Shows a text at the trailing end of a list's row; nil shows nothing.
    public func badge(_ label: Text?) -> some View { BadgedView(content: self, badge: label) }

    /// Shows a string at the trailing end of a list's row; nil shows nothing.
    @_disfavoredOverload
    public func badge(_ label: (some StringProtocol)?) -> some View {
        BadgedView(content: self, badge: label.map { Text($0) })
    }

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

private struct BadgedView<Content: View>: PrimitiveView {
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

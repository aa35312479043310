/// The lowered items of a page's bars.
struct BarItems {
    private(set) var leading: [ViewNode] = []
    private(set) var principal: [ViewNode] = []
    private(set) var trailing: [ViewNode] = []
    private(set) var bottom: [ViewNode] = []

    @MainActor
    init(_ requests: PageRequests, in lowering: Lowering) {
        var centred: [ViewNode] = []
        for entry in requests.items {
            let bar = entry.placement.slot == .bottom ? ToolbarPlacement.bottomBar : .navigationBar
            let nodes =
                entry.placement.slot == .none ? [] : entry.nodes(in: requests.traits(of: bar).colorScheme, by: lowering)
            switch entry.placement.slot {
            case .leading: leading += nodes
            case .principal: principal += nodes
            case .trailing: trailing += nodes
            case .bottom: if entry.placement.isCentred { centred += nodes } else { bottom += nodes }
            case .none: break
            }
        }
        bottom.insert(contentsOf: centred, at: bottom.count / 2)
    }
}

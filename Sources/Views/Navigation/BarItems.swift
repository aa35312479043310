import FramewrightDrawing
import FramewrightLayoutEngine

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
                entry.placement.slot == .none
                ? [] : entry.nodes(in: requests.traits(of: bar).colorScheme, by: lowering).map(\.withBarTouchArea)
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

extension ViewNode {
    /// The item with a touch area as large as the platform's, if it is a button.
    fileprivate var withBarTouchArea: ViewNode {
        guard let button = soleButton, !button.payload.interactions.isEmpty else { return self }
        var node = self
        node.payload.hitShape = BarTouchArea()
        node.payload.interactions += button.payload.interactions
        return node
    }
}

/// The frame of an item, extended to 44 points on both sides about its middle.
private struct BarTouchArea: ShapeOutline {
    private static let leastSide = 44.0

    func path(in rect: Rect) -> Path {
        let (width, height) = (max(rect.width, Self.leastSide), max(rect.height, Self.leastSide))
        return Path(Rect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
    }
}

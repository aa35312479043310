public import FramewrightDrawing
public import FramewrightLayoutEngine
import FramewrightTypography

extension PlacedTree<ViewContent> {
    /// What to paint for a placed tree, in paint order. Items name the node they came from.
    public func displayList() -> DisplayList {
        var list = DisplayList(size: screen.size)
        var clips: [Int] = []
        for (index, node) in nodes.enumerated() {
            while let end = clips.last, end <= index {
                list.items.append(.init(.popClip, source: index - 1))
                clips.removeLast()
            }
            list.items += items(for: node, index)
            if case .clip = node.payload.figure { clips.append(node.end) }
        }
        list.items += clips.map { _ in .init(.popClip, source: nodes.count - 1) }
        return list
    }

    private func items(for node: Placed<ViewContent>, _ index: Int) -> [DisplayList.Item] {
        switch node.payload.figure {
        case .none: []
        case .clip: [.init(.pushClip(RoundedRect(node.frame)), source: index)]
        case .shape(let shape, let paint): [.init(shape.command(in: node.frame, paint: paint), source: index)]
        case .text(let text):
            (try? text.layout(for: node.proposal))?.commands(at: node.frame.origin).map {
                .init($0, source: index)
            } ?? []
        }
    }
}

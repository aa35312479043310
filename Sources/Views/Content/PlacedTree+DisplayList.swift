public import FramewrightDrawing
public import FramewrightLayoutEngine
import FramewrightTypography

extension PlacedTree<ViewContent> {
    /// Returns the drawing commands of a placed tree, in paint order. Each item refers to its source node.
    public func displayList() -> DisplayList {
        var list = DisplayList(size: screen.size)
        var walk = DisplayListBuilder()
        var index = 0
        while index < nodes.count {
            walk.close(before: index, &list)
            index = walk.draw(self, at: index, into: &list)
        }
        walk.close(before: nodes.count, &list)
        return list
    }
}

/// A traversal that tracks open layers, clips and transforms.
private struct DisplayListBuilder {
    /// The commands to append once the nodes before `end` are drawn, innermost last.
    private var open: [(end: Int, command: DisplayList.Item.Command)] = []

    mutating func close(before index: Int, _ list: inout DisplayList) {
        while let last = open.last, last.end <= index {
            list.items.append(.init(last.command, source: index - 1))
            open.removeLast()
        }
    }

    /// Draws one node and returns the index of the next one.
    mutating func draw(_ tree: PlacedTree<ViewContent>, at index: Int, into list: inout DisplayList) -> Int {
        let node = tree.nodes[index]
        let items = node.payload.figure.commands(in: node)
        list.items += items.map { .init($0, source: index) }
        switch node.payload.figure {
        case .none, .shape, .text, .image, .drawing: break
        case .clip, .clipShape: open.append((node.end, .pop))
        case .layer(let layer):
            if layer.opacity == 0 { return node.end }
            if layer.opacity < 1 { open.append((node.end, .pop)) }
        case .effect: open.append((node.end, .pop))
        case .transform(let transform):
            if transform.hidesContent { return node.end }
            open.append((node.end, .pop))
        case .mask: openMask(tree, at: index, into: &list)
        case .hidden: return node.end
        }
        return index + 1
    }

    /// Opens a layer for the masked content; after the content is drawn, a layer for the mask is opened inside.
    private mutating func openMask(_ tree: PlacedTree<ViewContent>, at index: Int, into list: inout DisplayList) {
        open.append((tree.nodes[index].end, .pop))
        open.append((tree.nodes[index].end, .pop))
        open.append((tree.nodes[index + 1].end, .pushLayer(.mask)))
    }
}

extension ViewContent.Figure {
    /// Returns the commands with which the node draws itself or opens a layer.
    fileprivate func commands(in node: Placed<ViewContent>) -> [DisplayList.Item.Command] {
        switch self {
        case .none, .hidden: []
        case .clip: [.pushClip(RoundedRect(node.frame))]
        case .clipShape(let shape, let rule): [shape.clip(in: node.frame, rule)]
        case .layer(let layer): layer.opacity > 0 && layer.opacity < 1 ? [.pushLayer(layer)] : []
        case .effect(let layer, let backdrop):
            [.pushLayer(layer)] + (backdrop.map { [.fillRect(RoundedRect(node.frame), Paint($0))] } ?? [])
        case .transform(let transform):
            transform.hidesContent ? [] : [.pushTransform(transform.projection(in: node.frame))]
        case .mask: [.pushLayer(DisplayList.Layer())]
        case .shape(let shape, let paint): [shape.command(in: node.frame, paint: paint.placed(in: node.frame))]
        case .image(let image): image.commands(in: node.frame)
        case .drawing(let list):
            [.pushTransform(ProjectionTransform(.translation(x: node.frame.minX, y: node.frame.minY)))]
                + list.items.map(\.command) + [.pop]
        case .text(let text):
            text.commands(in: node.frame, proposal: node.proposal)
        }
    }
}

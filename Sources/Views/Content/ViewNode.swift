public import FramewrightLayoutEngine

/// A view's layout node, with the content to draw in its frame.
public typealias ViewNode = LayoutNode<ViewContent>

extension [ViewNode] {
    /// Returns the only node, or all nodes in one container.
    consuming func single(or layout: some Layout, named name: String) -> ViewNode {
        if count == 1 { return self[0] }
        return ViewNode(ViewContent(name), layout: layout, children: numbered())
    }

    /// Returns nodes as the children of a container. Nodes without a key are identified by their position.
    consuming func numbered() -> [ViewNode] {
        for position in indices where self[position].step == .index(0) { self[position].step = .index(position) }
        return self
    }

    /// Returns the nodes of the view at `position` in a builder, with the position as a part of their identity.
    /// Explicit keys stay as they are; an equal key elsewhere in the builder belongs to another view.
    consuming func identified(by position: Int) -> [ViewNode] {
        let isAlone = count == 1
        for index in indices {
            guard case .index(let inner) = self[index].step else {
                self[index].payload.append(toBranch: position)
                continue
            }
            self[index].step = isAlone ? .index(position) : .key("\(position).\(inner)")
        }
        return self
    }

    /// Returns the nodes of one element, identified by its key and, within the element, by their own step. Each keeps
    /// its identity when others of the same element are inserted or removed.
    consuming func keyed(_ key: String) -> [ViewNode] {
        for position in indices {
            self[position].step =
                switch self[position].step {
                case .index(0): .key(position == 0 ? key : "\(key).\(position)")
                case .index(let inner): .key("\(key).\(inner)")
                case .key(let inner): .key("\(key).\(inner)")
                }
        }
        return self
    }
}

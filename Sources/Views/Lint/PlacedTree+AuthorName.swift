import FramewrightDrawing
package import FramewrightLayoutEngine

extension PlacedTree<ViewContent> {
    /// What the author of a screen calls a view: its accessibility identifier, else what is written in the source, with the
    /// text that is seen of it, as in `Button "Add ten"`. A node that a modifier made stands for the view it is around.
    package func authorName(of index: Int) -> String { authored(index).name }

    /// The author's name, and where the view has no identifier of its own, the one nearest around it: `Text "12" in score`.
    package func placedName(of index: Int) -> String {
        let (name, isIdentifier) = authored(index)
        if isIdentifier { return name }
        var next = nodes[index].parent
        while let current = next {
            if let identifier = nodes[current].payload.identifier { return "\(name) in \(identifier)" }
            next = nodes[current].parent
        }
        return name
    }

    private func authored(_ index: Int) -> (name: String, isIdentifier: Bool) {
        if let identifier = nodes[index].payload.identifier ?? identifier(around: index) { return (identifier, true) }
        if !nodes[index].payload.interactions.isEmpty || nodes[index].payload.isDisabled,
            let control = control(around: index)
        {
            let identifier = nodes[control].payload.identifier ?? identifier(around: control)
            return (identifier ?? typeAndText(of: control), identifier != nil)
        }
        var inner = index
        while nodes[inner].payload.control == nil, let next = modifiedView(in: inner) {
            inner = next
            if let identifier = nodes[inner].payload.identifier { return (identifier, true) }
        }
        return (typeAndText(of: inner), false)
    }

    /// The identifier of a modifier around a view: it is the view's.
    private func identifier(around index: Int) -> String? {
        var inner = index
        while let outer = nodes[inner].parent, modifiedView(in: outer) == inner {
            if let identifier = nodes[outer].payload.identifier { return identifier }
            inner = outer
        }
        return nil
    }

    /// The outermost node of the control that a node is in, itself included.
    private func control(around index: Int) -> Int? {
        var next: Int? = index
        while let current = next, nodes[current].payload.control == nil { next = nodes[current].parent }
        return next
    }

    /// The node of the view that a modifier is around; nil for other nodes.
    private func modifiedView(in index: Int) -> Int? {
        guard nodes[index].payload.isModifier, index + 1 < nodes[index].end else { return nil }
        var view = index + 1
        // What is behind a view comes before it.
        while nodes[index].payload.name == "Background", nodes[view].end < nodes[index].end { view = nodes[view].end }
        return view
    }

    private func typeAndText(of index: Int) -> String {
        let payload = nodes[index].payload
        let type = payload.control ?? payload.name
        if case .image(let image) = payload.figure { return "\(type) \(image.label.shortQuotation)" }
        guard let text = payload.label ?? title(of: index) else { return type }
        return "\(type) \(text.shortQuotation)"
    }

    /// A text's own string, or the first text in a control that is in no other control.
    private func title(of index: Int) -> String? {
        if case .text(let text) = nodes[index].payload.figure { return text.string }
        guard nodes[index].payload.control != nil else { return nil }
        var next = index + 1
        while next < nodes[index].end {
            let payload = nodes[next].payload
            if payload.hidesContent || payload.control != nil {
                next = nodes[next].end
                continue
            }
            if let label = payload.label { return label }
            if case .text(let text) = payload.figure, text.string.contains(where: { !$0.isWhitespace }) {
                return text.string
            }
            next += 1
        }
        return nil
    }
}

extension String {
    /// In quotation marks, on one line; a long one by its beginning.
    fileprivate var shortQuotation: String {
        let beginning = prefix(40)
        return beginning.debugDescription + (beginning.endIndex < endIndex ? "..." : "")
    }
}

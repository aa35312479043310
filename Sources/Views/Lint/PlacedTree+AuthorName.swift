import FramewrightDrawing
package import FramewrightLayoutEngine

extension PlacedTree<ViewContent> {
    /// Returns the name by which a screen's author recognizes a view: its accessibility identifier, otherwise its
    /// type in the source with its visible text, as in `Button "Add ten"`. A modifier's node has the name of the
    /// modified view.
    package func authorName(of index: Int) -> String { authored(index).name }

    /// Returns the author's name with the identifier of the nearest ancestor, if the view has none:
    /// `Text "12" in score`.
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

    /// Returns the type of a view as in the source: a control's, or that of the view inside modifiers.
    package func authorType(of index: Int) -> String {
        var inner = index
        while nodes[inner].payload.controlType == nil, let next = modifiedView(in: inner) { inner = next }
        return nodes[inner].payload.controlType ?? nodes[inner].payload.name
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

    /// Returns the identifier set by a modifier around a view.
    private func identifier(around index: Int) -> String? {
        var inner = index
        while let outer = nodes[inner].parent, modifiedView(in: outer) == inner {
            if let identifier = nodes[outer].payload.identifier { return identifier }
            inner = outer
        }
        return nil
    }

    /// Returns the outermost node of the control that contains a node, which may be the node itself.
    private func control(around index: Int) -> Int? {
        var next: Int? = index
        while let current = next, nodes[current].payload.control == nil { next = nodes[current].parent }
        return next
    }

    /// Returns the node that a modifier wraps; nil for other nodes.
    private func modifiedView(in index: Int) -> Int? {
        guard nodes[index].payload.isModifier, index + 1 < nodes[index].end else { return nil }
        var view = index + 1
        // A background precedes the view it belongs to.
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

    /// Returns a text's string, or the first text of a control outside of nested controls.
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

extension ViewContent {
    /// The type of the control at the node; nil for other views.
    package var controlType: String? { state?.type ?? control }
}

extension String {
    /// The string in quotation marks on one line, truncated to 40 characters.
    fileprivate var shortQuotation: String {
        let beginning = prefix(40)
        return beginning.debugDescription + (beginning.endIndex < endIndex ? "..." : "")
    }
}

import FramewrightLayoutEngine

/// The icon and the title of a label, or of an image beside a text.
struct LabelParts {
    let icon: ViewNode?
    let titles: [ViewNode]
}

extension Lowering {
    /// Lowers a view as the icon and the title of an item of a bar or menu.
    ///
    /// A label shows one part at a time. Other views have the same nodes each time, of which those with text are the
    /// title.
    func parts(of view: some View, iconFont: Font? = nil) -> LabelParts {
        let icons = at(.position(0)).with { if let iconFont { $0.font = iconFont } }
            .nodes(of: view.labelStyle(.iconOnly))
        let titles = at(.position(1)).nodes(of: view.labelStyle(.titleOnly))
        return LabelParts(
            icon: icons.compactMap { $0.part { !$0.showsText } }.first,
            titles: titles.compactMap { $0.part(where: \.showsText) })
    }
}

extension ViewNode {
    /// Whether the node or a descendant is a text.
    var showsText: Bool {
        if case .text = payload.figure { return true }
        return children.contains(where: \.showsText)
    }

    /// Whether the node or a descendant draws an image or a shape.
    private var showsImage: Bool {
        switch payload.figure {
        case .image, .shape: true
        default: children.contains(where: \.showsImage)
        }
    }

    /// Returns the node if the condition holds. Otherwise returns the first child for which it does, if the node is a
    /// container of an image and a text.
    fileprivate func part(where holds: (ViewNode) -> Bool) -> ViewNode? {
        guard showsText, showsImage, children.count > 1 else { return holds(self) ? self : nil }
        for child in children {
            if let part = child.part(where: holds) { return part }
        }
        return nil
    }
}

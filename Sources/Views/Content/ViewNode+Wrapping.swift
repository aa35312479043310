import FramewrightLayoutEngine

extension [ViewNode] {
    /// Wraps each node in a layout. A single node, which is large, is moved instead of copied.
    consuming func wrapped(in layout: some Layout, as name: String) -> [ViewNode] {
        guard count == 1 else { return map { $0.wrapped(in: layout, as: ViewContent(modifier: name)) } }
        let node = removeLast()
        append(node.wrapped(in: layout, as: ViewContent(modifier: name)))
        return self
    }
}

extension ViewNode {
    /// Wraps the node in a layout. The attributes that containers read (identity, priority, paint order, layout
    /// values, transition, tag and role) move to the wrapper. Marks stay, because they are those of the inner frame.
    consuming func wrapped(
        in layout: some Layout, as content: ViewContent, behind: [ViewNode] = [], beside: [ViewNode] = []
    ) -> ViewNode {
        var wrapper = ViewNode(content, step: step, layout: layout, priority: priority, zIndex: zIndex)
        wrapper.values = values
        // Not set again, because that would copy contents shared by many nodes.
        if !wrapper.payload.isModifier { wrapper.payload.isModifier = true }
        wrapper.payload.tag = payload.tag
        wrapper.payload.role = payload.role
        if let row = payload.row { wrapper.payload.row = row }
        let transition = payload.motion?.transition
        var inner = self
        inner.step = .index(0)
        inner.zIndex = 0
        inner.values = LayoutValues()
        if wrapper.values.contains(FrameMarks.self) {
            inner.values[FrameMarks.self] = wrapper.values[FrameMarks.self]
            wrapper.values[FrameMarks.self] = []
        }
        if let transition {
            wrapper.payload.setTransition(transition)
            inner.payload.setTransition(nil)
        }
        wrapper.children = behind.isEmpty && beside.isEmpty ? [inner] : (behind + [inner] + beside).numbered()
        return wrapper
    }
}

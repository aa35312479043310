import FramewrightViews

extension Session {
    /// Types into the focused field. A line break submits.
    ///
    /// - Returns: False if no field has the focus.
    @discardableResult
    public func type(_ text: String) throws(RenderError) -> Bool {
        guard let input = try focusedInput() else { return false }
        input.insert(text)
        _ = try layout()
        return true
    }

    /// Deletes the last characters of the focused field.
    ///
    /// - Returns: False if no field has the focus.
    @discardableResult
    public func deleteBackward(_ count: Int = 1) throws(RenderError) -> Bool {
        guard let input = try focusedInput() else { return false }
        for _ in 0..<max(0, count) { input.deleteBackward() }
        _ = try layout()
        return true
    }

    /// Removes the focus, which hides the keyboard.
    public func endEditing() throws(RenderError) {
        graph.endEditing()
        _ = try layout()
    }

    private func focusedInput() throws(RenderError) -> TextInput? {
        let tree = try layout().tree
        for node in tree.nodes {
            for case .text(let input) in node.payload.interactions where input.isFocused { return input }
        }
        return nil
    }
}

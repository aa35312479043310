extension ViewGraph {
    /// Removes the focus, as when the keyboard is dismissed.
    public func endEditing() {
        guard focus != nil else { return }
        focus = nil
        invalidate()
    }
}

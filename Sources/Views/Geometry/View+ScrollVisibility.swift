import FramewrightDrawing

extension View {
    /// Runs an action when at least a share of the view, by area, becomes visible in the scroll view around it, and
    /// when it no longer is.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            guard let window = proxy.bounds(of: .scrollView) else { return true }
            let area = proxy.size.width * proxy.size.height
            guard area > 0, let shown = window.overlap(with: proxy.frame(in: .local)) else { return false }
            return shown.width * shown.height >= threshold * area
        } action: {
            action($0)
        }
    }
}

public import FramewrightDrawing
public import FramewrightTheming
public import FramewrightViews

/// A screen in use: it keeps its views' state, takes touches and typed text, and can be laid out at any moment.
///
/// Time stands still but for `advance` and what a touch takes; the clock is the session's own, in seconds since it began.
@MainActor
public final class Session {
    public private(set) var viewport: Viewport
    /// The device whose screen it is; nil for a viewport of one's own.
    public let device: Device?
    public private(set) var time = 0.0
    let renderer: Renderer
    let graph = ViewGraph()
    /// The finger on the screen.
    var finger: Finger?
    private let view: any View
    private var theme: Theme
    private var traits: Traits
    private var current: ScreenLayout?

    /// Shows a view; nothing is laid out before it is asked for.
    public init(
        _ view: some View, in viewport: Viewport, theme: Theme, traits: Traits = Traits(),
        renderer: Renderer = Renderer()
    ) {
        self.view = view
        self.viewport = viewport
        device = nil
        self.theme = theme
        self.traits = traits
        self.renderer = renderer
    }

    /// Shows a view on a device, which can then be turned.
    public init(
        _ view: some View, on device: Device, orientation: Orientation = .portrait, theme: Theme,
        traits: Traits = Traits(), renderer: Renderer = Renderer()
    ) throws(DeviceError) {
        self.view = view
        self.device = device
        self.theme = theme
        self.traits = traits
        self.renderer = renderer
        viewport = try device.viewport(orientation)
    }

    /// The screen as it is now; laid out anew only when something its views have read has changed.
    public func layout() throws(RenderError) -> ScreenLayout {
        if let current, !graph.needsUpdate { return current }
        current = nil
        let layout = try renderer.layout(view, over: graph, in: viewport, theme: theme, traits: traits)
        current = layout
        return layout
    }

    /// The screen's pixels as it is now.
    public func paint() throws(RenderError) -> Bitmap { try renderer.paint(try layout()) }

    /// Shows the same views on another screen: turned, resized, at another scale.
    public func show(in viewport: Viewport) {
        self.viewport = viewport
        graph.invalidate()
    }

    /// Turns the device. The views keep their state.
    public func rotate(to orientation: Orientation) throws(RenderError) {
        guard let device else { throw .touch(.noDevice) }
        do {
            show(in: try device.viewport(orientation, scale: viewport.scale))
        } catch .viewport(let error) {
            throw error
        } catch {
            throw .touch(.doesNotRotate(device.id))
        }
    }

    /// Gives the views another size, as a window or a split view does; insets and scale stay, size classes follow the size.
    public func resize(to size: Size) throws(RenderError) {
        show(in: try Viewport(size: size, scale: viewport.scale, safeAreaInsets: viewport.safeAreaInsets))
    }

    /// Shows the same views in another theme.
    public func show(in theme: Theme) {
        self.theme = theme
        graph.invalidate()
    }

    /// Shows the same views to someone who has chosen otherwise.
    public func show(with traits: Traits) {
        self.traits = traits
        graph.invalidate()
    }

    /// Lets time go by, from one moment at which a timeline changes to the next; a finger that rests long enough on a view
    /// is a long press.
    public func advance(_ seconds: Double) throws(RenderError) {
        _ = try layout()
        let end = time + max(0, seconds)
        while graph.nextWake <= end {
            time = max(time, graph.nextWake)
            try tick()
        }
        time = end
        try tick()
    }

    private func tick() throws(RenderError) {
        graph.advance(to: time)
        _ = try layout()
        try rest()
    }
}

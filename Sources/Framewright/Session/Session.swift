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
    var finger: TouchSequence?
    private let view: any View
    public private(set) var theme: Theme
    private var traits: Traits
    /// What somebody has looked at, or had to be placed all the same.
    private var current: ScreenLayout?
    /// The moment the views were last asked for; nil where they must be asked.
    private var shownTime: Double?
    /// Counts the layouts made by asking views.
    private(set) var layoutCount = 0
    /// True where `current` shows something on its way.
    private(set) var isMoving = false
    /// What films the screen as time goes by.
    var recorder: FrameRecorder?
    /// The moment `current` shows.
    private var currentTime = 0.0

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

    isolated deinit { graph.end() }

    /// The screen as it is now; laid out anew only when something its views have read has changed, or something moves.
    public func layout() throws(RenderError) -> ScreenLayout {
        // What views of themselves make is made anew at every moment.
        if shownTime != time, graph.isLive { graph.invalidate() }
        try update()
        if let current, !isMoving || currentTime == time { return current }
        let layout = try renderer.layout(graph.stage, at: time, in: viewport, theme: theme)
        keep(layout)
        return layout
    }

    /// Lets the views answer what has happened. What they have become is laid out when somebody looks: moments nobody sees
    /// cost nothing.
    func update() throws(RenderError) {
        guard shownTime == nil || graph.needsUpdate else { return }
        (current, shownTime) = (nil, nil)
        layoutCount += 1
        keep(try renderer.show(view, over: graph, in: viewport, theme: theme, traits: traits))
        shownTime = time
    }

    private func keep(_ layout: ScreenLayout?) {
        current = layout
        currentTime = time
        // One more moment is shown once all has come to rest.
        isMoving = graph.stage.isMoving(at: time)
    }

    /// The screen's pixels as it is now.
    public func paint() throws(RenderError) -> Bitmap { try renderer.paint(try layout()) }

    /// Shows the same views on another screen: turned, resized, at another scale.
    public func show(in viewport: Viewport) {
        self.viewport = viewport
        graph.changeSurroundings()
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
        graph.changeSurroundings()
    }

    /// Shows the same views to someone who has chosen otherwise.
    public func show(with traits: Traits) {
        self.traits = traits
        graph.changeSurroundings()
    }

    /// Lets time go by, from one moment at which something happens to the next: a timeline changes, an animation completes,
    /// a finger has rested long enough on a view for a long press.
    public func advance(_ seconds: Double) throws(RenderError) {
        try update()
        let end = time + max(0, seconds)
        while let stop = nextStop(until: end) {
            switch stop {
            case .event(let moment):
                time = max(time, moment)
                try tick()
            case .frame(let moment, let recorder):
                time = max(time, moment)
                try recorder.take(self)
            }
        }
        time = max(time, end)
        try tick()
    }

    /// Brings the screen to the time it is; what only moves is left to `layout()`.
    func tick() throws(RenderError) {
        graph.advance(to: time)
        try update()
        try rest()
    }
}

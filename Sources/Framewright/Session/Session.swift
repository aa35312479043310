public import FramewrightDrawing
public import FramewrightTheming
public import FramewrightViews

/// A screen in use: stores its views' state, takes touches and typed text, and can be laid out at any time.
///
/// The clock is virtual, in seconds since the session began. It advances only by `advance`, `settle` and the durations
/// of touches.
@MainActor
public final class Session {
    /// The current screen.
    public private(set) var viewport: Viewport
    /// The device of the screen. Nil if the session was created with a viewport.
    public let device: Device?
    /// The time on the session's clock, in seconds.
    public private(set) var time = 0.0
    let renderer: Renderer
    let graph = ViewGraph()
    /// The current touch, if any.
    var finger: TouchSequence?
    private let view: any View
    /// The current theme.
    public private(set) var theme: Theme
    private var traits: Traits
    /// The last layout that was made. Nil if the views have changed since.
    private var current: ScreenLayout?
    /// The time at which the views were last evaluated. Nil if they must be evaluated.
    private var shownTime: Double?
    /// The number of times the views were evaluated.
    private(set) var layoutCount = 0
    /// True if `current` shows a running animation.
    private(set) var isMoving = false
    /// The recorder that takes frames as time advances.
    var recorder: FrameRecorder?
    /// The time that `current` shows.
    private var currentTime = 0.0

    /// Creates a session that shows a view. Nothing is laid out before it is needed.
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

    /// Creates a session that shows a view on a device, which can be rotated.
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

    /// Returns the current layout. Lays out again only if state that the views have read has changed, or an animation
    /// is running.
    public func layout() throws(RenderError) -> ScreenLayout {
        // Views that depend on time are evaluated again at every time.
        if shownTime != time, graph.isLive { graph.invalidate() }
        for _ in 0..<ViewGraph.longestSettling {
            try update()
            if let current, !isMoving || currentTime == time { return current }
            let layout = try renderer.layout(graph.stage, at: time, in: viewport, theme: theme)
            keep(layout)
            // A layout of the client's own can have started work that changes the views.
            guard graph.runReadyWork(), graph.needsUpdate else { return layout }
        }
        throw .views([.neverSettles])
    }

    /// Evaluates the views if necessary. The result is laid out only when it is requested, so times that are never
    /// shown cost nothing.
    func update() throws(RenderError) {
        guard shownTime == nil || graph.needsUpdate else { return }
        (current, shownTime) = (nil, nil)
        layoutCount += 1
        switch try renderer.settle(view, over: graph, in: viewport, theme: theme, traits: traits) {
        case .placed(let layout): keep(layout)
        case .unplaced: noteTime()
        }
        shownTime = time
    }

    private func keep(_ layout: ScreenLayout) {
        current = layout
        noteTime()
    }

    private func noteTime() {
        currentTime = time
        // One more layout follows after the last animation has ended.
        isMoving = graph.stage.isMoving(at: time)
    }

    /// Paints the current screen.
    public func paint() throws(RenderError) -> Bitmap { try renderer.paint(try layout()) }

    /// Shows the same views on another screen: rotated, resized or at another scale.
    public func use(_ viewport: Viewport) {
        self.viewport = viewport
        graph.invalidateEnvironment()
    }

    /// Rotates the device. The views keep their state.
    public func rotate(to orientation: Orientation) throws(RenderError) {
        guard let device else { throw .touch(.noDevice) }
        do {
            use(try device.viewport(orientation, scale: viewport.scale))
        } catch .viewport(let error) {
            throw error
        } catch {
            throw .touch(.doesNotRotate(device.id))
        }
    }

    /// Resizes the screen, as a window or a split view does. Insets and scale stay, size classes follow the size.
    public func resize(to size: Size) throws(RenderError) {
        use(try Viewport(size: size, scale: viewport.scale, safeAreaInsets: viewport.safeAreaInsets))
    }

    /// Shows the same views in another theme.
    public func use(_ theme: Theme) {
        self.theme = theme
        graph.invalidateEnvironment()
    }

    /// Shows the same views with other user settings.
    public func use(_ traits: Traits) {
        self.traits = traits
        graph.invalidateEnvironment()
    }

    /// Advances the clock by seconds, stopping at each event: a timeline update, the end of an animation, a long press.
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

    /// Brings the views up to the current time. Layout of animations is left to `layout()`.
    func tick() throws(RenderError) {
        graph.advance(to: time)
        try update()
        try rest()
    }
}

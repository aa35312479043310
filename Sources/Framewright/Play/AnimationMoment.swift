public import FramewrightDrawing
public import FramewrightTheming
import FramewrightViews

/// A frame of an animation before painting: a value that can be laid out and painted on any thread.
///
/// Consecutive frames known to be equal are merged into one of longer duration. Consecutive frames are not necessarily
/// different.
public struct AnimationMoment: Sendable {
    /// The source of the frame.
    enum Content: Sendable {
        /// The animated views at a time.
        case stage(Stage, time: Double)
        /// A finished layout, made because the views had to be evaluated.
        case layout(ScreenLayout)
    }

    /// The index of the frame, counted from 0, with repeated frames included.
    public private(set) var index: Int
    /// The number of consecutive frames it stands for.
    public internal(set) var count = 1
    /// The frame rate.
    public let rate: FrameRate
    /// The screen that the frame shows.
    public let viewport: Viewport
    /// The theme that the frame shows.
    public let theme: Theme
    private(set) var content: Content
    /// The renderer that played the animation. The frame uses its fonts and images.
    private let renderer: Renderer

    @MainActor
    init(index: Int, rate: FrameRate, session: Session, content: Content) {
        (self.index, self.rate, self.content) = (index, rate, content)
        (viewport, theme, renderer) = (session.viewport, session.theme, session.renderer)
    }

    /// The start time of the frame.
    public var start: FrameTime { rate.start(ofFrame: index) }

    /// The duration of the frame.
    public var duration: FrameTime { FrameTime(count * rate.seconds, over: rate.frames) }

    /// Lays out the frame on the caller's thread, with the fonts and images of the renderer that played the animation.
    public func layout() throws(RenderError) -> ScreenLayout {
        switch content {
        case .layout(let layout): layout
        case .stage(let stage, let time): try renderer.layout(stage, at: time, in: viewport, theme: theme)
        }
    }

    /// Returns the frame shown from one frame index up to another.
    func retimed(from start: Int, to end: Int) -> AnimationMoment {
        var frame = self
        frame.index = start
        frame.count = end - start
        return frame
    }

    /// Returns the frame with its finished layout.
    func laidOut(_ layout: ScreenLayout) -> AnimationMoment {
        var frame = self
        frame.content = .layout(layout)
        return frame
    }
}

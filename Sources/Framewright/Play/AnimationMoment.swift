public import FramewrightDrawing
public import FramewrightTheming
import FramewrightViews

/// A picture of a film that has not been made yet: a value that can be laid out and painted on any thread.
///
/// Pictures known to be equal are one that lasts longer; that two follow each other does not mean that they differ.
public struct AnimationMoment: Sendable {
    /// What the picture is made of.
    enum Content: Sendable {
        /// A moment of what is moving.
        case stage(Stage, time: Double)
        /// A screen that was laid out because its views had to be asked.
        case layout(ScreenLayout)
    }

    /// Counted from 0, the repeated ones too.
    public private(set) var index: Int
    /// For how many frames of the film it is shown.
    public internal(set) var count = 1
    public let rate: FrameRate
    public let viewport: Viewport
    public let theme: Theme
    private(set) var content: Content
    /// The one that played the film: its images are the frame's.
    private let renderer: Renderer

    @MainActor
    init(index: Int, rate: FrameRate, session: Session, content: Content) {
        (self.index, self.rate, self.content) = (index, rate, content)
        (viewport, theme, renderer) = (session.viewport, session.theme, session.renderer)
    }

    /// When it comes.
    public var start: FrameTime { rate.start(ofFrame: index) }

    /// How long it stays.
    public var duration: FrameTime { FrameTime(count * rate.seconds, over: rate.frames) }

    /// Where everything is, worked out on the caller's thread. The fonts and images are those of the renderer that played the
    /// film.
    public func layout(by _: Renderer) throws(RenderError) -> ScreenLayout {
        switch content {
        case .layout(let layout): layout
        case .stage(let stage, let time): try renderer.layout(stage, at: time, in: viewport, theme: theme)
        }
    }

    /// The same picture, shown from one frame of the film to another.
    func retimed(from start: Int, to end: Int) -> AnimationMoment {
        var frame = self
        frame.index = start
        frame.count = end - start
        return frame
    }

    /// The same frame, not to be laid out again.
    func laidOut(_ layout: ScreenLayout) -> AnimationMoment {
        var frame = self
        frame.content = .layout(layout)
        return frame
    }
}

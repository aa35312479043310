public import FramewrightDrawing
public import FramewrightTheming
import FramewrightViews

/// A picture of a film that has not been made yet: a value that can be laid out and painted on any thread.
///
/// Pictures known to be equal are one that lasts longer; that two follow each other does not mean that they differ.
public struct FilmFrame: Sendable {
    /// What the picture is made of.
    enum Content: Sendable {
        /// A moment of what is moving.
        case stage(Stage, time: Double)
        /// A screen that was laid out because its views had to be asked.
        case layout(ScreenLayout)
    }

    /// Counted from 0, the repeated ones too.
    public let index: Int
    /// For how many frames of the film it is shown.
    public internal(set) var count = 1
    public let rate: FrameRate
    public let viewport: Viewport
    public let theme: Theme
    private(set) var content: Content

    init(index: Int, rate: FrameRate, viewport: Viewport, theme: Theme, content: Content) {
        (self.index, self.rate, self.viewport) = (index, rate, viewport)
        (self.theme, self.content) = (theme, content)
    }

    /// When it comes.
    public var start: FrameTime { rate.start(ofFrame: index) }

    /// How long it stays.
    public var duration: FrameTime { FrameTime(count * rate.seconds, over: rate.frames) }

    /// Where everything is, worked out on the caller's thread.
    public func layout(by renderer: Renderer) throws(RenderError) -> ScreenLayout {
        switch content {
        case .layout(let layout): layout
        case .stage(let stage, let time): try renderer.layout(stage, at: time, in: viewport, theme: theme)
        }
    }

    /// The same picture, shown from one frame of the film to another.
    func retimed(from start: Int, to end: Int) -> FilmFrame {
        var frame = FilmFrame(index: start, rate: rate, viewport: viewport, theme: theme, content: content)
        frame.count = end - start
        return frame
    }

    /// The same frame, not to be laid out again.
    func laidOut(_ layout: ScreenLayout) -> FilmFrame {
        var frame = self
        frame.content = .layout(layout)
        return frame
    }
}

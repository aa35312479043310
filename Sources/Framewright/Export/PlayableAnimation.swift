public import FramewrightTheming
public import FramewrightViews

/// An animation: a screen and the steps played on it. Playing it several times gives the same frames.
@MainActor
public struct PlayableAnimation {
    /// Creates the view before the first step. Called each time the animation is played.
    public var view: () throws -> AnyView
    /// The device whose orientation `rotate` changes.
    public var device: Device?
    /// The screen that the view is shown on.
    public var viewport: Viewport
    /// The theme before the first step.
    public var theme: Theme
    /// The user's settings, such as locale and text size.
    public var traits: Traits
    /// The steps to play.
    public var steps: [PlayStep]
    /// The frame rate.
    public var rate: FrameRate
    /// Returns the theme that a step refers to by name.
    public var themes: (String) throws -> Theme

    /// Creates an animation from a view and steps.
    public init(
        _ steps: [PlayStep], on device: Device? = nil, in viewport: Viewport, theme: Theme, traits: Traits = Traits(),
        rate: FrameRate = .sixty, themes: @escaping (String) throws -> Theme = { try Theme.shipped(named: $0) },
        view: @escaping () throws -> AnyView
    ) {
        (self.view, self.device, self.viewport, self.theme) = (view, device, viewport, theme)
        (self.traits, self.steps, self.rate, self.themes) = (traits, steps, rate, themes)
    }

    /// Plays the animation from the start on a new session and passes its events to `show`.
    ///
    /// - Returns: The session at the end of the animation.
    @discardableResult
    public func play(
        by renderer: Renderer = Renderer(), _ show: @escaping (Session, PlayEvent) throws -> Void
    ) throws -> Session {
        let session = try makeSession(renderer)
        try Player(session, rate: rate, theme: themes).play(steps) { [unowned session] in try show(session, $0) }
        return session
    }

    /// Returns the screen at a time in seconds from the start. After the end, returns the last frame. Earlier steps are
    /// played, but their frames are neither stored nor painted.
    public func frame(at time: Double, by renderer: Renderer = Renderer()) throws -> ScreenLayout {
        let time = time.isNaN ? 0 : time
        // Tolerates times up to half a microsecond early.
        let index = Int(
            ((min(max(time, 0), 86_400) + 5e-7) * Double(rate.frames) / Double(rate.seconds)).rounded(.down))
        do {
            return try frame(index, by: renderer).layout()
        } catch let animation as AnimationTooShort {
            return try frame(animation.frameCount - 1, by: renderer).layout()
        }
    }

    private func frame(_ index: Int, by renderer: Renderer) throws -> AnimationMoment {
        let player = Player(try makeSession(renderer), rate: rate, theme: themes)
        do {
            try player.play(steps, only: index) { event in
                if case .frame(let frame) = event { throw Found(frame: frame) }
            }
        } catch let found as Found {
            return found.frame
        }
        preconditionFailure("an animation that is too short says so")
    }

    private struct Found: Error {
        let frame: AnimationMoment
    }

    /// Returns the number of frames at the frame rate, without painting.
    public func countFrames(by renderer: Renderer = Renderer()) throws -> Int {
        var count = 0
        try play(by: renderer) { _, event in
            if case .frame(let frame) = event { count += frame.count }
        }
        return count
    }

    /// Returns every viewport that the steps show the screen in.
    public func viewports() throws -> [Viewport] {
        var viewports = [viewport]
        for case .rotate(let orientation) in steps {
            guard let turned = try device?.viewport(orientation, scale: viewport.scale) else { continue }
            if !viewports.contains(turned) { viewports.append(turned) }
        }
        return viewports
    }

    private func makeSession(_ renderer: Renderer) throws -> Session {
        let view = try view()
        guard let device else {
            return Session(view, in: viewport, theme: theme, traits: traits, renderer: renderer)
        }
        let session = try Session(view, on: device, theme: theme, traits: traits, renderer: renderer)
        session.use(viewport)
        return session
    }
}

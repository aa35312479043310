public import FramewrightTheming
public import FramewrightViews

/// A screen and what is done to it, ready to be played as often as an exporter needs: every time the same frames.
@MainActor
public struct PlayableAnimation {
    /// The screen as it is before the first step; made anew for each time it is played.
    public var view: () throws -> AnyView
    /// The device that `rotate` turns.
    public var device: Device?
    public var viewport: Viewport
    public var theme: Theme
    public var traits: Traits
    public var steps: [PlayStep]
    public var rate: FrameRate
    /// Looks up the themes of steps.
    public var themes: (String) throws -> Theme

    public init(
        _ steps: [PlayStep], on device: Device? = nil, in viewport: Viewport, theme: Theme, traits: Traits = Traits(),
        rate: FrameRate = .sixty, themes: @escaping (String) throws -> Theme = { try Theme.shipped(named: $0) },
        view: @escaping () throws -> AnyView
    ) {
        (self.view, self.device, self.viewport, self.theme) = (view, device, viewport, theme)
        (self.traits, self.steps, self.rate, self.themes) = (traits, steps, rate, themes)
    }

    /// Plays it from the start on a new session.
    ///
    /// - Returns: the session at the film's end.
    @discardableResult
    public func play(
        by renderer: Renderer = Renderer(), _ show: @escaping (Session, PlayEvent) throws -> Void
    ) throws -> Session {
        let session = try makeSession(renderer)
        try Player(session, rate: rate, theme: themes).play(steps) { [unowned session] in try show(session, $0) }
        return session
    }

    /// The screen at a moment of the film, in seconds from its start: what the frame of then shows, or the last one after the
    /// end. What happens before is played; frames are neither kept nor painted.
    public func frame(at time: Double, by renderer: Renderer = Renderer()) throws -> ScreenLayout {
        let time = time.isNaN ? 0 : time
        // Half a microsecond early is on time.
        let index = Int(
            ((min(max(time, 0), 86_400) + 5e-7) * Double(rate.frames) / Double(rate.seconds)).rounded(.down))
        do {
            return try frame(index, by: renderer).layout(by: renderer)
        } catch let animation as AnimationTooShort {
            return try frame(animation.frameCount - 1, by: renderer).layout(by: renderer)
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
        preconditionFailure("a film that is too short says so")
    }

    private struct Found: Error {
        let frame: AnimationMoment
    }

    /// How many frames of its rate it has; nothing is painted.
    public func countFrames(by renderer: Renderer = Renderer()) throws -> Int {
        var count = 0
        try play(by: renderer) { _, event in
            if case .frame(let frame) = event { count += frame.count }
        }
        return count
    }

    /// Every screen that its steps show it on.
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
        session.show(in: viewport)
        return session
    }
}

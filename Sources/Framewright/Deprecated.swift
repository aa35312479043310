// Names of version 0.8, for packages that still use them. Nothing in this package does.

/// An animation that can be played; the name of version 0.8.
@available(*, deprecated, renamed: "PlayableAnimation")
public typealias Film = PlayableAnimation

/// A frame of an animation; the name of version 0.8.
@available(*, deprecated, renamed: "AnimationMoment")
public typealias FilmFrame = AnimationMoment

/// A recorded animation; the name of version 0.8.
@available(*, deprecated, renamed: "RecordedAnimation")
public typealias PlayedFilm = RecordedAnimation

/// An error while an animation is recorded; the name of version 0.8.
@available(*, deprecated, renamed: "RecordingError")
public typealias FilmError = RecordingError

/// The composition of a frame; the name of version 0.8.
@available(*, deprecated, renamed: "FrameComposition")
public typealias Mount = FrameComposition

extension Session {
    /// Changes the screen; the name of version 0.8.
    @available(*, deprecated, renamed: "use(_:)")
    public func show(in viewport: Viewport) { use(viewport) }

    /// Changes the theme; the name of version 0.8.
    @available(*, deprecated, renamed: "use(_:)")
    public func show(in theme: Theme) { use(theme) }

    /// Changes the user settings; the name of version 0.8.
    @available(*, deprecated, renamed: "use(_:)")
    public func show(with traits: Traits) { use(traits) }
}

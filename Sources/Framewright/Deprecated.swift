// Names of version 0.8, for packages that still use them. Nothing in this package does.

@available(*, deprecated, renamed: "PlayableAnimation")
public typealias Film = PlayableAnimation

@available(*, deprecated, renamed: "AnimationMoment")
public typealias FilmFrame = AnimationMoment

@available(*, deprecated, renamed: "RecordedAnimation")
public typealias PlayedFilm = RecordedAnimation

@available(*, deprecated, renamed: "RecordingError")
public typealias FilmError = RecordingError

@available(*, deprecated, renamed: "FrameComposition")
public typealias Mount = FrameComposition

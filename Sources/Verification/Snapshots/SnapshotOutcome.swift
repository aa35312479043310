/// How a picture compares with its recording.
public enum SnapshotOutcome: Sendable {
    case same
    /// The same to the last bit but for masked views, by name.
    case sameOutside([String])
    /// Other pixels, but no farther away than a tolerance lets them be.
    case within(Tolerance, ToleranceVerdict)
    /// No recording. A failure: what was never looked at is not verified. `image` is the path of what was painted, nil if it
    /// could not be written.
    case missing(picture: String?)
    /// Other pixels, and where; `strip` is the path of expected | difference | actual, nil where it would be too large or could not be written.
    case different(Difference, [ChangedArea], strip: String?, EnvironmentChanges)
    /// Other pixels than those whose hash is kept; `image` is the path of what they are now, nil where it
    /// could not be written.
    case otherHash(picture: String?, EnvironmentChanges)
    /// Other frames than those whose hashes are kept, other times, or another rate.
    case otherAnimation(AnimationFailure)
    /// The pixels are the recorded ones, but the manifest says something else: one of the two was edited.
    case manifestDisagrees
    /// A font file is not the recorded one.
    case otherFonts(EnvironmentChanges)
    /// The picture's tolerance would let a mutant of it pass, which is described, so that it proves nothing.
    case looseTolerance(Tolerance, accepts: String)
    /// A masked view is not there any more.
    case maskedViewGone(String)
    /// The recording cannot be read. `image` is the path of what was painted, nil if it could not be written.
    case unreadable(String, image: String?)
    /// The screen could not be laid out, painted or played.
    case failed(SceneFailure)

    /// True where there is no recording.
    public var isMissing: Bool { if case .missing = self { true } else { false } }

    /// True where nothing is to be done.
    public var isSame: Bool {
        switch self {
        case .same, .sameOutside, .within: true
        case .missing, .different, .otherHash, .otherAnimation, .manifestDisagrees, .otherFonts, .looseTolerance,
            .maskedViewGone, .unreadable, .failed:
            false
        }
    }
}

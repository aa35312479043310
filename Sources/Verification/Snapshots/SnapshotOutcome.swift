/// The result of comparing an image or animation with its reference.
public enum SnapshotOutcome: Sendable {
    /// All pixels or frames are equal.
    case same
    /// All pixels are equal except in masked views, whose identifiers are given.
    case sameOutside([String])
    /// The pixels differ, but within the tolerance.
    case within(Tolerance, ToleranceVerdict)
    /// There is no reference, which is a failure because nothing was verified. `image` is the path of the painted
    /// image, nil if it could not be written.
    case missing(image: String?)
    /// The pixels differ. `strip` is the path of the expected | difference | actual strip, nil if it would be too
    /// large or could not be written.
    case different(Difference, [ChangedArea], strip: String?, EnvironmentChanges)
    /// The pixels differ from the recorded hash. `image` is the path of the actual image, nil if it could not be
    /// written.
    case otherHash(image: String?, EnvironmentChanges)
    /// The frames, their times or the frame rate differ from the recorded ones.
    case otherAnimation(AnimationFailure)
    /// The pixels equal the reference, but not the hash in the manifest: one of the two was edited.
    case manifestDisagrees
    /// A font file differs from the recorded one.
    case otherFonts(EnvironmentChanges)
    /// The tolerance would accept the described mutant of the image, so it proves nothing.
    case looseTolerance(Tolerance, accepts: String)
    /// A masked view no longer exists.
    case maskedViewGone(String)
    /// The reference cannot be read. `image` is the path of the painted image, nil if it could not be written.
    case unreadable(String, image: String?)
    /// The screen could not be laid out, painted or played.
    case failed(SceneFailure)

    /// True if there is no reference.
    public var isMissing: Bool { if case .missing = self { true } else { false } }

    /// True if the outcome is a success: equal, or different only in masked views or within the tolerance.
    public var isSame: Bool {
        switch self {
        case .same, .sameOutside, .within: true
        case .missing, .different, .otherHash, .otherAnimation, .manifestDisagrees, .otherFonts, .looseTolerance,
            .maskedViewGone, .unreadable, .failed:
            false
        }
    }
}

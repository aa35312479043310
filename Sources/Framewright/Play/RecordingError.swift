/// An error of making an animation.
public enum RecordingError: Error, Hashable {
    /// The animation exceeds the maximum number of frames.
    case tooLong(frames: Int)

    /// A one-line description of the error.
    public var message: String {
        switch self {
        case .tooLong(let frames): "the animation has more than \(frames) frames"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: String {
        switch self {
        case .tooLong: "take fewer frames a second, wait for less or speed the clock up"
        }
    }
}

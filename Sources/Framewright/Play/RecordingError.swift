/// Why a film could not be made.
public enum RecordingError: Error, Hashable {
    /// It has more frames than a film may have.
    case tooLong(frames: Int)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .tooLong(let frames): "the film has more than \(frames) frames"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .tooLong: "take fewer frames a second, wait for less or speed the clock up"
        }
    }
}

import Framewright
public import FramewrightDocuments

/// An error of one scene's layout, painting or playback, which leaves other scenes unaffected.
public struct SceneFailure: Error {
    /// The original error.
    public let error: any Error
    /// The problem in one line.
    public let message: String
    /// The suggested remedy.
    public let hint: Hint

    /// Wraps an error with a message and hint of the caller.
    init(_ error: any Error, message: String, hint: Hint) {
        (self.error, self.message, self.hint) = (error, message, hint)
    }

    /// Wraps an error of a single scene. Returns nil for other errors, such as a file that cannot be written.
    public init?(_ error: any Error, of reference: String) {
        switch error {
        case let error as SceneFailure: self = error
        case let error as SnapshotError:
            switch error {
            case .scene, .animation, .unknownView: self.init(error, message: error.message, hint: error.hint)
            default: return nil
            }
        case let error as RenderError: self.init(SnapshotError.scene(reference, error), of: reference)
        case let error as TypographyError:
            self.init(error, message: "\(reference): \(error.message)", hint: "\(error.hint)")
        default: return nil
        }
    }

    /// Returns the message and hint as lines of a listing.
    ///
    /// - Parameter wording: Returns the hint in the front end's words.
    public func lines(_ wording: (Hint) -> String) -> [String] {
        message.split(separator: "\n").map(String.init) + [wording(hint)]
    }
}

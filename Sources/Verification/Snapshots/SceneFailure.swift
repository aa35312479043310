import Framewright

/// A scene that could not be laid out, painted or played. Other scenes can be.
public struct SceneFailure: Error {
    /// The error as it was thrown.
    public let error: any Error
    /// What is wrong, in one line.
    public let message: String
    /// What to do.
    public let hint: String

    /// An error in words of the caller's.
    init(_ error: any Error, message: String, hint: String) {
        (self.error, self.message, self.hint) = (error, message, hint)
    }

    /// Nil for an error that is not of one scene alone: a file that cannot be written, wrong usage.
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
            self.init(error, message: "\(reference): \(error.message)", hint: error.hint)
        default: return nil
        }
    }

    /// The words of a listing, a line each.
    public var lines: [String] { message.split(separator: "\n").map(String.init) + [hint] }
}

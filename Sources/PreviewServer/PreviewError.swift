import Framewright
import FramewrightDocuments
import FramewrightTheming

/// An error of the preview, with its HTTP status.
struct PreviewError: Error, Hashable, Sendable {
    let status: Int
    let message: String
    let hint: String
    /// The methods that the path supports, for status 405.
    private(set) var allowed: String?

    init(_ status: Int, _ message: String, hint: String) {
        (self.status, self.message, self.hint) = (status, message, hint)
    }

    init(_ status: Int, _ message: String, hint: Hint) { self.init(status, message, hint: hint.description) }

    /// Returns the error for an unsupported method. `allowed` lists the supported ones in the form of the Allow field.
    static func methodNotAllowed(_ allowed: String) -> PreviewError {
        var error = PreviewError(405, "the path has other methods", hint: "use \(allowed)")
        error.allowed = allowed
        return error
    }

    /// Wraps an error of another module with its message. An unknown error is a bug in the preview.
    init(_ error: any Error) {
        switch error {
        case let error as PreviewError: self = error
        case let error as DocumentError: self.init(400, error.message, hint: error.hint)
        case let error as CatalogueError: self.init(400, error.message, hint: error.hint)
        case let error as DeviceError: self.init(400, error.message, hint: error.hint)
        case let error as ThemeError: self.init(400, error.message, hint: error.hint)
        case let error as ThemeEditError: self.init(400, error.message, hint: error.hint)
        case let error as ExportError: self.init(409, error.message, hint: error.hint)
        case let error as RecordingError: self.init(409, error.message, hint: error.hint)
        case let error as PlayError: self.init(409, error.message, hint: error.hint)
        case let error as RenderError: self.init(409, error.message, hint: error.hint)
        case let error as FileError: self.init(409, error.message, hint: error.hint)
        default: self.init(500, "\(error)", hint: "this is a mistake in the preview; please report it")
        }
    }
}

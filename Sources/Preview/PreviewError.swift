import Framewright
import FramewrightDocuments
import FramewrightTheming

/// Why the preview cannot do what it was asked for, and the HTTP status that says so.
struct PreviewError: Error, Hashable, Sendable {
    let status: Int
    let message: String
    let hint: String
    /// Of status 405, the methods that the path has.
    private(set) var allowed: String?

    init(_ status: Int, _ message: String, hint: String) {
        (self.status, self.message, self.hint) = (status, message, hint)
    }

    /// Of a path that has only the methods `allowed`, in the form of the Allow field.
    static func methodNotAllowed(_ allowed: String) -> PreviewError {
        var error = PreviewError(405, "the method is none of those here", hint: "use \(allowed)")
        error.allowed = allowed
        return error
    }

    /// Another room's error in its own words; what has none is a mistake of the preview's.
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

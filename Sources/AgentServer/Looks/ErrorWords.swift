import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightPreviews
import FramewrightTheming
import FramewrightTypography
import FramewrightVerification

/// An error as an agent reads it.
struct ErrorWords {
    let message: String
    let hint: String

    init(_ error: any Error) {
        switch error {
        case let error as ArgumentError: self.init(error.message, "\(error.hint)")
        case let error as WorkspaceError: self.init(error.message, error.hint)
        case let error as PreviewLookError: self.init(error.message, error.hint)
        case let error as PreviewError: self.init(error.message, error.hint)
        case let error as DocumentError where ["message", "arguments"].contains(error.file):
            // Arguments have no lines.
            self.init("\(error.problem)\(error.pointer.map { " (\($0))" } ?? "")", error.hint)
        case let error as DocumentError: self.init(error.message, error.hint)
        case let error as CatalogueError: self.init(error.message, error.hint)
        case let error as DeviceError: self.init(error.message, error.hint)
        case let error as ThemeError: self.init(error.message, "\(error.hint)")
        case let error as FileError: self.init(error.message, "\(error.hint)")
        case let error as RenderError: self.init(error.message.replacing("\n", with: "; "), "\(error.hint)")
        case let error as PlayError: self.init(error.message, error.hint)
        case let error as RecordingError: self.init(error.message, "\(error.hint)")
        case let error as MatrixError: self.init(error.message, error.hint)
        case let error as CodecError: self.init(error.message, "\(error.hint)")
        case let error as TypographyError: self.init(error.message, error.hint)
        default: self.init("\(error)", "this is a mistake in the server; please report it")
        }
    }

    private init(_ message: String, _ hint: Hint) { (self.message, self.hint) = (message, hint.agentWords) }
    private init(_ message: String, _ hint: String) { (self.message, self.hint) = (message, hint) }
}

extension Hint {
    /// The hint with the names of tools and arguments.
    fileprivate var agentWords: String {
        worded { action in
            switch action {
            case .list: "the tool list"
            case .exportAnimation: "a play script"
            case .setting(let setting): "the argument \(setting.rawValue)"
            default: action.description
            }
        }
    }
}

/// An error of arguments that do not fit together.
struct ArgumentError: Error, Hashable {
    let message: String
    let hint: String
}

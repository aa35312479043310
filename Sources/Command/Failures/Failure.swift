import ArgumentParser
import Framewright
import FramewrightCodecs
import FramewrightDocuments
import FramewrightPreviewServer
import FramewrightPreviews
import FramewrightVerification

/// An error as the tool prints it. The only place where errors become messages and exit codes.
struct Failure {
    let status: ExitStatus
    let message: String
    let hint: String

    /// Describes an error.
    ///
    /// - Parameter command: The command that was parsed. The parser throws its help and completion scripts as errors
    ///   too.
    init(_ error: any Error, of command: any ParsableCommand.Type = Subcommand.self) {
        switch error {
        case let error as any ReportedError: self.init(error.status, message: error.message, hint: error.hint)
        case let error as DocumentError: self.init(.data, message: error.message, hint: error.hint)
        case let error as CodecError: self.init(Self.status(of: error), message: error.message, hint: error.hint)
        case let error as ImageFileError:
            self.init(
                Self.status(of: error.error), message: "\(error.path): \(error.error.message)", hint: error.error.hint)
        case let error as CatalogueError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as DeviceError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as RecordError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as FileError: self.init(file: error)
        case let error as RenderError:
            self.init(Self.status(of: error), message: error.message.replacing("\n", with: "; "), hint: error.hint)
        case let error as SnapshotError: self.init(Self.status(of: error), message: error.message, hint: error.hint)
        case let error as ThemeEditError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as ThemeError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as TypographyError: self.init(Self.status(of: error), message: error.message, hint: error.hint)
        case let error as ExportError: self.init(Self.status(of: error), message: error.message, hint: error.hint)
        case let error as RecordingError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as ThemeSheetError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as ShardError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as MergeError:
            self.init(error.isMissing ? .noInput : .data, message: error.message, hint: error.hint)
        case let error as MatrixError: self.init(.usage, message: error.message, hint: error.hint)
        case let error as PreviewError: self.init(Self.status(of: error), message: error.message, hint: error.hint)
        case let error as PreviewServerError: self.init(.unavailable, message: error.message, hint: error.hint)
        case let error as PlayError: self.init(.data, message: error.message, hint: error.hint)
        case let error as Interrupted: self.init(.interrupted, message: "interrupted", hint: error.remains)
        default: self.init(parsing: error, of: command)
        }
    }

    private init(_ status: ExitStatus, message: String, hint: String) {
        (self.status, self.message, self.hint) = (status, message, hint)
    }

    private init(_ status: ExitStatus, message: String, hint: Hint) {
        self.init(status, message: message, hint: hint.commandLine)
    }

    private init(file error: FileError) {
        guard case .cannotCreate(let path, _, nil) = error, Folder.exists(path) else {
            self.init(Self.status(of: error), message: error.message, hint: error.hint)
            return
        }
        let folder = FolderOutput(path: path)
        self.init(.cannotCreate, message: folder.message, hint: folder.hint)
    }

    /// Creates a failure from an error of the argument parser. Help and version are not failures.
    private init(parsing error: any Error, of command: any ParsableCommand.Type) {
        switch command.exitCode(for: error) {
        case .success: self.init(.fine, message: command.fullMessage(for: error), hint: "")
        case .validationFailure:
            let message = command.message(for: error)
            self.init(
                .usage, message: message,
                hint: OptionHint.text(for: message) ?? "framewright help explains every command")
        default: self.init(.software, message: "\(error)", hint: "this is a mistake in the tool; please report it")
        }
    }

    /// The command of errors that do not depend on it.
    struct Subcommand: ParsableCommand {}

    /// Prints errors to standard error, but help and version to standard output.
    ///
    /// - Returns: The exit code of the process. If help cannot be written, that of the write error.
    func report() -> ExitStatus {
        guard status != .fine else {
            do { try Console.print(message) } catch { return Failure(error).report() }
            return status
        }
        // Messages about options may have several lines. Text from files must not.
        Console.note("error: \(status == .usage ? message : message.inOneLine)")
        if !hint.isEmpty { Console.note("hint: \(status == .usage ? hint : hint.inOneLine)") }
        return status
    }

    fileprivate static func status(of error: FileError) -> ExitStatus {
        switch error {
        case .missing: .noInput
        case .isDirectory, .unreadable: .noInput
        case .tooLarge: .data
        case .readFailed, .writeFailed, .locked: .inputOutput
        case .cannotCreate, .cannotRemove: .cannotCreate
        }
    }

    private static func status(of error: CodecError) -> ExitStatus {
        switch error {
        case .invalidOption, .exceedsFormat, .frameDuration: .usage
        case .writeFailed: .inputOutput
        default: .data
        }
    }

    private static func status(of error: ExportError) -> ExitStatus {
        switch error {
        case .unknownFormat, .cannotStream, .noSizeSteps, .invalidOption, .tooLarge, .stripTooLarge, .sheetTooLarge:
            .usage
        case .programMissing: .unavailable
        case .programFailed: .inputOutput
        case .doesNotFit: .cannotCreate
        }
    }

    private static func status(of error: SnapshotError) -> ExitStatus {
        switch error {
        case .noSettings: .noInput
        case .scene(_, let error): status(of: error)
        case .themeFile(_, let error): status(of: error)
        case .screen, .animation, .ambiguousTolerance: .data
        case .keepsScenes, .keepsPreviews, .unknownTolerance, .unknownView, .noImages, .nothingToRegenerate: .usage
        }
    }

    private static func status(of error: RenderError) -> ExitStatus {
        switch error {
        case .scaleOutOfRange, .sizeOutOfRange, .touch: return .usage
        case .layout, .animation: return .data
        case .raster: return .software
        case .views(let errors):
            if case .typography(let error)? = errors.first { return status(of: error) }
            return .data
        }
    }
}

extension Failure {
    private static func status(of error: TypographyError) -> ExitStatus {
        switch error {
        case .fontMissing, .fontCorrupt: .unavailable
        case .designMissing, .unknownFamily, .unusableFontSize, .textTooLong: .data
        }
    }

    private static func status(of error: PreviewError) -> ExitStatus {
        switch error {
        case .programMissing, .kitMissing, .kitVersion, .sandboxRefused: .unavailable
        case .noScratchFile, .file: .cannotCreate
        case .source(let error): status(of: error)
        case .noSwiftFile, .severalFolders, .noSuchView: .usage
        case .noSources: .noInput
        case .tooManySources, .package, .nothingCompiles, .compilerTimedOut, .compilerFailed, .listFailed: .data
        case .cancelled: .interrupted
        }
    }
}

/// An error of reading or writing a file.
public enum FileError: Error, Hashable, Sendable {
    /// There is no such file; with a hint that fits the path better than the general one.
    case missing(path: String, hint: String? = nil)
    case isDirectory(path: String)
    case unreadable(path: String, reason: String)
    case tooLarge(path: String, limit: Int)
    /// Reading started and failed, because of a broken disk or connection.
    case readFailed(path: String, reason: String)
    /// Another program holds the lock on a folder and has not released it for this many seconds.
    case locked(path: String, seconds: Double)
    /// The place to write to is no place: no such folder, no permission, a folder of that name.
    case cannotCreate(path: String, reason: String, hint: String? = nil)
    /// Writing began and failed, on a full disk for example. The old file, if any, is untouched.
    case writeFailed(path: String, reason: String)
    /// The file could not be removed.
    case cannotRemove(path: String, reason: String)

    /// The reason for a file whose name is no text.
    static let notUTF8 = "its name is not UTF-8"

    /// The path as the caller gave it.
    public var path: String {
        switch self {
        case .missing(let path, _), .isDirectory(let path), .unreadable(let path, _), .tooLarge(let path, _),
            .readFailed(let path, _), .locked(let path, _), .cannotCreate(let path, _, _), .writeFailed(let path, _),
            .cannotRemove(let path, _):
            path
        }
    }

    /// Returns the same error of another path.
    public func at(_ path: String) -> FileError {
        switch self {
        case .missing(_, let hint): .missing(path: path, hint: hint)
        case .isDirectory: .isDirectory(path: path)
        case .unreadable(_, let reason): .unreadable(path: path, reason: reason)
        case .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
        case .readFailed(_, let reason): .readFailed(path: path, reason: reason)
        case .locked(_, let seconds): .locked(path: path, seconds: seconds)
        case .cannotCreate(_, let reason, let hint): .cannotCreate(path: path, reason: reason, hint: hint)
        case .writeFailed(_, let reason): .writeFailed(path: path, reason: reason)
        case .cannotRemove(_, let reason): .cannotRemove(path: path, reason: reason)
        }
    }

    /// The problem and the path, in one line.
    public var message: String {
        switch self {
        case .missing(let path, _): "no such file, \(path)"
        case .isDirectory(let path): "a folder, not a file, \(path)"
        case .unreadable(let path, let reason): "cannot open the file (\(reason)), \(path)"
        case .tooLarge(let path, let limit): "the file has more than the \(limit) bytes allowed, \(path)"
        case .readFailed(let path, let reason): "cannot read on (\(reason)), \(path)"
        case .locked(let path, let seconds):
            "another program has held the lock on the folder for \(Int(seconds.rounded(.up))) s, \(path)"
        case .cannotCreate("", _, _): "an empty text is no file's name"
        case .cannotCreate(let path, let reason, _): "cannot create the file (\(reason)), \(path)"
        case .writeFailed(let path, let reason): "cannot write the file (\(reason)), \(path)"
        case .cannotRemove(let path, let reason): "cannot remove the file (\(reason)), \(path)"
        }
    }

    /// A suggestion for resolving the error.
    public var hint: String {
        switch self {
        case .missing(_, let hint): hint ?? "check the path"
        case .isDirectory: "name a file inside it"
        case .unreadable(_, Self.notUTF8): "rename it"
        case .unreadable: "check the file's permissions"
        case .tooLarge: "is it the right file?"
        case .readFailed: "check the disk or the connection"
        case .locked(let path, _): "let it finish, or end it: fuser -v \(path) names it"
        case .cannotCreate("", _, _): "say where to write; - is standard output"
        case .cannotCreate(_, _, let hint?): hint
        case .cannotCreate, .cannotRemove: "check the folder and its permissions"
        case .writeFailed(_, "Broken pipe"): "whoever reads it has stopped"
        case .writeFailed(_, "Bad file descriptor"): "it is closed: write to a file, or leave it open"
        case .writeFailed: "free some space, or write elsewhere"
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The message and the hint in one line.
    public var description: String { "\(message); \(hint)" }
}

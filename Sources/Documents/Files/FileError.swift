/// Why a file could not be read or written.
public enum FileError: Error, Hashable, Sendable {
    case missing(path: String)
    case isDirectory(path: String)
    case unreadable(path: String, reason: String)
    case tooLarge(path: String, limit: Int)
    /// Reading began and failed: a broken disk or connection.
    case readFailed(path: String, reason: String)
    /// Another program holds the lock on a folder, and has for so many seconds.
    case locked(path: String, seconds: Double)
    /// The place to write to is no place: no such folder, no permission, a folder of that name.
    case cannotCreate(path: String, reason: String)
    /// Writing began and failed, on a full disk for example. The old file, if any, is untouched.
    case writeFailed(path: String, reason: String)
    /// The file stays where it is.
    case cannotRemove(path: String, reason: String)

    /// The path as the caller gave it.
    public var path: String {
        switch self {
        case .missing(let path), .isDirectory(let path), .unreadable(let path, _), .tooLarge(let path, _),
            .readFailed(let path, _), .locked(let path, _), .cannotCreate(let path, _), .writeFailed(let path, _),
            .cannotRemove(let path, _):
            path
        }
    }

    /// The same of the path that the caller knows.
    func at(_ path: String) -> FileError {
        switch self {
        case .missing: .missing(path: path)
        case .isDirectory: .isDirectory(path: path)
        case .unreadable(_, let reason): .unreadable(path: path, reason: reason)
        case .tooLarge(_, let limit): .tooLarge(path: path, limit: limit)
        case .readFailed(_, let reason): .readFailed(path: path, reason: reason)
        case .locked(_, let seconds): .locked(path: path, seconds: seconds)
        case .cannotCreate(_, let reason): .cannotCreate(path: path, reason: reason)
        case .writeFailed(_, let reason): .writeFailed(path: path, reason: reason)
        case .cannotRemove(_, let reason): .cannotRemove(path: path, reason: reason)
        }
    }

    /// What and where, in one line.
    public var message: String {
        switch self {
        case .missing(let path): "no such file, \(path)"
        case .isDirectory(let path): "a folder, not a file, \(path)"
        case .unreadable(let path, let reason): "cannot open the file (\(reason)), \(path)"
        case .tooLarge(let path, let limit): "the file has more than the \(limit) bytes allowed, \(path)"
        case .readFailed(let path, let reason): "cannot read on (\(reason)), \(path)"
        case .locked(let path, let seconds):
            "another program has held the lock on the folder for \(Int(seconds.rounded(.up))) s, \(path)"
        case .cannotCreate("", _): "an empty text is no file's name"
        case .cannotCreate(let path, let reason): "cannot create the file (\(reason)), \(path)"
        case .writeFailed(let path, let reason): "cannot write the file (\(reason)), \(path)"
        case .cannotRemove(let path, let reason): "cannot remove the file (\(reason)), \(path)"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .missing: "check the path"
        case .isDirectory: "name a file inside it"
        case .unreadable: "check the file's permissions"
        case .tooLarge: "is it the right file?"
        case .readFailed: "check the disk or the connection"
        case .locked(let path, _): "let it finish, or end it: fuser -v \(path) names it"
        case .cannotCreate("", _): "say where to write; - is standard output"
        case .cannotCreate, .cannotRemove: "check the folder and its permissions"
        case .writeFailed(_, "Broken pipe"): "whoever reads it has stopped"
        case .writeFailed(_, "Bad file descriptor"): "it is closed: write to a file, or leave it open"
        case .writeFailed: "free some space, or write elsewhere"
        }
    }
}

extension FileError: CustomStringConvertible {
    /// Message and hint in one line.
    public var description: String { "\(message); \(hint)" }
}

import FramewrightDocuments

/// An error of this module, with its exit code, message and hint.
protocol ReportedError: Error {
    var status: ExitStatus { get }
    var message: String { get }
    var hint: String { get }
}

/// An error of arguments that do not fit together.
struct UsageError: ReportedError {
    let message: String
    let hint: String
    var status: ExitStatus { .usage }
}

/// An error of a folder where a file is expected.
struct FolderOutput: ReportedError {
    let path: String
    /// A name for the file in it, if the kind of file is known.
    var suggestion: String?

    var status: ExitStatus { .cannotCreate }
    var message: String { "\(path) is a folder" }
    var hint: String {
        suggestion.map { "name the file to write: \(path.hasSuffix("/") ? path : "\(path)/")\($0)" }
            ?? "name a file inside it"
    }
}

extension String {
    /// The text without control characters, which a terminal would interpret, truncated if it is very long.
    var inOneLine: String {
        let longest = 4_000
        guard unicodeScalars.count > longest else { return printable() }
        let (start, end) = (String(unicodeScalars.prefix(longest * 2 / 3)), String(unicodeScalars.suffix(longest / 3)))
        return "\(start.printable()) ... \(end.printable())"
    }
}

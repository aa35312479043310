import FramewrightDocuments

/// Prints results to standard output and everything else to standard error.
enum Console {
    /// Prints a result. Control characters are escaped, because names in it may come from any file.
    static func print(_ text: String) throws {
        try StandardStream.output.write(text.printableLines() + "\n")
    }

    /// Prints a message for the user to standard error.
    static func note(_ text: String) {
        // If standard error is closed, the message is lost.
        try? StandardStream.error.write(text.printableLines() + "\n")
    }

    /// True in continuous integration, detected by the variable that all its systems set.
    static var isContinuousIntegration: Bool {
        !["", "0", "false"].contains(ProcessEnvironment["CI"] ?? "")
    }
}

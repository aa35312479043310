import FramewrightDocuments

/// Results to standard output, everything else to standard error.
enum Console {
    /// Prints a result. Names in it may come from anybody's file, so nothing in it steers a terminal.
    static func print(_ text: String) throws {
        try StandardStream.output.write(text.printableLines() + "\n")
    }

    /// A note for people beside the result.
    static func note(_ text: String) {
        // Nobody is left to tell when standard error is closed.
        try? StandardStream.error.write(text.printableLines() + "\n")
    }

    /// True in continuous integration, by the variable all of its systems set.
    static var isContinuousIntegration: Bool {
        !["", "0", "false"].contains(ProcessEnvironment["CI"] ?? "")
    }
}

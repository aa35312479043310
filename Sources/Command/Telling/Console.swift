import FramewrightDocuments

/// Results to standard output, everything else to standard error.
enum Console {
    /// A result.
    static func print(_ text: String) throws { try StandardStream.output.write(text + "\n") }

    /// A note for people beside the result.
    static func note(_ text: String) {
        // Nobody is left to tell when standard error is closed.
        try? StandardStream.error.write(text + "\n")
    }

    /// True in continuous integration, by the variable all of its systems set.
    static var isContinuousIntegration: Bool {
        !["", "0", "false"].contains(ProcessEnvironment["CI"] ?? "")
    }
}

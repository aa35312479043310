import FramewrightDocuments

extension DoctorReport {
    /// The Swift compiler in `PATH`, which previews of user code need.
    static var swiftCheck: Check {
        var check = Check(topic: .swift, name: "swiftc")
        guard let path = PipedProgram.find("swiftc") else {
            check.state = .absent
            check.note = "not in PATH: previews of SwiftUI code need it"
            return check
        }
        check.path = path
        check.version = firstLine(of: path, "--version")
        if check.version == nil {
            check.state = .absent
            check.note = "does not print its version within \(timeLimit) seconds"
        }
        return check
    }

    /// The seconds that another program may take.
    static let timeLimit = 10

    /// Returns the first line of a program's output, or nil if it fails or takes too long.
    private static func firstLine(of program: String, _ argument: String) -> String? {
        // Only the last line of standard error is kept.
        let script =
            #"text=$(timeout "$1" "$2" "$3" 2>/dev/null </dev/null) || exit 1; printf '%s\n' "${text%%"$4"*}" >&2"#
        let result = run("sh", ["-c", script, "sh", "\(timeLimit)", program, argument, "\n"])
        return result.flatMap { $0.status == 0 && !$0.lastWords.isEmpty ? $0.lastWords : nil }
    }

    /// Runs a program in `PATH`, or returns nil if there is none.
    static func run(_ program: String, _ arguments: [String]) -> (status: Int32, lastWords: String)? {
        guard let path = PipedProgram.find(program) else { return nil }
        return try? PipedProgram(path, arguments: arguments).finish()
    }
}

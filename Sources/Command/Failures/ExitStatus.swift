import Glibc

/// How a command ended: 0, 1, or a code of `sysexits.h`.
enum ExitStatus: Int32 {
    case fine = 0
    /// Different, missing, or with findings.
    case findings = 1
    /// Wrong usage, an unknown scene or device included.
    case usage = 64
    /// Bad input data.
    case data = 65
    /// The input is missing.
    case noInput = 66
    /// A font or a helper program is missing.
    case unavailable = 69
    case software = 70
    /// The output cannot be created.
    case cannotCreate = 73
    case inputOutput = 74
    /// Ctrl-C.
    case interrupted = 130
}

func exitProcess(_ status: ExitStatus) -> Never { exit(status.rawValue) }

/// A closed pipe or a file size limit becomes an error of the write, with a message, instead of ending the process.
func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
}

import Glibc

/// The exit code of a command: 0, 1, or a code of `sysexits.h`.
enum ExitStatus: Int32 {
    case fine = 0
    /// Different, missing, or with findings.
    case findings = 1
    /// Wrong usage, including an unknown scene or device.
    case usage = 64
    /// Invalid input data.
    case data = 65
    /// The input is missing.
    case noInput = 66
    /// A font or a helper program is missing.
    case unavailable = 69
    case software = 70
    /// The output cannot be created.
    case cannotCreate = 73
    case inputOutput = 74
    /// Interrupted by Ctrl-C.
    case interrupted = 130
}

func exitProcess(_ status: ExitStatus) -> Never { exit(status.rawValue) }

/// Ignores SIGPIPE and SIGXFSZ, so that a closed pipe or a file size limit becomes an error of the write instead of
/// ending the process.
func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
}

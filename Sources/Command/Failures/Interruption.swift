import Framewright
import Glibc
import Synchronization

/// What is thrown where Ctrl-C or an end from outside was asked for.
struct Interrupted: Error {
    /// What is there all the same.
    var remains = "nothing was written"
}

/// Ctrl-C (SIGINT), the system's request to end (SIGTERM) and the end of the terminal (SIGHUP): noted, and answered where
/// work can be given up without leaving half a file. A second one ends the process at once.
enum Interruption {
    private static let isRequested = Atomic(false)

    /// From now on signals are noted instead of ending the process.
    static func watch() {
        isRequested.store(false, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { _ in
                Interruption.isRequested.store(true, ordering: .relaxed)
            }
            // Without SA_RESTART, so that a write to a pipe nobody reads comes back.
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
            unsafe sigaction(number, &action, nil)
        }
    }

    /// As `nohup` asks for.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        unsafe sigaction(number, nil, &action)
        let handler = unsafe action.__sigaction_handler.sa_handler
        return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Throws once a signal has come.
    ///
    /// - Parameter remains: what is there all the same.
    static func check(_ remains: @autoclosure () -> String = Interrupted().remains) throws(Interrupted) {
        if isRequested.load(ordering: .relaxed) { throw Interrupted(remains: remains()) }
    }

    static var hasCome: Bool { isRequested.load(ordering: .relaxed) }
}

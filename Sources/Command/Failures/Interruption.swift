import Framewright
import Glibc
import Synchronization

/// Thrown if Ctrl-C or a signal requested the end of the process.
struct Interrupted: Error {
    /// A description of the files that remain.
    var remains = "nothing was written"
}

/// Signals that request the end of the process: Ctrl-C (SIGINT), SIGTERM and SIGHUP (closed terminal). They are
/// recorded, and checked where work can be cancelled without leaving an incomplete file. A second signal ends the
/// process at once.
enum Interruption {
    private static let flag = Atomic(false)

    /// Starts to record signals instead of ending the process.
    static func watch() {
        flag.store(false, ordering: .relaxed)
        for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
            var action = sigaction()
            unsafe action.__sigaction_handler.sa_handler = { _ in
                Interruption.flag.store(true, ordering: .relaxed)
            }
            // Without SA_RESTART, so that a blocked write to a pipe returns.
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
            unsafe sigaction(number, &action, nil)
        }
    }

    /// Returns true if the signal is ignored, as `nohup` does.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        unsafe sigaction(number, nil, &action)
        let handler = unsafe action.__sigaction_handler.sa_handler
        return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Throws if a signal was recorded.
    ///
    /// - Parameter remains: A description of the files that remain.
    static func check(_ remains: @autoclosure () -> String = Interrupted().remains) throws(Interrupted) {
        if flag.load(ordering: .relaxed) { throw Interrupted(remains: remains()) }
    }

    static var isRequested: Bool { flag.load(ordering: .relaxed) }
}

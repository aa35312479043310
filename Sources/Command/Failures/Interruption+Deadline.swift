import Dispatch
import FramewrightDocuments
import Glibc
import Synchronization

extension Interruption {
    /// Ends the process soon after a signal, even if the work does not reach `check` in time because a single image or
    /// animation takes longer. For work whose files are consistent at any time.
    ///
    /// - Parameters:
    ///   - milliseconds: The time from the signal to the end.
    ///   - remains: The message of `Interrupted`.
    static func deadline(milliseconds: UInt32 = 500, remains: String) -> Deadline { Deadline(milliseconds, remains) }

    /// A deadline that is cancelled with the last reference to it.
    final class Deadline: Sendable {
        private let state = State()

        private final class State: Sendable {
            let isOver = Atomic(false)
        }

        fileprivate init(_ milliseconds: UInt32, _ remains: String) {
            let state = state
            DispatchQueue(label: "framewright.deadline").async {
                while !Interruption.isRequested {
                    if state.isOver.load(ordering: .relaxed) { return }
                    usleep(20_000)
                }
                usleep(milliseconds * 1000)
                guard !state.isOver.load(ordering: .relaxed) else { return }
                TemporaryFiles.removeUnfinished()
                exitProcess(Failure(Interrupted(remains: remains)).report())
            }
        }

        deinit { state.isOver.store(true, ordering: .relaxed) }
    }
}

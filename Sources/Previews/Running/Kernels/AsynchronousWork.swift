import FramewrightCPreviews
import FramewrightViews

/// Makes tasks and dispatched work of this process part of the screen's loop, and its clock the screen's.
///
/// Without it they would run on other threads, or after the image is drawn.
@MainActor
func takeAsynchronousWork() {
    unsafe framewright_take_work { seconds, run, context in
        guard let run = unsafe run else { return }
        ScreenLoop.current.schedule(after: seconds) { unsafe run(context) }
    }
    ScreenLoop.drainMainQueue = { framewright_drain_main_queue() }
    ScreenLoop.onAdvance = { framewright_set_process_time(Int64(($0 * 1e9).rounded())) }
}

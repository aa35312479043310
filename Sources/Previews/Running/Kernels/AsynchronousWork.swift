import FramewrightCPreviews
import FramewrightViews

/// Makes tasks and dispatched work of this process part of the screen's loop, and its clock the screen's.
///
/// Without it they would run on other threads, or after the image is drawn.
@MainActor
func takeAsynchronousWork() {
    unsafe framewright_take_work(schedule)
    ScreenLoop.drainMainQueue = { framewright_drain_main_queue() }
    ScreenLoop.onAdvance = { framewright_set_process_time(Int64(($0 * 1e9).rounded())) }
}

/// Schedules work on the current screen's loop, from any thread.
private nonisolated func schedule(
    after seconds: Double, _ run: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?,
    _ context: UnsafeMutableRawPointer?
) {
    guard let run = unsafe run else { return }
    ScreenLoop.current.schedule(after: seconds) { unsafe run(context) }
}

/// Returns the first host that code has asked for over the network, which previews don't have.
func requestedHost() -> String? {
    unsafe framewright_requested_host().map { unsafe String(cString: $0) }
}

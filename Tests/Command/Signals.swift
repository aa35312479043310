import Glibc

/// Sends this thread a signal, which the test runner may have blocked.
func raiseHere(_ signal: Int32) {
    var (signals, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, signal)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, &before)
    raise(signal)
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
}

import Dispatch
import Glibc
import Synchronization

/// The previews of sources that change: compiled when they are asked for, if anything has changed since the last time.
///
/// The sources are compiled on another thread. A caller that no longer waits does not end that work, because the next
/// caller needs its result.
package final class FollowedPreviews: Sendable {
    private struct State {
        var watch: SourceWatch?
        var result: Result<CompiledPreviews, PreviewError>?
        var isCompiling = false
        var isEnded = false
    }

    /// The time between looks at the work of the other thread, in microseconds.
    private static let pause: UInt32 = 2_000

    private let paths: [String]
    private let maker: PreviewMaker
    private let queue = DispatchQueue(label: "compiling")
    private let state = Mutex(State())

    /// - Parameter paths: Swift files, or the folder of an app or a package.
    package init(_ paths: [String], maker: PreviewMaker) { (self.paths, self.maker) = (paths, maker) }

    /// Starts to compile the sources.
    package func begin() { state.withLock { if !$0.isCompiling, !$0.isEnded { start(&$0) } } }

    /// Returns the previews of the sources as they are now. Waits until they are compiled.
    ///
    /// - Parameter isCancelled: Returns true when the caller no longer waits. `cancelled` is thrown then.
    package func current(isCancelled: () -> Bool) throws(PreviewError) -> CompiledPreviews {
        var hasStarted = false
        while !isCancelled(), !isEnded {
            let result = state.withLock { state -> Result<CompiledPreviews, PreviewError>? in
                if state.isCompiling || state.isEnded { return nil }
                // The result of work begun here is returned even if something has changed again.
                if hasStarted || Self.isCurrent(&state) { return state.result }
                hasStarted = true
                start(&state)
                return nil
            }
            if let result { return try result.get() }
            usleep(Self.pause)
        }
        throw .cancelled
    }

    /// Returns whether there is a result of the sources as they are. The reason for an error may have passed.
    private static func isCurrent(_ state: inout State) -> Bool {
        guard case .success? = state.result else { return false }
        return state.watch?.hasChanged() == false
    }

    /// Whether `end` was called.
    package var isEnded: Bool { state.withLock { $0.isEnded } }

    /// Ends compilers, and releases what was compiled.
    package func end() {
        state.withLock { $0.isEnded = true }
        while state.withLock({ $0.isCompiling }) { usleep(Self.pause) }
        state.withLock { $0.result = nil }
    }

    private func start(_ state: inout State) {
        // Made before the sources are read, so that no change meanwhile is missed.
        let known = try? state.result?.get()
        state.watch = Self.watch(paths, known)
        (state.isCompiling, state.result) = (true, nil)
        var maker = maker
        maker.isCancelled = { [weak self] in self?.isEnded ?? true }
        queue.async { [self, maker] in
            finish(Result { () throws(PreviewError) in try maker.compile(paths) }, before: known)
        }
    }

    private func finish(_ result: Result<CompiledPreviews, PreviewError>, before known: CompiledPreviews?) {
        let compiled = try? result.get()
        state.withLock { state in
            state.isCompiling = false
            state.result = result
            guard let compiled, compiled.watched != known?.watched else { return }
            // Files that were not known before. If others have changed meanwhile, the next caller compiles again.
            let hasChanged = state.watch?.hasChanged() ?? true
            state.watch = hasChanged ? nil : Self.watch(paths, compiled)
        }
    }

    private static func watch(_ paths: [String], _ compiled: CompiledPreviews?) -> SourceWatch {
        SourceWatch(paths + (compiled?.resources ?? []), others: compiled?.files ?? [])
    }
}

extension CompiledPreviews {
    /// The paths that are looked at for changes.
    fileprivate var watched: [String] { files + resources }
}

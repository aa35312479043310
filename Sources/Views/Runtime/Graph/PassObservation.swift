import Observation

/// Observes the model properties that a pass reads, until the next pass.
///
/// A registration of `withObservationTracking` stays with the models until a property that was read changes, and
/// cannot be cancelled. If views move while no model changes, one registration per frame would pile up, and all of
/// them would be called by the next change. So a pass also reads a marker, whose change ends the registration. The
/// registrations of kept views are not ended: most read nothing, and a marker costs more than comparing them. Chosen
/// by measurement, see Performance.
@MainActor
final class PassObservation {
    /// A marker without content that can be changed at any time.
    private final class Mark: Observable, Sendable {
        /// The marker whose change is to be ignored.
        @TaskLocal static var givenUp: Mark?

        private let registrar = ObservationRegistrar()
        private let content = true

        func read() { registrar.access(self, keyPath: \.content) }

        func change() { registrar.withMutation(of: self, keyPath: \.content) {} }
    }

    private var mark: Mark?

    /// Runs `body`, and calls `onChange` on any thread once something that it has read is about to change.
    ///
    /// The previous observation is cancelled after this one is in place. No change between them is lost, but a change
    /// that this pass has already read may be reported.
    func watch<Result>(_ body: () -> Result, onChange: @escaping @Sendable () -> Void) -> Result {
        let mark = Mark()
        let result = withObservationTracking {
            mark.read()
            return body()
        } onChange: {
            if Mark.givenUp !== mark { onChange() }
        }
        cancel()
        self.mark = mark
        return result
    }

    /// Cancels the observation.
    func cancel() {
        guard let mark else { return }
        self.mark = nil
        Mark.$givenUp.withValue(mark) { mark.change() }
    }
}

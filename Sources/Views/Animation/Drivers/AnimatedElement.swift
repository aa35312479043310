import FramewrightDrawing

/// Where the animatable data of a view or modifier was going in the last frame, and what is left of the way.
private final class AnimatedElement<Data: VectorArithmetic> {
    var target: Data
    var track = AnimatedValue<Data>()

    init(_ target: Data) { self.target = target }

    func retarget(_ target: Data, _ animation: Animation?, at time: Double) {
        if target != self.target { track.retarget(by: self.target - target, animation, at: time) }
        self.target = target
    }
}

extension Lowering {
    /// A view or modifier with its animatable data as it is at this moment.
    func animated<Subject>(_ subject: Subject) -> Subject {
        guard let animatable = subject as? any Animatable else { return subject }
        return moved(animatable) as? Subject ?? subject
    }

    private func moved<Subject: Animatable>(_ subject: Subject) -> Subject {
        let memory =
            node.memory as? AnimatedElement<Subject.AnimatableData> ?? AnimatedElement(subject.animatableData)
        node.memory = memory
        let time = graph.time
        if let animation = transaction.animation, memory.target != subject.animatableData { graph.begun.add(animation) }
        memory.retarget(subject.animatableData, transaction.animation, at: time)
        guard memory.track.end > time else { return subject }
        graph.notes.isLive = true
        graph.isBusy(until: memory.track.end)
        return subject.moved(by: memory.track, at: time)
    }
}

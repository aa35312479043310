import FramewrightDrawing

/// The target of a view's or modifier's animatable data in the last frame, and the remaining animation towards it.
private final class AnimatedElement<Data: VectorArithmetic> {
    var target: Data
    var animatedValue = AnimatedValue<Data>()

    init(_ target: Data) { self.target = target }

    func retarget(_ target: Data, _ animation: Animation?, at time: Double) {
        if target != self.target { animatedValue.retarget(by: self.target - target, animation, at: time) }
        self.target = target
    }
}

extension Lowering {
    /// Returns a view or modifier with its animatable data at the current time.
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
        guard memory.animatedValue.end > time else { return subject }
        graph.notes.isLive = true
        graph.extendBusyTime(until: memory.animatedValue.end)
        return subject.moved(by: memory.animatedValue, at: time)
    }
}

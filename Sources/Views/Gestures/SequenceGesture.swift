/// A sequence of two gestures, created by `sequenced(before:)`. The second begins when the first has ended.
///
/// The only supported sequence is a long press followed by a drag of the same touch.
@MainActor @preconcurrency
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the value of the second, once it has begun.
        case second(First.Value, Second.Value?)
    }

    let first: First
    let second: Second
    private var changed: [@MainActor (Value) -> Void] = []
    private var ended: [@MainActor (Value) -> Void] = []

    /// Creates a sequence of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Adds an action that runs when the touch begins, when the second gesture takes over, and on each of its
    /// movements.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self {
        var copy = self
        copy.changed.append { action($0) }
        return copy
    }

    /// Adds an action that runs when the touch ends after the first gesture was completed. The second value is nil if
    /// that gesture never began.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }
}

extension LongPressGesture {
    /// Combines a long press with a drag of the same touch. The gestures' own actions are not called.
    public func sequenced(before other: DragGesture) -> SequenceGesture<LongPressGesture, DragGesture> {
        SequenceGesture(self, other)
    }
}

extension SequenceGesture: Gesture where First == LongPressGesture, Second == DragGesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never

    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        onChanged { observer.changed($0) }.onEnded { observer.ended($0) }.recognition
    }

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        let (changed, ended, space) = (changed, ended, second.coordinateSpace)
        let report: @MainActor (Value) -> Void = { value in for action in changed { action(value) } }
        return GestureRecognition([
            .pressedDrag(
                Interaction.PressedDrag(
                    minimumDuration: first.minimumDuration, maximumDistance: first.maximumDistance,
                    minimumDistance: second.minimumDistance, touched: { report(.first(true)) },
                    pressed: { report(.second(true, nil)) },
                    changed: { drag in report(.second(true, drag.value(in: space))) },
                    ended: { drag in for action in ended { action(.second(true, drag?.value(in: space))) } }))
        ])
    }
}

/// One gesture after another: the second begins when the first has been done. Made by `sequenced(before:)`.
///
/// There is one such pair here: a long press, and then a drag of the same finger.
@MainActor
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// How far the fingers have come.
    public enum Value {
        /// The first gesture is under way.
        case first(First.Value)
        /// The first gesture is done; what the second tells, once it has begun.
        case second(First.Value, Second.Value?)
    }

    let first: First
    let second: Second
    private var changed: [@MainActor (Value) -> Void] = []
    private var ended: [@MainActor (Value) -> Void] = []

    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    /// Does something when the finger touches, when the second gesture takes over and with each of its movements.
    public func onChanged(_ action: @escaping (Value) -> Void) -> Self {
        var copy = self
        copy.changed.append { action($0) }
        return copy
    }

    /// Does something when the finger has gone after the first gesture was done; the second's value is nil where it never
    /// began.
    public func onEnded(_ action: @escaping (Value) -> Void) -> Self {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }
}

extension LongPressGesture {
    /// The finger rests, then drags. What the two gestures do by themselves is not done.
    public func sequenced(before other: DragGesture) -> SequenceGesture<LongPressGesture, DragGesture> {
        SequenceGesture(first: self, second: other)
    }
}

extension SequenceGesture: Gesture where First == LongPressGesture, Second == DragGesture {
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

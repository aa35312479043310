extension Never: Gesture {
    /// No value.
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Stops, because a gesture without a body is recognized directly.
    public var body: Never { preconditionFailure("the body of a gesture without one is never asked for") }
}

extension Gesture where Value == Body.Value {
    /// The interactions of the body.
    public var recognition: GestureRecognition { body.recognition }

    /// Returns the interactions of the body with further actions.
    public func recognition(observedBy observer: GestureObserver<Body.Value>) -> GestureRecognition {
        body.recognition(observedBy: observer)
    }
}

/// A gesture that may be absent.
extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value
    /// No body: the gesture is recognized directly.
    public typealias Body = Never

    /// The interactions of the gesture; none if it is nil.
    public var recognition: GestureRecognition { self?.recognition ?? GestureRecognition([]) }

    /// Returns the interactions of the gesture with further actions.
    public func recognition(observedBy observer: GestureObserver<Wrapped.Value>) -> GestureRecognition {
        self?.recognition(observedBy: observer) ?? GestureRecognition([])
    }
}

extension Lowering {
    /// Returns the nodes that `attached` makes with the interactions of a gesture. The dynamic properties of a custom
    /// gesture are linked before its body is evaluated.
    func recognizing<Attached: Gesture>(
        _ gesture: Attached, _ attached: ([Interaction], Lowering) -> [ViewNode]
    ) -> [ViewNode] {
        guard Attached.Body.self != Never.self else { return attached(gesture.recognition.interactions, self) }
        let inner = inside(Attached.self)
        guard inner.linked(propertiesOf: gesture).isComplete else { return attached([], inner) }
        let nodes = attached(gesture.recognition.interactions, inner)
        return inner.node.slots.isEmpty ? nodes : inner.watched(nodes)
    }
}

/// A view with a gesture, whose interactions come after those inside.
struct GestureView<Content: View, Attached: Gesture>: PrimitiveView {
    let content: Content
    let gesture: Attached
    /// Returns the interactions to attach, given those of the gesture.
    let chosen: ([Interaction]) -> [Interaction]

    func lower(_ lowering: Lowering) -> [ViewNode] {
        lowering.recognizing(gesture) { interactions, lowering in
            InteractiveView(content: content, interactions: chosen(interactions)).lower(lowering)
        }
    }
}

/// A gesture with an action that runs when it ends.
@MainActor @preconcurrency
public struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture.
    public typealias Value = Content.Value
    /// No body: the gesture is recognized directly.
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        recognition(observedBy: GestureObserver(changed: { _ in }, ended: { _ in }))
    }

    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Content.Value>) -> GestureRecognition {
        content.recognition(
            observedBy: GestureObserver(
                changed: observer.changed,
                ended: { value in
                    if let value { action(value) }
                    observer.ended(value)
                }))
    }
}

/// A gesture with an action that runs when its value changes.
@MainActor @preconcurrency
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    /// The value of the gesture.
    public typealias Value = Content.Value
    /// No body: the gesture is recognized directly.
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        recognition(observedBy: GestureObserver(changed: { _ in }, ended: { _ in }))
    }

    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Content.Value>) -> GestureRecognition {
        content.recognition(
            observedBy: GestureObserver(
                changed: { value in
                    action(value)
                    observer.changed(value)
                },
                ended: observer.ended))
    }
}

/// A gesture whose value is derived from that of another.
@MainActor @preconcurrency
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    /// The interactions of the gesture.
    public var recognition: GestureRecognition { content.recognition }

    /// Returns the interactions to recognize with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        content.recognition(
            observedBy: GestureObserver(
                changed: { observer.changed(transform($0)) }, ended: { observer.ended($0.map(transform)) }))
    }
}

/// A type-erased gesture.
@MainActor @preconcurrency
public struct AnyGesture<Value>: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never

    private let erased: any Gesture<Value>

    /// Creates a type-erased gesture.
    public init(_ gesture: some Gesture<Value>) { erased = gesture }

    /// The interactions of the gesture.
    public var recognition: GestureRecognition { erased.recognition }

    /// Returns the interactions of the gesture with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        erased.recognition(observedBy: observer)
    }
}

extension Gesture {
    /// Adds an action that runs when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Derives a value from that of the gesture.
    public func map<Derived>(_ body: @escaping (Value) -> Derived) -> _MapGesture<Self, Derived> {
        _MapGesture(content: self, transform: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action that runs when the value of the gesture changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

public import FramewrightDrawing
public import FramewrightLayoutEngine

/// Two gestures that are recognized at the same time.
@MainActor @preconcurrency
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The values of the gestures, as far as they are recognized.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a combination. The gestures' own actions are called.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The interactions of both gestures.
    public var recognition: GestureRecognition {
        GestureRecognition(first.recognition.interactions + second.recognition.interactions)
    }

    /// Returns the interactions of both gestures with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        let one = first.recognition(
            observedBy: GestureObserver {
                observer.changed(Value(first: $0, second: nil))
            } ended: {
                observer.ended($0.map { Value(first: $0, second: nil) })
            })
        let two = second.recognition(
            observedBy: GestureObserver {
                observer.changed(Value(first: nil, second: $0))
            } ended: {
                observer.ended($0.map { Value(first: nil, second: $0) })
            })
        return GestureRecognition(one.interactions + two.interactions)
    }
}

/// Two gestures of which the first that is recognized is used.
@MainActor @preconcurrency
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The value of the recognized gesture.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The first gesture, which takes precedence.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a combination. The gestures' own actions are called.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The interactions of both gestures, those of the first before.
    public var recognition: GestureRecognition {
        GestureRecognition(first.recognition.interactions + second.recognition.interactions)
    }

    /// Returns the interactions of both gestures with further actions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition {
        let one = first.recognition(
            observedBy: GestureObserver {
                observer.changed(.first($0))
            } ended: {
                observer.ended($0.map { .first($0) })
            })
        let two = second.recognition(
            observedBy: GestureObserver {
                observer.changed(.second($0))
            } ended: {
                observer.ended($0.map { .second($0) })
            })
        return GestureRecognition(one.interactions + two.interactions)
    }
}

extension Gesture {
    /// Combines this gesture with one that is recognized at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with one that is used if this one is not recognized.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// A gesture of two fingers that changes a size. Accepted without effect: touches have one finger here.
public struct MagnifyGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The progress of the gesture.
    public struct Value: Equatable, Sendable {
        /// The factor by which the fingers have moved apart.
        public var magnification: Double
        /// The change of the factor per second.
        public var velocity: Double
        /// The centre at the start, by shares of the view's sides.
        public var startAnchor: UnitPoint
        /// The centre at the start, in points.
        public var startLocation: Point
    }

    /// Creates a gesture.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Adds an action that runs on every movement.
    public func onChanged(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }

    /// Adds an action that runs at the end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> MagnifyGesture { self }

    /// No interactions.
    public var recognition: GestureRecognition { GestureRecognition([]) }

    /// No interactions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition { recognition }
}

/// A gesture of two fingers that changes a size. Accepted without effect: touches have one finger here.
public struct MagnificationGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The factor by which the fingers have moved apart.
    public typealias Value = Double

    /// Creates a gesture.
    public init(minimumScaleDelta: Double = 0.01) {}

    /// Adds an action that runs on every movement.
    public func onChanged(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// Adds an action that runs at the end.
    public func onEnded(_ action: @escaping (Double) -> Void) -> MagnificationGesture { self }

    /// No interactions.
    public var recognition: GestureRecognition { GestureRecognition([]) }

    /// No interactions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition { recognition }
}

/// A gesture of two fingers that rotates. Accepted without effect: touches have one finger here.
public struct RotateGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The progress of the gesture.
    public struct Value: Equatable, Sendable {
        /// The angle by which the fingers have turned.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// The centre at the start, by shares of the view's sides.
        public var startAnchor: UnitPoint
        /// The centre at the start, in points.
        public var startLocation: Point
    }

    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = Angle(degrees: 1)) {}

    /// Adds an action that runs on every movement.
    public func onChanged(_ action: @escaping (Value) -> Void) -> RotateGesture { self }

    /// Adds an action that runs at the end.
    public func onEnded(_ action: @escaping (Value) -> Void) -> RotateGesture { self }

    /// No interactions.
    public var recognition: GestureRecognition { GestureRecognition([]) }

    /// No interactions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition { recognition }
}

/// A gesture of two fingers that rotates. Accepted without effect: touches have one finger here.
public struct RotationGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The angle by which the fingers have turned.
    public typealias Value = Angle

    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = Angle(degrees: 1)) {}

    /// Adds an action that runs on every movement.
    public func onChanged(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }

    /// Adds an action that runs at the end.
    public func onEnded(_ action: @escaping (Angle) -> Void) -> RotationGesture { self }

    /// No interactions.
    public var recognition: GestureRecognition { GestureRecognition([]) }

    /// No interactions.
    public func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition { recognition }
}

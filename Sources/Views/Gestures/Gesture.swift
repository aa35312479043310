public import FramewrightDrawing

public import struct FoundationEssentials.Date

/// A gesture that a view responds to.
///
/// A custom gesture is described by its body. Its dynamic properties are stored with the view that it is attached to;
/// those of a custom gesture inside a combination keep their initial values.
///
/// ```swift
/// struct Swipe: Gesture {
///     var action: () -> Void
///
///     var body: some Gesture { DragGesture(minimumDistance: 40).onEnded { _ in action() } }
/// }
/// ```
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture

    /// The gestures of which this one is composed.
    var body: Body { get }

    /// The interactions to recognize and their actions.
    var recognition: GestureRecognition { get }

    /// Returns the interactions to recognize with further actions.
    func recognition(observedBy observer: GestureObserver<Value>) -> GestureRecognition
}

/// The interactions that a gesture recognizes, with their actions.
public struct GestureRecognition: Sendable {
    let interactions: [Interaction]

    init(_ interactions: [Interaction]) { self.interactions = interactions }
}

/// One or more taps.
public struct TapGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// No value.
    public typealias Value = Void
    let count: Int
    private var ended: [@MainActor () -> Void] = []

    /// Creates a gesture of `count` taps in succession.
    public init(count: Int = 1) { self.count = max(1, count) }

    /// Adds an action that runs when the last tap ends.
    public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
        var copy = self
        copy.ended.append { action() }
        return copy
    }

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        let ended = ended
        return GestureRecognition([.tap(count: count) { _ in for action in ended { action() } }])
    }
}

/// One or more taps with the location of the last one, in the view's coordinates.
public struct SpatialTapGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The location of the last tap.
    public struct Value: Equatable, Sendable {
        /// The location in the view's coordinates, in points.
        public var location: Point
    }

    let count: Int
    private var ended: [@MainActor (Value) -> Void] = []

    /// Creates a gesture of `count` taps in succession.
    public init(count: Int = 1) { self.count = max(1, count) }

    /// Adds an action that runs when the last tap ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> SpatialTapGesture {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        let ended = ended
        return GestureRecognition([
            .tap(count: count) { touch in for action in ended { action(Value(location: touch.location)) } }
        ])
    }
}

/// A touch that is held in place.
public struct LongPressGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// Whether the touch is held.
    public typealias Value = Bool
    let minimumDuration: Double
    let maximumDistance: Double
    private var changed: [@MainActor (Bool) -> Void] = []
    private var ended: [@MainActor (Bool) -> Void] = []

    /// Creates a gesture with a duration in seconds and the tolerated movement in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Adds an action that runs when the touch begins.
    public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var copy = self
        copy.changed.append { action($0) }
        return copy
    }

    /// Adds an action that runs when the touch has been held long enough.
    public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        let (changed, ended) = (changed, ended)
        return GestureRecognition([
            .longPress(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance,
                pressing: { isPressing in if isPressing { for action in changed { action(true) } } },
                action: { for action in ended { action(true) } })
        ])
    }
}

/// A touch that moves.
public struct DragGesture: Gesture {
    /// No body: the gesture is recognized directly.
    public typealias Body = Never
    /// The locations of a drag, in points, and its velocity, in points per second.
    public struct Value: Equatable, Sendable {
        /// Seconds on the session's clock.
        package var seconds: Double
        /// The time, on the clock of the screen.
        public var time: Date {
            get { Date(screenTime: seconds) }
            set { seconds = newValue.screenTime }
        }
        /// The location where the touch began.
        public var startLocation: Point
        /// The current location.
        public var location: Point
        /// The current velocity, in points per second.
        public var velocity: Size

        /// The distance from the start location.
        public var translation: Size {
            Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the touch would come to rest: a quarter of a second further at its velocity.
        public var predictedEndLocation: Point {
            Point(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance from the start location to `predictedEndLocation`.
        public var predictedEndTranslation: Size {
            Size(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    let minimumDistance: Double
    let coordinateSpace: CoordinateSpace
    private var changed: [@MainActor (Value) -> Void] = []
    private var ended: [@MainActor (Value) -> Void] = []

    /// Creates a drag that begins after the touch has moved by `minimumDistance` points.
    public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Adds an action that runs on every movement.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        var copy = self
        copy.changed.append { action($0) }
        return copy
    }

    /// Adds an action that runs when the touch ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }

    /// The interactions to recognize.
    public var recognition: GestureRecognition {
        let (changed, ended, space) = (changed, ended, coordinateSpace)
        return GestureRecognition([
            .drag(
                minimumDistance: minimumDistance,
                changed: { drag in for action in changed { action(drag.value(in: space)) } },
                ended: { drag in for action in ended { action(drag.value(in: space)) } })
        ])
    }
}

extension DragGesture.Value {
    /// Whether both values have the same time, locations and velocity.
    public static func == (left: Self, right: Self) -> Bool {
        left.seconds == right.seconds && left.startLocation == right.startLocation && left.location == right.location
            && left.velocity == right.velocity
    }
}

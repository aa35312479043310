public import FramewrightDrawing

/// Something fingers do that a view answers.
///
/// Made of the gestures there are here: `recognition` can only be taken from one of them.
@MainActor
public protocol Gesture {
    associatedtype Value

    var recognition: GestureRecognition { get }
}

/// What to recognise and what to do about it.
public struct GestureRecognition: Sendable {
    let interactions: [Interaction]

    init(_ interactions: [Interaction]) { self.interactions = interactions }
}

/// One or more quick touches at one place.
public struct TapGesture: Gesture {
    public typealias Value = Void
    let count: Int
    private var ended: [@MainActor () -> Void] = []

    public init(count: Int = 1) { self.count = max(1, count) }

    /// Does something when the last finger of the last tap has gone.
    public func onEnded(_ action: @escaping () -> Void) -> TapGesture {
        var copy = self
        copy.ended.append { action() }
        return copy
    }

    public var recognition: GestureRecognition {
        let ended = ended
        return GestureRecognition([.tap(count: count) { _ in for action in ended { action() } }])
    }
}

/// Quick touches, with the place of the last one in the view's own coordinates.
public struct SpatialTapGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var location: Point
    }

    let count: Int
    private var ended: [@MainActor (Value) -> Void] = []

    public init(count: Int = 1) { self.count = max(1, count) }

    public func onEnded(_ action: @escaping (Value) -> Void) -> SpatialTapGesture {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }

    public var recognition: GestureRecognition {
        let ended = ended
        return GestureRecognition([
            .tap(count: count) { touch in for action in ended { action(Value(location: touch.location)) } }
        ])
    }
}

/// A touch that stays where it is.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    let minimumDuration: Double
    let maximumDistance: Double
    private var changed: [@MainActor (Bool) -> Void] = []
    private var ended: [@MainActor (Bool) -> Void] = []

    /// Seconds, and how far in points the finger may stray.
    public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Does something when the finger touches.
    public func onChanged(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var copy = self
        copy.changed.append { action($0) }
        return copy
    }

    /// Does something when the finger has stayed long enough.
    public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }

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

/// A finger that moves.
public struct DragGesture: Gesture {
    /// Where the finger is and has been, in points, and how fast it moves, in points a second.
    public struct Value: Equatable, Sendable {
        /// Seconds on the session's clock.
        public var time: Double
        public var startLocation: Point
        public var location: Point
        public var velocity: Size

        /// From the first touch to here.
        public var translation: Size {
            Size(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
    }

    let minimumDistance: Double
    let coordinateSpace: CoordinateSpace
    private var changed: [@MainActor (Value) -> Void] = []
    private var ended: [@MainActor (Value) -> Void] = []

    /// The drag begins once the finger has moved `minimumDistance` points.
    public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Does something with every movement.
    public func onChanged(_ action: @escaping (Value) -> Void) -> DragGesture {
        var copy = self
        copy.changed.append { action($0) }
        return copy
    }

    /// Does something when the finger has gone.
    public func onEnded(_ action: @escaping (Value) -> Void) -> DragGesture {
        var copy = self
        copy.ended.append { action($0) }
        return copy
    }

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
    public static func == (left: Self, right: Self) -> Bool {
        left.time == right.time && left.startLocation == right.startLocation && left.location == right.location
            && left.velocity == right.velocity
    }
}

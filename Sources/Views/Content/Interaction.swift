public import FramewrightDrawing

/// An interaction of a placed node with touches or keys.
///
/// Sendable, because all of it runs on the main actor.
public enum Interaction: Sendable {
    case tap(count: Int, @MainActor (Touch) -> Void)
    /// A long press; `pressing` is called when the touch begins and ends.
    case longPress(
        minimumDuration: Double, maximumDistance: Double, pressing: @MainActor (Bool) -> Void,
        action: @MainActor () -> Void)
    case drag(minimumDistance: Double, changed: @MainActor (Drag) -> Void, ended: @MainActor (Drag) -> Void)
    /// A long press followed by a drag.
    case pressedDrag(PressedDrag)
    /// Scrolling of the content.
    case scroll(ScrollTracker)
    /// A notification when a touch begins and ends, independent of other interactions; used for a button's
    /// appearance.
    case press(@MainActor (Bool) -> Void)
    /// Text input while focused.
    case text(TextInput)

    /// A long press followed by a drag.
    public struct PressedDrag: Sendable {
        /// The seconds the touch must be held first.
        public var minimumDuration: Double
        /// The tolerated movement during that time, in points.
        public var maximumDistance: Double
        /// The movement after which the drag begins, in points.
        public var minimumDistance: Double
        /// Called when the touch begins.
        public var touched: @MainActor () -> Void
        /// Called when the touch has been held long enough.
        public var pressed: @MainActor () -> Void
        /// Called on every movement of the drag.
        public var changed: @MainActor (Drag) -> Void
        /// Called when the touch ends; the drag is nil if it never began.
        public var ended: @MainActor (Drag?) -> Void
    }

    /// A touch on a view.
    public struct Touch: Sendable {
        /// The location in screen coordinates, in points.
        public var globalLocation: Point
        /// The view's frame in screen coordinates.
        public var frame: Rect
        /// The location in the view's coordinates.
        public var location: Point { globalLocation - frame.origin }
        /// The origins of the named coordinate spaces around the view.
        var origins: [CoordinateSpace: Point] = [:]

        /// Creates a touch.
        public init(globalLocation: Point, frame: Rect) {
            self.globalLocation = globalLocation
            self.frame = frame
        }

        /// Creates a touch inside of named coordinate spaces.
        package init(globalLocation: Point, frame: Rect, origins: [CoordinateSpace: Point]) {
            self.init(globalLocation: globalLocation, frame: frame)
            self.origins = origins
        }

        /// Returns the location in a coordinate space.
        func location(in space: CoordinateSpace) -> Point {
            globalLocation - (space.isLocal ? frame.origin : origins[space] ?? .zero)
        }
    }

    /// A moving touch, in screen coordinates.
    public struct Drag: Sendable {
        /// Seconds on the session's clock.
        public var time: Double
        /// The location where the touch began.
        public var start: Point
        /// The current location.
        public var location: Point
        /// The velocity in points per second.
        public var velocity: Size
        /// The frame of the view on which the drag began.
        public var frame: Rect
        /// The origins of the named coordinate spaces around the view.
        package var origins: [CoordinateSpace: Point] = [:]

        /// Creates a drag.
        public init(time: Double, start: Point, location: Point, velocity: Size, frame: Rect) {
            self.time = time
            self.start = start
            self.location = location
            self.velocity = velocity
            self.frame = frame
        }
    }
}

/// The handler of text typed into a text field.
@MainActor @preconcurrency
public struct TextInput: Sendable {
    /// Whether the field is focused.
    let isFocusedNow: @MainActor () -> Bool
    let focus: @MainActor () -> Void
    let read: @MainActor () -> String
    let write: @MainActor (String) -> Void
    let submit: @MainActor () -> Void

    /// Whether the field is focused.
    public var isFocused: Bool { isFocusedNow() }

    /// Focuses the field.
    public func takeFocus() { focus() }

    /// Appends text; a line break submits instead of being appended.
    public func insert(_ typed: String) {
        for character in typed {
            if character.isNewline { submit() } else { write(read() + String(character)) }
        }
    }

    /// Removes the last character, if any.
    public func deleteBackward() { write(String(read().dropLast())) }
}

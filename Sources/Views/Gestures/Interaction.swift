public import FramewrightDrawing

/// A way a view answers fingers and keys, as its placed node carries it.
///
/// Sendable because all of it runs on the main actor.
public enum Interaction: Sendable {
    case tap(count: Int, @MainActor (Touch) -> Void)
    /// `pressing` hears when the finger comes and goes.
    case longPress(
        minimumDuration: Double, maximumDistance: Double, pressing: @MainActor (Bool) -> Void,
        action: @MainActor () -> Void)
    case drag(minimumDistance: Double, changed: @MainActor (Drag) -> Void, ended: @MainActor (Drag) -> Void)
    /// A long press after which the view follows the finger.
    case pressedDrag(PressedDrag)
    /// The content follows a finger.
    case scroll(ScrollTracker)
    /// Hears when a finger comes and goes, whatever else it does: a button's look.
    case press(@MainActor (Bool) -> Void)
    /// Takes typed text while it has the focus.
    case text(TextInput)

    /// A long press followed by a drag.
    public struct PressedDrag: Sendable {
        /// Seconds the finger must rest first.
        public var minimumDuration: Double
        /// Points it may stray meanwhile.
        public var maximumDistance: Double
        /// Points it must move before the drag begins.
        public var minimumDistance: Double
        /// The finger has come.
        public var touched: @MainActor () -> Void
        /// It has rested long enough.
        public var pressed: @MainActor () -> Void
        public var changed: @MainActor (Drag) -> Void
        /// The finger has gone; nil where the drag never began.
        public var ended: @MainActor (Drag?) -> Void
    }

    /// A finger on a view.
    public struct Touch: Sendable {
        /// In the screen's coordinates.
        public var globalLocation: Point
        /// The view's frame on the screen.
        public var frame: Rect
        /// In the view's own coordinates.
        public var location: Point { globalLocation - frame.origin }

        public init(globalLocation: Point, frame: Rect) {
            self.globalLocation = globalLocation
            self.frame = frame
        }
    }

    /// A finger that moves over the screen.
    public struct Drag: Sendable {
        public var time: Double
        public var start: Point
        public var location: Point
        public var velocity: Size
        /// Of the view the drag began on.
        public var frame: Rect

        public init(time: Double, start: Point, location: Point, velocity: Size, frame: Rect) {
            self.time = time
            self.start = start
            self.location = location
            self.velocity = velocity
            self.frame = frame
        }

        func value(in space: CoordinateSpace) -> DragGesture.Value {
            let origin = space == .local ? frame.origin : .zero
            return DragGesture.Value(
                time: time, startLocation: start - origin, location: location - origin, velocity: velocity)
        }
    }
}

/// What a text field does with what is typed into it.
@MainActor
public final class TextInput {
    let node: GraphNode
    private let graph: ViewGraph
    private let text: Binding<String>
    private let submit: () -> Void

    init(node: GraphNode, graph: ViewGraph, text: Binding<String>, submit: @escaping () -> Void) {
        self.node = node
        self.graph = graph
        self.text = text
        self.submit = submit
    }

    /// True while typed text comes here.
    public var isFocused: Bool { graph.focus === node }

    public func takeFocus() {
        graph.focus = node
        graph.invalidate()
    }

    /// Adds text at the end; a line break submits, and is not added.
    public func insert(_ typed: String) {
        for character in typed {
            if character.isNewline { submit() } else { text.wrappedValue.append(character) }
        }
    }

    /// Removes the last character, if there is one.
    public func deleteBackward() {
        if !text.wrappedValue.isEmpty { text.wrappedValue.removeLast() }
    }
}

extension ViewGraph {
    /// Typed text goes nowhere any more, as when the keyboard is put away.
    public func endEditing() {
        guard focus != nil else { return }
        focus = nil
        invalidate()
    }
}

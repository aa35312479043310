import FramewrightModels

/// The actions received since the last one that stops, starts or resets the clock, in order of arrival.
///
/// An action that affects the clock is performed in the next frame, after the time before it has been applied. Later
/// actions wait behind it.
struct ActionQueue: Equatable {
    private(set) var waiting: [CourseApp.Action] = []

    /// Appends an action if it must wait. Returns false if it can be performed at once.
    mutating func keeps(_ action: CourseApp.Action) -> Bool {
        guard action.touchesClock || !waiting.isEmpty else { return false }
        waiting.append(action)
        return true
    }

    /// Returns all waiting actions and empties the queue.
    mutating func takeAll() -> [CourseApp.Action] {
        defer { waiting = [] }
        return waiting
    }
}

extension CourseApp.Action {
    /// True if the action affects the clock or the launch animation.
    fileprivate var touchesClock: Bool {
        switch self {
        case .open, .close, .undo, .restart, .togglePause, .confirm: true
        case .swipe, .tap, .sort, .typeName, .beginEditing, .typeColor, .endEditing: false
        }
    }
}

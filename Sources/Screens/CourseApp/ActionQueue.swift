import FramewrightModels

/// What touches have asked for since something stopped, started or turned back the clock, in the order they did.
///
/// Such an action is done at the moment of the frame it belongs to, after the time before it has passed; whatever is asked
/// for in between waits behind it.
struct ActionQueue: Equatable {
    private(set) var waiting: [CourseApp.Action] = []

    /// Keeps an action back. False where it can be done at once.
    mutating func keeps(_ action: CourseApp.Action) -> Bool {
        guard action.touchesClock || !waiting.isEmpty else { return false }
        waiting.append(action)
        return true
    }

    /// Everything that waits; nothing does any more.
    mutating func takeAll() -> [CourseApp.Action] {
        defer { waiting = [] }
        return waiting
    }
}

extension CourseApp.Action {
    /// Whether the clock, or the launch animation, goes on otherwise after it.
    fileprivate var touchesClock: Bool {
        switch self {
        case .open, .close, .undo, .restart, .togglePause, .confirm: true
        case .swipe, .tap, .sort, .typeName, .beginEditing, .typeColor, .endEditing: false
        }
    }
}

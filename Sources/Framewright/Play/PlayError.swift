import FramewrightDocuments
import FramewrightTheming

/// Why a step could not be played.
public struct PlayError: Error {
    public enum Reason: Sendable {
        /// A number out of range.
        case value(String)
        /// The screen does not take it.
        case screen(RenderError)
        /// Nothing has the focus.
        case noField
        /// The theme cannot be had.
        case theme(any Error)
    }

    /// Counted from 0.
    public let index: Int
    public let step: PlayStep
    public let reason: Reason

    /// What is wrong, in one line.
    public var problem: String {
        switch reason {
        case .value(let problem): problem
        case .screen(let error): error.message
        case .noField: "no text field has the focus"
        case .theme(let error): Self.words(error).message
        }
    }

    /// A theme that cannot be had says why itself.
    private static func words(_ error: any Error) -> (message: String, hint: String) {
        switch error {
        case let error as ThemeError: (error.message, error.hint)
        case let error as DocumentError: (error.message, error.hint)
        case let error as FileError: (error.message, error.hint)
        default: ("\(error)", "framewright list themes shows those that are shipped")
        }
    }

    /// The step and what is wrong with it.
    public var message: String { "step \(index + 1) (\(step)): \(problem)" }

    /// What to do.
    public var hint: String {
        switch reason {
        case .value: "give a number of that range"
        case .screen(let error): error.hint
        case .noField: "tap the field before you type"
        case .theme(let error): Self.words(error).hint
        }
    }
}

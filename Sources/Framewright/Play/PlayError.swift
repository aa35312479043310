public import FramewrightDocuments
import FramewrightTheming

/// An error of playing a step.
public struct PlayError: Error {
    /// The reason that a step cannot be played.
    public enum Reason: Sendable {
        /// A number is out of range.
        case value(String)
        /// The session rejected the step.
        case screen(RenderError)
        /// No text field has the focus.
        case noField
        /// The theme cannot be loaded, or lacks the context.
        case theme(any Error)
        /// Another process, in which the steps were played, reports the problem.
        case reported(problem: String, hint: String)
    }

    /// The index of the step, counted from 0.
    public let index: Int
    /// The step.
    public let step: PlayStep
    /// The reason.
    public let reason: Reason

    package init(index: Int, step: PlayStep, reason: Reason) {
        (self.index, self.step, self.reason) = (index, step, reason)
    }

    /// A one-line description of the reason.
    public var problem: String {
        switch reason {
        case .value(let problem): problem
        case .screen(let error): error.message
        case .noField: "no text field has the focus"
        case .theme(let error): Self.words(error).message
        case .reported(let problem, _): problem
        }
    }

    /// Returns the message and hint of an error in loading a theme.
    private static func words(_ error: any Error) -> (message: String, hint: Hint) {
        switch error {
        case let error as ThemeError: (error.message, "\(error.hint)")
        case let error as DocumentError: (error.message, error.hint)
        case let error as FileError: (error.message, "\(error.hint)")
        default: ("\(error)", "\(.list("themes")) shows those that are shipped")
        }
    }

    /// A description of the step and the reason.
    public var message: String { "step \(index + 1) (\(step)): \(problem)" }

    /// A suggestion for resolving the error.
    public var hint: Hint {
        switch reason {
        case .value: "give a number of that range"
        case .screen(let error): "\(error.hint)"
        case .noField: "tap the field before you type"
        case .theme(let error): Self.words(error).hint
        case .reported(_, let hint): "\(hint)"
        }
    }
}

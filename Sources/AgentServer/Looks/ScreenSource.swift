public import Framewright
public import FramewrightVerification

/// A provider of screens: the scenes of a catalogue, or previews of user code.
///
/// ```swift
/// struct OneScreen: ScreenSource {
///     let screens = [ScreenEntry(reference: "hello", summary: "A greeting")]
///
///     func open(_ request: ScreenRequest) throws -> any OpenScreen { try HelloScreen(request) }
///
///     func findings(_ request: ScreenRequest) throws -> [Finding] { [] }
/// }
/// ```
@MainActor
public protocol ScreenSource {
    /// The screens, in the order of a list.
    var screens: [ScreenEntry] { get throws }

    /// Shows a screen, with state of its own.
    func open(_ request: ScreenRequest) throws -> any OpenScreen

    /// Returns the findings of all lint rules on a screen.
    func findings(_ request: ScreenRequest) throws -> [Finding]
}

/// A screen in a list.
public struct ScreenEntry: Hashable, Sendable {
    /// The name by which it is asked for.
    public var reference: String
    /// A line that describes it.
    public var summary: String

    /// Creates an entry.
    public init(reference: String, summary: String) { (self.reference, self.summary) = (reference, summary) }
}

/// A screen that is shown and takes touches.
@MainActor
public protocol OpenScreen: AnyObject {
    /// Returns the screen as it is now.
    func look() throws -> ScreenLook

    /// Plays steps on the screen.
    ///
    /// - Parameter report: Called for each event. An error that it throws ends playing.
    func play(_ steps: [PlayStep], report: @escaping (PlayReport) throws -> Void) throws
}

/// An event while steps are played.
public enum PlayReport: Hashable, Sendable {
    /// A step took a named still.
    case still(String, ScreenLook)
    /// A remark on a step that perhaps had no effect.
    case remark(String)
    /// A step has ended. Steps are counted from 0.
    case stepEnded(Int)
}

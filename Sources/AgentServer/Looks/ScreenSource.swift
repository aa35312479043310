public import Framewright
public import FramewrightVerification

/// A provider of screens: the scenes of a catalogue, or previews of user code.
///
/// ```swift
/// struct OneScreen: ScreenSource {
///     let kind = ScreenKind.scenes
///
///     func screens(_ call: ToolCall) throws -> ScreenList {
///         ScreenList([ScreenEntry(reference: "hello", summary: "A greeting")])
///     }
///
///     func open(_ request: ScreenRequest, _ call: ToolCall) throws -> any OpenScreen { try HelloScreen(request) }
///
///     func findings(_ request: ScreenRequest, _ call: ToolCall) throws -> [Finding] { [] }
/// }
/// ```
@MainActor
public protocol ScreenSource {
    /// The kind of the screens, and with it the arguments that they take.
    var kind: ScreenKind { get }

    /// Returns the screens.
    func screens(_ call: ToolCall) throws -> ScreenList

    /// Shows a screen, with state of its own.
    func open(_ request: ScreenRequest, _ call: ToolCall) throws -> any OpenScreen

    /// Returns the findings of all lint rules on a screen.
    func findings(_ request: ScreenRequest, _ call: ToolCall) throws -> [Finding]
}

/// The kind of a source's screens.
public enum ScreenKind: Hashable, Sendable {
    /// Scenes of a catalogue, with states, seeds and contexts of themes.
    case scenes
    /// Previews of sources, which are light or dark.
    case previews
}

/// The screens of a source.
public struct ScreenList: Hashable, Sendable {
    /// The screens in order.
    public var entries: [ScreenEntry]
    /// Remarks beside the list, a line each.
    public var notes: [String]

    /// Creates a list.
    public init(_ entries: [ScreenEntry], notes: [String] = []) { (self.entries, self.notes) = (entries, notes) }
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
    func look(_ call: ToolCall) throws -> ScreenLook

    /// Plays steps on the screen.
    ///
    /// - Parameters:
    ///   - settles: Whether the clock then runs until nothing moves any more. An animation that repeats without end is
    ///     a remark.
    ///   - report: Called for each event. An error that it throws ends playing.
    func play(
        _ steps: [PlayStep], settles: Bool, _ call: ToolCall, report: @escaping (PlayReport) throws -> Void
    ) throws
}

/// An event while steps are played.
public enum PlayReport: Hashable, Sendable {
    /// A step took a named still.
    case still(String, ScreenLook)
    /// A remark on a step that perhaps had no effect.
    case remark(String)
}

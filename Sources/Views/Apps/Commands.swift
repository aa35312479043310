/// The commands of an app's menu bar, which is not shown.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    /// The content of the commands.
    @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Stops, because commands are not evaluated.
    public var body: Never { preconditionFailure("commands are not evaluated") }
}

/// A result builder for commands.
@resultBuilder
@MainActor @preconcurrency
public enum CommandsBuilder {
    /// Builds no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Builds a single group of commands.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Builds a sequence of commands.
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
}

/// No commands.
public struct EmptyCommands: Commands {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    /// Creates no commands.
    public init() {}
}

/// Commands beside or instead of a group of the platform's. Accepted without effect.
public struct CommandGroup<Content: View>: Commands {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    /// Creates commands instead of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates commands before a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Creates commands after a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A menu of commands. Accepted without effect.
public struct CommandMenu<Content: View>: Commands {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    /// Creates a menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// The commands of a sidebar. Accepted without effect.
public struct SidebarCommands: Commands {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    /// Creates the commands.
    public init() {}
}

/// A group of the platform's commands.
public struct CommandGroupPlacement: Sendable {
    /// Information about the app.
    public static let appInfo = CommandGroupPlacement()
    /// The settings of the app.
    public static let appSettings = CommandGroupPlacement()
    /// The help.
    public static let help = CommandGroupPlacement()
    /// New items.
    public static let newItem = CommandGroupPlacement()
    /// Saving.
    public static let saveItem = CommandGroupPlacement()
    /// The pasteboard.
    public static let pasteboard = CommandGroupPlacement()
    /// The sidebar.
    public static let sidebar = CommandGroupPlacement()
    /// The toolbar.
    public static let toolbar = CommandGroupPlacement()
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement()
}

extension Scene {
    /// Returns the scene unchanged. Accepted without effect.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Returns the scene unchanged. Accepted without effect.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }

    /// Returns the scene unchanged. Accepted without effect.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { self }

    /// Returns the scene unchanged. Accepted without effect.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }

    /// Returns the scene unchanged. Accepted without effect.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
}

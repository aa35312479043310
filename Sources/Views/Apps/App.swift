/// The structure of an app. Scenes are not run: views are shown by previews.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    /// The scenes of the app.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

extension App {
    /// Prints that views are shown by previews, because there is no window to run the app in.
    public static func main() { print("\(Self.self) has no window here. Its views are shown by previews.") }
}

/// A part of an app, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    /// The content of the scene.
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Stops, because scenes without a body are not evaluated.
    public var body: Never { preconditionFailure("scenes without a body are not evaluated") }
}

/// A result builder for scenes.
@resultBuilder
@MainActor @preconcurrency
public enum SceneBuilder {
    /// Returns a scene unchanged.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a single scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a sequence of scenes.
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> TupleScene<repeat each Content> { TupleScene(content: (repeat each content)) }

    /// Builds an optional scene.
    public static func buildIf<Content: Scene>(_ content: Content?) -> Content? { content }

    /// Builds a scene inside an availability check.
    public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// A sequence of scenes.
public struct TupleScene<each Content: Scene>: Scene {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    let content: (repeat each Content)
}

extension Optional: Scene where Wrapped: Scene {}

/// A scene that shows a view in a window.
public struct WindowGroup<Content: View>: Scene {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    let content: Content

    /// Creates a scene with the root view of its window.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a scene with an identifier. The identifier is accepted without effect.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a scene with a title. The title is accepted without effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }

    /// Creates a scene with a title and an identifier. Both are accepted without effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A scene with a single window.
public struct Window<Content: View>: Scene {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    let content: Content

    /// Creates a scene with a title and an identifier. Both are accepted without effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// A scene with the settings of an app, which is not shown.
public struct Settings<Content: View>: Scene {
    /// No body, because scenes and commands are not evaluated.
    public typealias Body = Never

    let content: Content

    /// Creates a scene with a view.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

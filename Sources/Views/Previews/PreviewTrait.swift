/// A trait of a preview.
///
/// ```swift
/// #Preview(traits: .landscapeLeft, .modifier(SampleData())) { Dashboard() }
/// ```
public struct PreviewTrait<T>: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void
    /// Modifies the view; nil if the trait leaves it as it is.
    private(set) var modify: (@MainActor @Sendable (any View) -> any View)?

    init(_ change: @escaping @Sendable (inout PreviewSettings) -> Void) { self.change = change }

    /// The size of the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait { $0.layout = .device } }
    /// The view's own size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait { $0.layout = .sizeThatFits } }
    /// Portrait orientation.
    public static var portrait: PreviewTrait { PreviewTrait { $0.orientation = .portrait } }
    /// Portrait orientation, upside down.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait { $0.orientation = .portraitUpsideDown } }
    /// Landscape orientation, turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait { $0.orientation = .landscapeLeft } }
    /// Landscape orientation, turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait { $0.orientation = .landscapeRight } }
    /// The appearance of assistive access. Accepted without effect.
    public static var assistiveAccess: PreviewTrait { PreviewTrait { _ in } }

    /// Returns a fixed size in points.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Returns a trait that applies a modifier to the preview's view.
    @MainActor @preconcurrency
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        var trait = PreviewTrait { _ in }
        let shared = UncheckedModifier(modifier: modifier)
        trait.modify = { AnyView(PreviewModified(modifier: shared.modifier, content: AnyView($0))) }
        return trait
    }
}

/// A modifier of previews, which may share a value among them.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Store { try await Store.sample() }
///     func body(content: Content, context: Store) -> some View { content.environment(context) }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    /// Returns the value for all previews with this type of modifier.
    static func makeSharedContext() async throws -> Context

    /// Returns the view of a preview with the modifier.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Returns nothing.
    public static func makeSharedContext() async throws {}
}

/// The view that a modifier of previews is applied to.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The view.
    public var body: some View { content }
}

/// A modifier, which is used on the main actor only.
private struct UncheckedModifier<M>: @unchecked Sendable {
    let modifier: M
}

/// A view with a modifier, shown once the shared value is there.
private struct PreviewModified<M: PreviewModifier>: View {
    @State private var context: M.Context?
    let modifier: M
    let content: AnyView

    var body: some View {
        if let context {
            modifier.body(content: PreviewModifierContent(content: content), context: context)
        } else {
            Color.clear.task {
                PreviewContexts.waiting += 1
                defer { PreviewContexts.waiting -= 1 }
                do {
                    context = try await M.makeSharedContext()
                } catch {
                    ScreenLoop.current.remark("the shared context of \(M.self) cannot be made: \(error)")
                }
            }
        }
    }
}

/// The shared values of previews.
@MainActor
package enum PreviewContexts {
    /// The number of values that are being made.
    package fileprivate(set) static var waiting = 0
}

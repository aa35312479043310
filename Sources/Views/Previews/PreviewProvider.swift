/// A type that produces previews: each view of `previews` is one.
///
/// ```swift
/// struct Card_Previews: PreviewProvider {
///     static var previews: some View {
///         Card(title: "Short")
///         Card(title: "Long").previewDisplayName("in a list")
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    /// The views to preview.
    @ViewBuilder static var previews: Previews { get }

    /// The platform to preview on. Accepted without effect.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No particular platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS, visionOS
}

/// A preview that `#Preview` declares. The macro's expansion conforms to it.
@MainActor @preconcurrency
public protocol PreviewRegistry {
    /// The module and file of the declaration.
    static var fileID: String { get }
    /// The line of the declaration.
    static var line: Int { get }
    /// The column of the declaration.
    static var column: Int { get }

    /// Returns the preview.
    static func makePreview() throws -> Preview
}

/// A preview: a name, traits and a view.
@MainActor @preconcurrency
public struct Preview {
    /// Marks the traits of previews of views.
    public enum ViewTraits {}

    /// The name; nil if the preview has none.
    package let name: String?
    package let settings: PreviewSettings
    package let body: @MainActor () -> any View

    /// Creates a preview.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        settings = traits.reduce(into: PreviewSettings()) { $1.change(&$0) }
        // As in modifiers of a view, the last one is around the others.
        self.body = traits.compactMap(\.modify).reduce(body) { body, modify in { modify(body()) } }
    }
}

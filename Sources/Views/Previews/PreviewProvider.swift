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
        self.body = body
        settings = traits.reduce(into: PreviewSettings()) { $1.change(&$0) }
    }
}

/// A trait of a preview.
public struct PreviewTrait<Context>: Sendable {
    let change: @Sendable (inout PreviewSettings) -> Void

    /// The size of the device, in portrait orientation.
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

    /// Returns a fixed size in points.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait {
        PreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }
}

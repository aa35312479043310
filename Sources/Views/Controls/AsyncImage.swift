public import FoundationEssentials
import FramewrightDrawing

/// The state of an image that is loaded from an address.
public enum AsyncImagePhase: Sendable {
    /// No image is loaded yet.
    case empty
    /// The image was loaded.
    case success(Image)
    /// The image could not be loaded.
    case failure(any Error)

    /// The loaded image, if any.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }

    /// The error, if the image could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image from an address. Nothing is loaded: it is drawn as its placeholder, which is a stand-in.
public struct AsyncImage<Content: View>: View {
    private let content: AnyView

    /// Creates an image whose placeholder is a grey area.
    public init(url: URL?, scale: Double = 1) where Content == Image {
        content = AnyView(Rectangle().fill(.control(.track)))
    }

    /// Creates an image with a placeholder.
    public init<I: View, P: View>(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalView<I, P> {
        self.content = AnyView(placeholder())
    }

    /// Creates an image from its phase, which is always empty.
    public init(
        url: URL?, scale: Double = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = AnyView(content(.empty))
    }

    /// The placeholder.
    public var body: some View { content }
}

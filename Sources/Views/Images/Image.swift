public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// An image, at its own size unless resizable.
///
/// `Image(file:)`, `Image(data:scale:)` and `Image(bitmap:scale:)` are additions of this package, in place of the
/// platforms' image classes.
public struct Image: Equatable, Sendable {
    /// The quality with which an image is scaled.
    public typealias Interpolation = ImageDrawing.Interpolation
    /// The mode in which a resizable image fills its frame.
    public typealias ResizingMode = ImageDrawing.ResizingMode

    /// The use of an image's colours or only of its shape.
    public enum TemplateRenderingMode: String, Hashable, Sendable {
        /// The shape alone, in the foreground style.
        case template
        case original
    }

    enum Source: Hashable, Sendable {
        case name(String)
        case file(String)
        case data([UInt8], scale: Double)
        case bitmap(Bitmap, scale: Double)
        case symbol(String)
    }

    let source: Source
    var capInsets: EdgeInsets?
    var mode = ResizingMode.stretch
    var quality = Interpolation.medium
    var rendering: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?

    /// Creates an image from the renderer's asset folder.
    public init(_ name: String) { source = .name(name) }

    /// Creates an image from a PNG or SVG file.
    public init(file path: String) { source = .file(path) }

    /// Creates an image from the bytes of a PNG or SVG file.
    public init(data: [UInt8], scale: Double = 1) { source = .data(data, scale: scale) }

    /// Creates an image from a bitmap in memory.
    public init(bitmap: Bitmap, scale: Double = 1) { source = .bitmap(bitmap, scale: scale) }

    /// Makes the image take the proposed size. Cap insets keep their size; the area between is stretched or repeated.
    /// In right-to-left layouts the leading cap is on the right, but the image is not mirrored. Vector images are
    /// stretched without caps.
    public func resizable(capInsets: EdgeInsets = .zero, resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.capInsets = capInsets
        image.mode = resizingMode
        return image
    }

    /// Sets the quality with which the image is scaled.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.quality = interpolation
        return image
    }

    /// Sets whether colours or only the shape are drawn; nil follows the asset folder, where colours are the default.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.rendering = renderingMode
        return image
    }
}

extension Image.Source: CustomStringConvertible {
    var description: String {
        switch self {
        case .name(let name): "\"\(name)\""
        case .file(let path): "\(path)"
        case .data(let data, _): "\(data.count) bytes"
        case .bitmap(let bitmap, _): "\(bitmap.size) pixels"
        case .symbol(let name): "symbol \"\(name)\""
        }
    }
}

/// The layout of an image: its own size, or the proposed one if it is resizable.
struct ImageLayout: LeafLayout {
    let size: Size
    let isResizable: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }
}

extension View {
    /// Scales the view to fit its space, with its ideal aspect ratio.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill its space, with its ideal aspect ratio.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// An image, at its own size unless resizable.
///
/// `Image(file:)`, `Image(data:scale:)` and `Image(bitmap:scale:)` are additions of this package, in place of the
/// platforms' image classes.
public struct Image: PrimitiveView {
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
    }

    let source: Source
    var capInsets: EdgeInsets?
    var mode = ResizingMode.stretch
    var quality = Interpolation.medium
    var rendering: TemplateRenderingMode?

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

    package func lower(_ lowering: Lowering) -> [ViewNode] {
        do {
            let image = try loaded(lowering.environment)
            let isTemplate = rendering.map { $0 == .template } ?? image.isTemplate
            let figure = ImageFigure(
                label: "\(source)", image: image, capInsets: caps(lowering.environment.layoutDirection), mode: mode,
                quality: quality,
                template: isTemplate ? lowering.paint(lowering.environment.foregroundStyle) : nil)
            let layout = ImageLayout(size: image.size, isResizable: capInsets != nil)
            return [ViewNode(ViewContent("Image", .image(figure)), layout: layout)]
        } catch {
            lowering.report.add(.image("\(source)", error))
            return [ViewNode(ViewContent("Image"), layout: ImageLayout(size: .zero, isResizable: true))]
        }
    }

    /// Returns the cap insets with leading as left and trailing as right.
    private func caps(_ direction: LayoutDirection) -> EdgeInsets {
        let caps = capInsets ?? .zero
        guard direction == .rightToLeft else { return caps }
        return EdgeInsets(top: caps.top, leading: caps.trailing, bottom: caps.bottom, trailing: caps.leading)
    }

    private func loaded(_ environment: EnvironmentValues) throws(ImageFailure) -> LoadedImage {
        guard let loader = environment.imageLoader else {
            throw ImageFailure(message: "no images can be loaded here", hint: "render through a Renderer")
        }
        switch source {
        case .name(let name): return try loader.image(named: name, displayScale: environment.displayScale)
        case .file(let path): return try loader.image(atPath: path)
        case .data(let data, let scale): return try loader.image(from: data, scale: scale)
        case .bitmap(let bitmap, let scale): return try loader.image(of: bitmap, scale: scale)
        }
    }
}

extension Image.Source: CustomStringConvertible {
    var description: String {
        switch self {
        case .name(let name): "\"\(name)\""
        case .file(let path): "\(path)"
        case .data(let data, _): "\(data.count) bytes"
        case .bitmap(let bitmap, _): "\(bitmap.size) pixels"
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

public import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTypography

/// A picture, at its own size unless made resizable.
///
/// `Image(file:)`, `Image(data:scale:)` and `Image(bitmap:scale:)` are this package's own, for want of the platforms' image classes.
public struct Image: PrimitiveView {
    public typealias Interpolation = ImageDrawing.Interpolation
    public typealias ResizingMode = ImageDrawing.ResizingMode

    /// Whether a picture shows its colours or only its shape.
    public enum TemplateRenderingMode: String, Hashable, Sendable {
        /// The shape, in the foreground style.
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

    /// A picture of the renderer's asset folder.
    public init(_ name: String) { source = .name(name) }

    /// A PNG or SVG file.
    public init(file path: String) { source = .file(path) }

    /// The bytes of a PNG or SVG file.
    public init(data: [UInt8], scale: Double = 1) { source = .data(data, scale: scale) }

    /// A picture in memory.
    public init(bitmap: Bitmap, scale: Double = 1) { source = .bitmap(bitmap, scale: scale) }

    /// Takes the size it is offered. Caps keep their size; what lies between is stretched or repeated. From right to left
    /// the leading cap is the right one; the picture is not turned. A picture of shapes has no caps and is always stretched.
    public func resizable(capInsets: EdgeInsets = .zero, resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        image.capInsets = capInsets
        image.mode = resizingMode
        return image
    }

    /// How smoothly the picture is drawn at another size than its own.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.quality = interpolation
        return image
    }

    /// Colours or shape; nil follows the asset folder, where colours are usual.
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

    /// The parts that keep their size, by left and right.
    private func caps(_ direction: LayoutDirection) -> EdgeInsets {
        let caps = capInsets ?? .zero
        guard direction == .rightToLeft else { return caps }
        return EdgeInsets(top: caps.top, leading: caps.trailing, bottom: caps.bottom, trailing: caps.leading)
    }

    private func loaded(_ environment: EnvironmentValues) throws(ImageFailure) -> LoadedImage {
        guard let loader = environment.imageLoader else {
            throw ImageFailure(message: "no pictures can be loaded here", hint: "render through a Renderer")
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

/// The picture's own size, or where it is resizable the one that is proposed.
struct ImageLayout: LeafLayout {
    let size: Size
    let isResizable: Bool

    func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        isResizable ? proposal.replacingUnspecifiedDimensions(by: size) : size
    }
}

extension View {
    /// As large as fits the space, in its ideal shape.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// As large as covers the space, in its ideal shape.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

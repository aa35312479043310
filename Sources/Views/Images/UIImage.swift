public import FoundationEssentials

/// An image as an object, as code for iOS keeps it: loaded from bytes, a file, an asset catalogue or the symbols.
///
/// ```swift
/// Image(uiImage: UIImage(systemName: "star") ?? UIImage())
/// ```
///
/// It has neither a size nor pixels that code could read.
public final class UIImage: Hashable, Sendable {
    /// The use of an image's colours or only of its shape.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic
        case alwaysOriginal
        /// The shape alone, in the foreground style.
        case alwaysTemplate
    }

    /// The number of pixels per point.
    public let scale: Double
    /// The use of its colours.
    public let renderingMode: RenderingMode

    let source: Image.Source

    private init(source: Image.Source, scale: Double = 1, renderingMode: RenderingMode = .automatic) {
        self.source = source
        self.scale = scale
        self.renderingMode = renderingMode
    }

    /// Creates an image without content, which takes no space.
    public convenience init() { self.init(source: .name("")) }

    /// Creates an image of an asset catalogue. It is not nil if there is none of the name; then a stand-in is drawn.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .name(name))
    }

    /// Creates the image of a symbol.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name))
    }

    /// Creates an image from the bytes of a PNG, JPEG or WebP file. Returns nil for others.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the bytes of a PNG, JPEG or WebP file. Returns nil for others.
    public convenience init?(data: Data, scale: Double) {
        let bytes = [UInt8](data)
        let signatures: [[UInt8]] = [[0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8)]
        guard signatures.contains(where: { bytes.starts(with: $0) }) else { return nil }
        self.init(source: .data(bytes, scale: scale), scale: scale)
    }

    /// Creates an image from a file. Returns nil if there is none.
    public convenience init?(contentsOfFile path: String) {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        self.init(source: .file(path))
    }

    /// Returns the image with another use of its colours.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(source: source, scale: scale, renderingMode: renderingMode)
    }

    /// Whether two images have the same content.
    public static func == (left: UIImage, right: UIImage) -> Bool {
        left.source == right.source && left.renderingMode == right.renderingMode
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(renderingMode)
    }
}

extension Image {
    /// Creates an image that draws an object.
    public init(uiImage: UIImage) {
        self.init(source: uiImage.source, rendering: uiImage.renderingMode)
    }

    private init(source: Source, rendering: UIImage.RenderingMode) {
        self.source = source
        self.rendering =
            switch rendering {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
    }
}

/// The identifier of an image in a display list, the same on every machine for the same image.
public struct ImageID: Hashable, Sendable {
    /// The name.
    public let name: String

    /// Creates an identifier from a name.
    public init(_ name: String) { self.name = name }
}

extension ImageID: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}

/// The source of images for a painter.
public protocol ImageSource: Sendable {
    /// Returns the pixels of an image. Returns nil if the source does not have it.
    func bitmap(of image: ImageID) -> Bitmap?
}

/// A source without images.
public struct NoImages: ImageSource {
    /// Creates the source.
    public init() {}

    /// Returns nil.
    public func bitmap(of image: ImageID) -> Bitmap? { nil }
}

/// An image to draw, with its position and resizing.
public struct ImageDrawing: Hashable, Sendable {
    /// The way the part between the caps is enlarged.
    public enum ResizingMode: String, Hashable, Sendable {
        case stretch
        case tile
    }

    /// The interpolation between the pixels of the image.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        /// Nearest neighbour.
        case none
        /// Bilinear, also when the image is reduced.
        case low
        /// Bilinear when the image is enlarged. When it is reduced, the mean of all pixels in a target pixel.
        case medium
        /// The same as `medium`.
        case high
    }

    /// The image.
    public var image: ImageID
    /// The target rectangle, in points.
    public var rect: Rect
    /// The number of image pixels per point at the image's own size.
    public var imageScale: Double
    /// The edges that are not resized, in points.
    public var capInsets: EdgeInsets
    /// The resizing of the part between the caps.
    public var resizingMode: ResizingMode
    /// The interpolation.
    public var interpolation: Interpolation
    /// If set, paints the image's shape in this paint instead of its colours.
    public var template: Paint?

    /// Creates an image drawing.
    public init(
        _ image: ImageID, in rect: Rect, imageScale: Double = 1, capInsets: EdgeInsets = .zero,
        resizingMode: ResizingMode = .stretch, interpolation: Interpolation = .medium, template: Paint? = nil
    ) {
        self.image = image
        self.rect = rect
        self.imageScale = imageScale
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.interpolation = interpolation
        self.template = template
    }
}

extension ImageDrawing: CustomStringConvertible {
    /// The image, its rectangle, and all non-default properties.
    public var description: String {
        var words = ["\(image) \(rect)"]
        if capInsets != .zero {
            let caps = [capInsets.top, capInsets.leading, capInsets.bottom, capInsets.trailing]
            words.append("caps \(caps.map(shortest).joined(separator: ","))")
        }
        if resizingMode != .stretch { words.append(resizingMode.rawValue) }
        if interpolation != .medium { words.append(interpolation.rawValue) }
        if let template { words.append("as \(template)") }
        return words.joined(separator: " ")
    }
}

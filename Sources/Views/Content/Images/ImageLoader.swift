public import FramewrightDrawing

/// A loaded image, with the properties that layout needs.
public struct LoadedImage: Hashable, Sendable {
    /// The kind of image data.
    public enum Content: Hashable, Sendable {
        case bitmap(PixelSize)
        /// Shapes, drawn in the display's resolution at any size.
        case vector(DisplayList)
    }

    /// The identifier for the painter's `ImageSource`, if the image is a bitmap.
    public let id: ImageID
    /// The image data.
    public let content: Content
    /// Pixels per point; for vector images, units per point.
    public let scale: Double
    /// Whether the asset's settings demand drawing as a shape in the foreground style.
    public let isTemplate: Bool
    /// Parts of the image that could not be read, each with its position in the file.
    public let remarks: [String]
    /// The place beside text, if the image is a symbol of an asset catalogue.
    package var symbol: SymbolFrame?

    /// Creates a bitmap image.
    public init(
        id: ImageID, pixels: PixelSize, scale: Double, isTemplate: Bool = false, remarks: [String] = []
    ) {
        self.init(id: id, .bitmap(pixels), scale: scale, isTemplate: isTemplate, remarks: remarks)
    }

    /// Creates a vector image, whose area is from the origin to the list's size.
    public init(
        id: ImageID, vector: DisplayList, scale: Double = 1, isTemplate: Bool = false, remarks: [String] = []
    ) {
        self.init(id: id, .vector(vector), scale: scale, isTemplate: isTemplate, remarks: remarks)
    }

    private init(id: ImageID, _ content: Content, scale: Double, isTemplate: Bool, remarks: [String]) {
        self.id = id
        self.content = content
        self.scale = scale
        self.isTemplate = isTemplate
        self.remarks = remarks
    }

    /// The size in pixels; nil for a vector image.
    public var pixels: PixelSize? {
        if case .bitmap(let pixels) = content { pixels } else { nil }
    }

    /// The size in points.
    public var size: Size {
        switch content {
        case .bitmap(let pixels): Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        case .vector(let list): Size(width: list.size.width / scale, height: list.size.height / scale)
        }
    }
}

/// The reason why an image is not shown.
public struct ImageFailure: Error, Hashable, Sendable {
    /// The error and its location, in one line.
    public let message: String
    /// A hint for fixing it.
    public let hint: String
    /// Whether a box is drawn instead, because the image is missing or of a format that is not read.
    public let drawsPlaceholder: Bool

    /// Creates a failure.
    public init(message: String, hint: String, drawsPlaceholder: Bool = false) {
        self.message = message
        self.hint = hint
        self.drawsPlaceholder = drawsPlaceholder
    }
}

/// A source of images, by which views access files and formats.
public protocol ImageLoader: Sendable {
    /// Returns an image of the asset folder, in the variant that suits `displayScale` best.
    func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage

    /// Returns an image from a file. `@2x` or `@3x` at the end of its name specifies its scale.
    func image(atPath path: String) throws(ImageFailure) -> LoadedImage

    /// Returns an image from the bytes of a file.
    func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage

    /// Returns an image from a bitmap in memory.
    func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage

    /// The outlines and names of symbols; nil if there are none, so that boxes stand for them.
    var symbols: SymbolLibrary? { get }

    /// Returns a symbol of the user's own, which takes precedence over the outlines; nil if there is none by this
    /// name. Its height is that of a circle beside text.
    func symbol(named name: String) throws(ImageFailure) -> LoadedImage?
}

extension ImageLoader {
    /// Nil.
    public var symbols: SymbolLibrary? { nil }

    /// Returns nil.
    public func symbol(named name: String) throws(ImageFailure) -> LoadedImage? { nil }
}

/// The size and place of a symbol beside text.
package struct SymbolFrame: Hashable, Sendable {
    /// The units of the image in the size of the font; nil for a symbol as high as a circle.
    package var unitsPerEm: Double?
    /// The middle of capital letters, as a share of the image's height from the top.
    package var center: Double

    package init(unitsPerEm: Double?, center: Double) { (self.unitsPerEm, self.center) = (unitsPerEm, center) }
}

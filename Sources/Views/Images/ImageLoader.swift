public import FramewrightDrawing

/// A picture that has been found: what layout needs to know of it.
public struct LoadedImage: Hashable, Sendable {
    /// What the painter asks its `ImageSource` for.
    public let id: ImageID
    public let pixels: PixelSize
    /// Pixels a point.
    public let scale: Double
    /// True where the place it was found in says it shall be drawn as a shape in the foreground style.
    public let isTemplate: Bool

    public init(id: ImageID, pixels: PixelSize, scale: Double, isTemplate: Bool = false) {
        self.id = id
        self.pixels = pixels
        self.scale = scale
        self.isTemplate = isTemplate
    }

    /// In points.
    public var size: Size { Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale) }
}

/// Why a picture is not shown.
public struct ImageFailure: Error, Hashable, Sendable {
    /// What is wrong, and where, in one line.
    public let message: String
    /// What to do.
    public let hint: String

    public init(message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}

/// Finds pictures for `Image`: the door through which views reach files and formats.
public protocol ImageLoader: Sendable {
    /// A picture of the asset folder; of those drawn for several scales the best for `displayScale`.
    func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage

    /// A picture file; `@2x` or `@3x` at the end of its name tells its scale.
    func image(atPath path: String) throws(ImageFailure) -> LoadedImage

    /// A picture in the bytes of a file.
    func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage

    /// A picture in memory.
    func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage
}

extension EnvironmentValues {
    /// Where views get their pictures; nil where no one has set a source.
    package var imageLoader: (any ImageLoader)? {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

private enum ImageLoaderKey: EnvironmentKey {
    static let defaultValue: (any ImageLoader)? = nil
}

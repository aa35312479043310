public import FramewrightDrawing

/// A picture that has been found: what layout needs to know of it.
public struct LoadedImage: Hashable, Sendable {
    /// What a picture is made of.
    public enum Content: Hashable, Sendable {
        case bitmap(PixelSize)
        /// Shapes, drawn as sharp as the display is, whatever the size.
        case vector(DisplayList)
    }

    /// What the painter asks its `ImageSource` for, where the picture is made of pixels.
    public let id: ImageID
    public let content: Content
    /// Pixels a point; of shapes, units a point.
    public let scale: Double
    /// True where the place it was found in says it shall be drawn as a shape in the foreground style.
    public let isTemplate: Bool
    /// What of the picture could not be read, each with its place in the file.
    public let remarks: [String]

    public init(
        id: ImageID, pixels: PixelSize, scale: Double, isTemplate: Bool = false, remarks: [String] = []
    ) {
        self.init(id: id, .bitmap(pixels), scale: scale, isTemplate: isTemplate, remarks: remarks)
    }

    /// A picture of shapes in an area from the origin to the list's size.
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

    /// Nil for a picture of shapes.
    public var pixels: PixelSize? {
        if case .bitmap(let pixels) = content { pixels } else { nil }
    }

    /// In points.
    public var size: Size {
        switch content {
        case .bitmap(let pixels): Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
        case .vector(let list): Size(width: list.size.width / scale, height: list.size.height / scale)
        }
    }
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

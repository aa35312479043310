/// Names one picture for as long as a display list lives: the same on every machine for the same picture.
public struct ImageID: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

extension ImageID: CustomStringConvertible {
    public var description: String { name }
}

/// The door through which a painter sees pictures.
public protocol ImageSource: Sendable {
    /// The pixels of a picture; nil for one this source does not have.
    func bitmap(of image: ImageID) -> Bitmap?
}

/// A source without pictures.
public struct NoImages: ImageSource {
    public init() {}

    public func bitmap(of image: ImageID) -> Bitmap? { nil }
}

/// A picture to paint: which, where, and how it fills its place.
public struct ImageDrawing: Hashable, Sendable {
    /// What happens to the part between the caps where the place is larger than the picture.
    public enum ResizingMode: String, Hashable, Sendable {
        case stretch
        case tile
    }

    /// How pixels between and beyond those of the picture are found.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        /// The nearest pixel.
        case none
        /// Between the nearest pixels, also where the picture is made smaller.
        case low
        /// Between the nearest pixels; where the picture is made smaller, the mean of all that fall on a pixel.
        case medium
        /// As `medium`.
        case high
    }

    public var image: ImageID
    /// Where the picture goes, in points.
    public var rect: Rect
    /// Pixels of the picture per point at its own size.
    public var imageScale: Double
    /// Edges that keep their size, in points.
    public var capInsets: EdgeInsets
    public var resizingMode: ResizingMode
    public var interpolation: Interpolation
    /// Paints the picture's shape instead of its colours.
    public var template: Paint?

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
    /// The picture, its place, and whatever differs from the usual.
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

/// A width and a height in whole pixels.
///
/// Guarantee: both sides are 1 to `maximumSide` and the area is at most `maximumArea`, so a bitmap of the size can be
/// allocated.
@frozen
public struct PixelSize: Hashable, Sendable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// The maximum side in pixels, which the common image formats support.
    public static let maximumSide = 16_384
    /// The maximum area in pixels: 256 megapixels, about 1 GB of RGBA8.
    public static let maximumArea = 256_000_000

    /// Creates a size. Returns nil outside the guaranteed range.
    public init?(width: Int, height: Int) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
            width * height <= Self.maximumArea
        else { return nil }
        self.width = width
        self.height = height
    }

    /// Creates the size of `size` points at `scale` pixels per point, rounded to whole pixels. Returns nil outside the
    /// guaranteed range.
    public init?(_ size: Size, scale: Double) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        let allowed = 1...Double(Self.maximumSide)
        guard allowed.contains(width), allowed.contains(height) else { return nil }
        self.init(width: Int(width), height: Int(height))
    }

    /// The number of pixels.
    public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
    /// The sides, such as `640x1136`.
    public var description: String { "\(width)x\(height)" }
}

/// A rectangle of whole pixels: columns `x..<x+width`, rows `y..<y+height`.
@frozen
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle in pixels.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

extension PixelRect {
    /// Creates the rectangle of all pixels of an image.
    package init(_ size: PixelSize) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

    /// Returns the bounding rectangle of both; ignores an empty one.
    package func union(_ other: PixelRect) -> PixelRect {
        guard width > 0, height > 0 else { return other }
        guard other.width > 0, other.height > 0 else { return self }
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }
}

extension PixelRect: CustomStringConvertible {
    /// The origin and size.
    public var description: String { "\(x),\(y) \(width)x\(height)" }
}

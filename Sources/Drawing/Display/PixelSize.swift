/// A width and a height in whole pixels.
///
/// Guarantee: both sides are 1 to `maximumSide` and the area is at most `maximumArea`, so a value can be allocated.
@frozen
public struct PixelSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// Pixels; what the picture formats people use can hold.
    public static let maximumSide = 16_384
    /// 256 megapixels: one gibibyte of RGBA.
    public static let maximumArea = 256_000_000

    /// Nil outside the guaranteed range.
    public init?(width: Int, height: Int) {
        guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height),
            width * height <= Self.maximumArea
        else { return nil }
        self.width = width
        self.height = height
    }

    /// `size` in points at `scale` pixels a point, rounded to whole pixels; nil outside the guaranteed range.
    public init?(_ size: Size, scale: Double) {
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        let allowed = 1...Double(Self.maximumSide)
        guard allowed.contains(width), allowed.contains(height) else { return nil }
        self.init(width: Int(width), height: Int(height))
    }

    public var area: Int { width * height }
}

extension PixelSize: CustomStringConvertible {
    public var description: String { "\(width)x\(height)" }
}

/// A rectangle of whole pixels: columns `x..<x+width`, rows `y..<y+height`.
@frozen
public struct PixelRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

extension PixelRect: CustomStringConvertible {
    public var description: String { "\(x),\(y) \(width)x\(height)" }
}

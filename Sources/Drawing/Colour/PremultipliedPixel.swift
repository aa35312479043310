/// A pixel of a `Bitmap`, premultiplied RGBA8.
///
/// Guarantee: no colour component exceeds alpha, unless the pixel was made by `init(packed:)`.
@frozen
public struct PremultipliedPixel: Hashable, Sendable, BitwiseCopyable {
    /// The components, red in the lowest byte and alpha in the highest: in memory R, G, B, A on the little-endian
    /// machines that Swift runs on.
    public var packed: UInt32

    /// Creates a pixel from packed components. The caller must ensure the guarantee.
    @inlinable
    public init(packed: UInt32) { self.packed = packed }

    /// Creates a pixel from a colour. Components are rounded after the multiplication.
    @inlinable
    public init(_ color: SRGBColor) {
        let alpha = color.opacity > 0 ? min(color.opacity, 1) : 0
        self.init(
            packed: UInt32(byte(color.red.clampedToUnit * alpha)) | UInt32(byte(color.green.clampedToUnit * alpha)) << 8
                | UInt32(byte(color.blue.clampedToUnit * alpha)) << 16 | UInt32(byte(alpha)) << 24)
    }

    /// A transparent pixel.
    public static let clear = PremultipliedPixel(packed: 0)

    /// The red component, premultiplied.
    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
    /// The green component, premultiplied.
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
    /// The blue component, premultiplied.
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
    /// The alpha component.
    @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
}

extension Double {
    /// The value clamped to 0...1. NaN gives 0.
    @usableFromInline
    var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

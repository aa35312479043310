/// One pixel of a `Bitmap`: eight bits each of red, green, blue and alpha, colour already multiplied by alpha.
///
/// Guarantee: no colour component exceeds alpha, when made by the initialisers other than `init(packed:)`.
@frozen
public struct PremultipliedPixel: Hashable, Sendable, BitwiseCopyable {
    /// Red in the lowest byte, alpha in the highest: in memory R, G, B, A on the little-endian machines Swift runs on.
    public var packed: UInt32

    /// The caller answers for the guarantee.
    @inlinable
    public init(packed: UInt32) { self.packed = packed }

    /// Components are rounded after the multiplication.
    @inlinable
    public init(_ color: Color) {
        let alpha = color.opacity > 0 ? min(color.opacity, 1) : 0
        self.init(
            packed: UInt32(byte(color.red.clampedToUnit * alpha)) | UInt32(byte(color.green.clampedToUnit * alpha)) << 8
                | UInt32(byte(color.blue.clampedToUnit * alpha)) << 16 | UInt32(byte(alpha)) << 24)
    }

    public static let clear = PremultipliedPixel(packed: 0)

    @inlinable public var red: UInt8 { UInt8(truncatingIfNeeded: packed) }
    @inlinable public var green: UInt8 { UInt8(truncatingIfNeeded: packed >> 8) }
    @inlinable public var blue: UInt8 { UInt8(truncatingIfNeeded: packed >> 16) }
    @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: packed >> 24) }
}

extension Double {
    /// Between 0 and 1; NaN is 0.
    @usableFromInline
    var clampedToUnit: Double { self > 0 ? Swift.min(self, 1) : 0 }
}

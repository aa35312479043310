import Framewright
import FramewrightCodecs
public import FramewrightDrawing

/// A screen at a moment: its outline and its picture.
public struct ScreenLook: Hashable, Sendable {
    /// Remarks beside the outline, a line each.
    public var notes: [String]
    /// The lines of the outline.
    public var outline: [String]
    /// The picture as a PNG file.
    public var image: [UInt8]
    /// The size in points.
    public var size: Size
    /// The number of pixels per point of the picture.
    public var scale: Double

    /// Creates a look.
    public init(notes: [String] = [], outline: [String], image: [UInt8], size: Size, scale: Double) {
        (self.notes, self.outline) = (notes, outline)
        (self.image, self.size, self.scale) = (image, size, scale)
    }
}

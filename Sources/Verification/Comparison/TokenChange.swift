public import FramewrightDrawing

/// A theme token whose changed colour explains differing pixels.
public struct TokenChange: Hashable, Sendable {
    /// The dotted path of the token.
    public let token: String
    /// The colour in the expected image, or nil if no pixel shows it unmixed.
    public let old: SRGBColor?
    /// The colour in the actual image.
    public let new: SRGBColor
}

extension TokenChange: CustomStringConvertible {
    /// The change in words: `color.course.tile.8 changed: #F2B179 became #FF0000`.
    public var description: String {
        old.map { "\(token) changed: \($0) became \(new)" } ?? "\(token) changed: it is \(new) now"
    }
}

public import FramewrightDrawing

/// A theme token whose colour explains pixels that differ.
public struct TokenChange: Hashable, Sendable {
    /// Dotted path.
    public let token: String
    /// The colour in the expected picture; nil if no pixel shows it alone.
    public let old: Color?
    public let new: Color
}

extension TokenChange: CustomStringConvertible {
    /// `color.course.tile.8 changed: #F2B179 became #FF0000`.
    public var description: String {
        old.map { "\(token) changed: \($0) became \(new)" } ?? "\(token) changed: it is \(new) now"
    }
}

public import FramewrightDocuments
public import FramewrightDrawing

/// One named value of a theme, as it is in the selected context.
public struct Token: Hashable, Sendable {
    /// Dotted path from the root of the file: `color.game2048.tile.2`. The root token of a group ends in `.$root`.
    public let path: String
    /// The value, references followed to their end.
    public let value: TokenValue
    /// The path the file refers to, where the value is another token's; that one may refer to a third in turn.
    public let alias: String?
    /// The colour as the file writes it, where that is not simply sRGB; `value` has what an sRGB screen shows.
    public let writtenColor: ColorCoordinates?
    /// The file's `$description`, if it has one.
    public let summary: String?
    /// The token's own `$deprecated`, or that of the nearest group around it; nil where neither says so.
    public let deprecation: Deprecation?
    /// The file's `$extensions`: what other tools keep there, untouched.
    public let extensions: JSONValue?
    /// Where the `$value` stands: from a pixel back to a line.
    public let position: Position

    /// What `$deprecated` says where it does not say `false`.
    public enum Deprecation: Hashable, Sendable {
        case unexplained
        case explained(String)
    }
}

extension Token: CustomStringConvertible {
    /// `color.cell #cdc1b4`, or `color.game2048.cell #cdc1b4 {color.cell}`.
    public var description: String { "\(path) \(value)\(alias.map { " {\($0)}" } ?? "")" }
}

public import FramewrightDocuments
public import FramewrightDrawing

/// A named value of a theme, in the selected context.
public struct Token: Hashable, Sendable {
    /// The dotted path from the root of the file: `color.game2048.tile.2`. The root token of a group ends in
    /// `.$root`.
    public let path: String
    /// The value, with references resolved.
    public let value: TokenValue
    /// The path of the token to which the whole value refers, or nil. That token may itself be an alias.
    public let alias: String?
    /// The paths of the tokens to which parts of the value refer, by the keys of the part: `color`, `0.offsetX`.
    let parts: [String: String]
    /// The colour as written in the file if it is not plain sRGB, otherwise nil. `value` has the colour mapped to
    /// sRGB.
    public let writtenColor: ColorCoordinates?
    /// The `$description` of the file, or nil.
    public let summary: String?
    /// The token's `$deprecated`, or that of the nearest group that has one; nil if there is none.
    public let deprecation: Deprecation?
    /// The `$extensions` of the file, which other tools use; kept unchanged.
    public let extensions: JSONValue?
    /// The position of the `$value` in the file.
    public let position: Position

    /// The value of `$deprecated` unless it is `false`.
    public enum Deprecation: Hashable, Sendable {
        case unexplained
        case explained(String)
    }
}

extension Token: CustomStringConvertible {
    /// The token on one line: `color.cell #cdc1b4`, or `color.game2048.cell #cdc1b4 {color.cell}` for an alias.
    public var description: String { "\(path) \(value)\(alias.map { " {\($0)}" } ?? "")" }
}

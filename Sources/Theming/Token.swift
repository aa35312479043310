public import FramewrightDocuments
public import FramewrightDrawing

/// What kinds of value a token can hold: the `$type` words this room understands.
public enum TokenType: String, CaseIterable, Hashable, Sendable {
    case color, dimension, number, fontFamily, fontWeight, duration, cubicBezier
}

/// A token's value, aliases followed.
public enum TokenValue: Hashable, Sendable {
    case color(Color)
    /// In points, 0 to 16384.
    case dimension(Double)
    case number(Double)
    /// The preferred family first.
    case fontFamily([String])
    /// 1 to 1000; regular is 400, bold 700.
    case fontWeight(Double)
    /// In seconds, 0 to 3600.
    case duration(Double)
    /// The two control points between (0, 0) and (1, 1); both x run from 0 to 1.
    case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

    /// The `$type` of such a value.
    public var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .number: .number
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        }
    }
}

extension TokenValue: CustomStringConvertible {
    /// The value with its unit, the same on every machine.
    public var description: String {
        switch self {
        case .color(let color): "\(color)"
        case .dimension(let points): "\(shortest(points))px"
        case .number(let number): shortest(number)
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): shortest(weight)
        case .duration(let seconds): "\(shortest(seconds))s"
        case .cubicBezier(let x1, let y1, let x2, let y2):
            "(\([x1, y1, x2, y2].map(shortest).joined(separator: ", ")))"
        }
    }
}

/// One named value of a theme, as it is in the selected context.
public struct Token: Hashable, Sendable {
    /// Dotted path from the root of the file: `color.game2048.tile.2`.
    public let path: String
    /// The value, aliases followed to their end.
    public let value: TokenValue
    /// The path the file refers to, where the value is an alias; that one may be an alias in turn.
    public let alias: String?
    /// The file's `$description`, if it has one.
    public let summary: String?
    /// Where the `$value` stands: from a pixel back to a line.
    public let position: Position
}

extension Token: CustomStringConvertible {
    /// `color.cell #cdc1b4`, or `color.game2048.cell #cdc1b4 {color.cell}`.
    public var description: String { "\(path) \(value)\(alias.map { " {\($0)}" } ?? "")" }
}

/// Why a value is no state of its game.
public enum ModelError: Error, Hashable, Sendable {
    /// A board has 3 to 8 rows and as many columns.
    case boardDimension(Int)
    /// A board needs exactly `expected` cells.
    case boardCellCount(Int, expected: Int)
    /// A cell, counted from 0, holds what no tile shows; `maximum` is the largest value for this board.
    case boardValue(Int, row: Int, column: Int, maximum: Int)
    /// A nickname without anything to see.
    case emptyNickname
    /// A nickname of more than `Nickname.maximumLength` characters, or of characters piled up beyond `maximumScalars`.
    case longNickname(String)
    /// A nickname with a line break, tab or other control character inside.
    case controlCharacter(String)
    /// A score below 0 or above `Ranking.maximumScore`.
    case score(Int)
}

extension ModelError: CustomStringConvertible {
    /// What is wrong and where, without a full stop.
    public var message: String {
        switch self {
        case .boardDimension(let dimension): "a board of \(dimension) rows"
        case .boardCellCount(let count, let expected): "a board of \(count) cells where \(expected) are needed"
        case .boardValue(let value, let row, let column, _): "cell in row \(row), column \(column) holds \(value)"
        case .emptyNickname: "a nickname without visible characters"
        case .longNickname(let text): "nickname \(excerpt(text)) is too long"
        case .controlCharacter(let text): "nickname \(excerpt(text)) contains a control character"
        case .score(let score): "score \(score) is out of range"
        }
    }

    /// What to do about it.
    public var hint: String {
        switch self {
        case .boardDimension:
            "use \(Board2048.dimensions.lowerBound) to \(Board2048.dimensions.upperBound) rows of as many columns"
        case .boardCellCount: "list the cells row by row, 0 for an empty one"
        case .boardValue(_, _, _, let maximum): "use 0 for an empty cell, or a power of two from 2 to \(maximum)"
        case .emptyNickname, .longNickname: "use 1 to \(Nickname.maximumLength) characters"
        case .controlCharacter: "remove line breaks and tabs from the name"
        case .score: "use a whole number from 0 to \(Ranking.maximumScore)"
        }
    }

    /// The message.
    public var description: String { message }
}

/// At most 24 characters' worth, with nothing in it that could disturb a terminal.
private func excerpt(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(24).map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    return "\"\(shown)\(text.unicodeScalars.count > 24 ? "..." : "")\""
}

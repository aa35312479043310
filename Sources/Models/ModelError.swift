/// An error in the state of a game.
public enum ModelError: Error, Hashable, Sendable {
    /// A board must have 3 to 8 rows and as many columns.
    case boardDimension(Int)
    /// A board must have exactly `expected` cells.
    case boardCellCount(Int, expected: Int)
    /// A cell (counted from 0) has a value that no tile has. `maximum` is the largest value for this board.
    case boardValue(Int, row: Int, column: Int, maximum: Int)
    /// The target is not a power of two from 8 to `maximum`.
    case target(Int, maximum: Int)
    /// The score is not the sum of the tiles, as the rules require.
    case scoreIsSum(Int, expected: Int)
    /// A character of a written game (counted from 0) is no input.
    case moveLetter(Character, position: Int)
    /// The nickname has no visible characters.
    case emptyNickname
    /// The nickname has more than `Nickname.maximumLength` characters, or more Unicode scalars than `maximumScalars`.
    case longNickname(String)
    /// The nickname contains a line break, tab or other control character.
    case controlCharacter(String)
    /// The score is below 0 or above `Ranking.maximumScore`.
    case score(Int)
    /// A number of steps, seconds, meals or games is out of range.
    case count(Int, of: String, maximum: Int)
    /// The numbers are not an arrangement of a brocade's pieces, each exactly once, in the bar or in a cell.
    case pieces(String)
    /// A character of written calculator keys (counted from 0) is no key.
    case calculatorKey(Character, position: Int)
}

/// The largest number of steps, seconds, meals or games. Counters stop there.
let maximumCount = 999_999_999

func legalCount(_ count: Int, of name: String, maximum: Int = maximumCount) throws(ModelError) -> Int {
    guard (0...maximum).contains(count) else { throw .count(count, of: name, maximum: maximum) }
    return count
}

extension ModelError: CustomStringConvertible {
    /// A description of the error, without a full stop.
    public var message: String {
        switch self {
        case .boardDimension(let dimension): "a board of \(dimension) rows"
        case .boardCellCount(let count, let expected): "a board of \(count) cells where \(expected) are needed"
        case .boardValue(let value, let row, let column, _):
            "cell in row \(row + 1), column \(column + 1) holds \(value)"
        case .target(let target, _): "a target of \(target)"
        case .scoreIsSum(let score, let expected): "a score of \(score) where the tiles add up to \(expected)"
        case .moveLetter(let letter, let position): "\(excerpt(String(letter))) at place \(position) is no move"
        case .emptyNickname: "a nickname without visible characters"
        case .longNickname(let text): "nickname \(excerpt(text)) is too long"
        case .controlCharacter(let text): "nickname \(excerpt(text)) contains a control character"
        case .score(let score): "score \(score) is out of range"
        case .count(let count, let name, _): "\(name) of \(count)"
        case .pieces(let text): text
        case .calculatorKey(let letter, let position): "\(excerpt(String(letter))) at place \(position) is no key"
        }
    }

    /// A suggestion for fixing the error.
    public var hint: String {
        switch self {
        case .boardDimension:
            "use \(Board2048.dimensions.lowerBound) to \(Board2048.dimensions.upperBound) rows of as many columns"
        case .boardCellCount: "list the cells row by row, 0 for an empty one"
        case .boardValue(_, _, _, let maximum): "use 0 for an empty cell, or a power of two from 2 to \(maximum)"
        case .target(_, let maximum): "use a power of two from 8 to \(maximum)"
        case .scoreIsSum: "leave the score out; these rules add up the tiles"
        case .moveLetter:
            "use U, R, D and L to swipe, Z to undo, N for a new game, K to keep going, X12 to remove a tile"
        case .emptyNickname, .longNickname: "use 1 to \(Nickname.maximumLength) characters"
        case .controlCharacter: "remove line breaks and tabs from the name"
        case .score: "use a whole number from 0 to \(Ranking.maximumScore)"
        case .count(_, _, let maximum): "use a whole number from 0 to \(maximum)"
        case .pieces: "list every piece once, in the bar or in a cell"
        case .calculatorKey: "use the digits, a point, + - * / = and C"
        }
    }

    /// The message.
    public var description: String { message }
}

/// Returns at most 24 Unicode scalars of the text in quotes, with control characters escaped.
private func excerpt(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(24).map { isControl($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    return "\"\(shown)\(text.unicodeScalars.count > 24 ? "..." : "")\""
}

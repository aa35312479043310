/// An input of a player. A list of inputs and a seed determine a whole game.
public enum Input2048: Hashable, Sendable {
    case swipe(SwipeDirection)
    /// Takes back the last step.
    case undo
    /// Starts a new round.
    case restart
    /// Continues after a win.
    case keepGoing
    /// Removes a tile. Row and column are counted from 0.
    case remove(row: Int, column: Int)

    /// Parses inputs: U, R, D and L swipe, Z takes back, N starts again, K keeps going, X with two digits (row and
    /// column from 0) removes a tile. White space between inputs and the case of letters are ignored.
    ///
    /// - Throws: At the first character that is none of these, with its position.
    public static func inputs(_ text: String) throws(ModelError) -> [Input2048] {
        var inputs: [Input2048] = []
        var digits: [Int] = []
        var isRemoving = false
        for (position, letter) in text.enumerated() where isRemoving || !letter.isWhitespace {
            if isRemoving {
                digits.append(try index(letter, at: position))
                guard digits.count == 2 else { continue }
                inputs.append(.remove(row: digits[0], column: digits[1]))
                (isRemoving, digits) = (false, [])
            } else if letter == "X" || letter == "x" {
                isRemoving = true
            } else {
                inputs.append(try input(letter, at: position))
            }
        }
        guard !isRemoving else { throw .moveLetter("X", position: text.count - 1 - digits.count) }
        return inputs
    }
}

extension Game2048 {
    /// Plays several inputs. Returns true if the last one changed anything.
    @discardableResult
    public mutating func play(_ inputs: [Input2048]) -> Bool {
        var changed = false
        for input in inputs { changed = play(input) }
        return changed
    }

    /// Plays inputs in the notation of `Input2048.inputs(_:)`. If the text is invalid, plays none of them.
    @discardableResult
    public mutating func play(_ text: String) throws(ModelError) -> Bool { play(try Input2048.inputs(text)) }

    /// Plays one input. Returns false if nothing changed. A removal outside the board changes nothing.
    @discardableResult
    public mutating func play(_ input: Input2048) -> Bool {
        switch input {
        case .swipe(let direction): return swipe(direction).changesGame
        case .undo: return undo()
        case .keepGoing: return keepGoing()
        case .remove(let row, let column):
            let indices = 0..<board.dimension
            return indices.contains(row) && indices.contains(column) && removeTile(row: row, column: column)
        case .restart:
            restart()
            return true
        }
    }
}

extension Game2048.SwipeResult {
    fileprivate var changesGame: Bool {
        switch self {
        case .moved, .restarted: true
        case .ineffective, .ignored: false
        }
    }
}

private func input(_ letter: Character, at position: Int) throws(ModelError) -> Input2048 {
    switch letter {
    case "U", "u": .swipe(.up)
    case "R", "r": .swipe(.right)
    case "D", "d": .swipe(.down)
    case "L", "l": .swipe(.left)
    case "Z", "z": .undo
    case "N", "n": .restart
    case "K", "k": .keepGoing
    default: throw .moveLetter(letter, position: position)
    }
}

private func index(_ digit: Character, at position: Int) throws(ModelError) -> Int {
    guard digit.isASCII, let index = digit.wholeNumberValue else { throw .moveLetter(digit, position: position) }
    return index
}

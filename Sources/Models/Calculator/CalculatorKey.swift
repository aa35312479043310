/// A key of the calculator.
public enum CalculatorKey: Hashable, Sendable {
    /// A binary operation.
    public enum Operation: Hashable, Sendable, CaseIterable {
        case add, subtract, multiply, divide
    }

    /// A digit, 0 to 9.
    case digit(Int)
    case point
    case operation(Operation)
    case equals
    case clear

    /// Parses keys: digits, "." or ",", + - * / (or − × ÷), "=", and C. White space is skipped.
    ///
    /// - Throws: At the first character that is none of these.
    public static func keys(_ text: String) throws(ModelError) -> [CalculatorKey] {
        var keys: [CalculatorKey] = []
        for (position, letter) in text.enumerated() where !letter.isWhitespace {
            guard let key = CalculatorKey(letter) else { throw .calculatorKey(letter, position: position) }
            keys.append(key)
        }
        return keys
    }

    /// Creates the key of a character, see `keys(_:)`. Returns nil if there is none.
    public init?(_ letter: Character) {
        switch letter {
        case "0"..."9":
            guard letter.isASCII, let digit = letter.wholeNumberValue else { return nil }
            self = .digit(digit)
        case ".", ",": self = .point
        case "+": self = .operation(.add)
        case "-", "−": self = .operation(.subtract)
        case "*", "×": self = .operation(.multiply)
        case "/", "÷": self = .operation(.divide)
        case "=": self = .equals
        case "C", "c": self = .clear
        default: return nil
        }
    }
}

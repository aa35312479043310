import Framewright
import FramewrightModels

/// A key with its sign and its position in the grid.
struct KeypadKey: Hashable, Sendable {
    /// The colour role of a key.
    enum Kind: String {
        case digit
        case `operator`
        /// C and =.
        case command
    }

    let key: CalculatorKey
    let sign: String
    /// The name used in the accessibility identifier.
    let name: String
    let kind: Kind
    /// The row, from 0 at the top.
    let row: Int
    let column: Int

    /// The side of a touch area, in points.
    static let touchSide = 80.0

    /// The diameter of the circle inside the touch area, in points.
    var diameter: Double { kind == .digit ? 66 : 68 }

    /// The weight of the sign. Numbers are documented as thin, in which other signs would be too faint.
    var weight: Font.Weight {
        if case .digit = key { .thin } else { .light }
    }

    /// All keys, row by row from the top.
    static let all: [KeypadKey] =
        row(0, ["7", "8", "9", "÷"]) + row(1, ["4", "5", "6", "×"]) + row(2, ["1", "2", "3", "−"])
        + row(3, ["C", "0", ".", "+"]) + [KeypadKey("=", row: 4, column: 1)]

    private static func row(_ row: Int, _ signs: [String]) -> [KeypadKey] {
        signs.enumerated().map { KeypadKey($1, row: row, column: $0) }
    }

    private init(_ sign: String, row: Int, column: Int) {
        guard let letter = sign.first, let key = CalculatorKey(letter) else {
            preconditionFailure("\(sign) is a key")
        }
        (self.key, self.sign, self.row, self.column) = (key, sign, row, column)
        switch key {
        case .digit: (name, kind) = (sign, .digit)
        case .point: (name, kind) = ("point", .digit)
        case .operation(let operation): (name, kind) = ("\(operation)", .operator)
        case .equals: (name, kind) = ("equals", .command)
        case .clear: (name, kind) = ("clear", .command)
        }
    }
}

import Framewright
import FramewrightModels

/// A key with its sign and its documented place.
struct KeypadKey: Hashable, Sendable {
    /// What colours it has.
    enum Kind: String {
        case digit
        case `operator`
        /// C and =.
        case command
    }

    let key: CalculatorKey
    let sign: String
    /// Of its accessibility identifier.
    let name: String
    let kind: Kind
    /// The left end of its touch area on a keypad 320 points wide, and the top on one 450 points high.
    let left: Double
    let top: Double
    /// How much further right it stands, in points at any size: on large keypads a share would show as a mistake.
    var shift = 0.0

    /// The side of a touch area.
    static let touchSide = 80.0

    /// The circle inside the touch area.
    var diameter: Double { kind == .digit ? 66 : 68 }

    /// Numbers are documented as thin; other signs would vanish so.
    var weight: Font.Weight {
        if case .digit = key { .thin } else { .light }
    }

    /// Row by row from the top. The first row stands a point further right than the others, as documented.
    static let all: [KeypadKey] =
        row(0, ["7", "8", "9", "÷"], shift: 1) + row(1, ["4", "5", "6", "×"])
        + row(2, ["1", "2", "3", "−"]) + row(3, ["C", "0", ".", "+"]) + [KeypadKey("=", left: 81, top: 357)]

    private static func row(_ row: Int, _ signs: [String], shift: Double = 0) -> [KeypadKey] {
        zip(signs, [7, 81, 157, 232]).map { KeypadKey($0, left: $1, top: 5 + 88 * Double(row), shift: shift) }
    }

    private init(_ sign: String, left: Double, top: Double, shift: Double = 0) {
        guard let letter = sign.first, let key = CalculatorKey(letter) else {
            preconditionFailure("\(sign) is a key")
        }
        (self.key, self.sign, self.left, self.top, self.shift) = (key, sign, left, top, shift)
        switch key {
        case .digit: (name, kind) = (sign, .digit)
        case .point: (name, kind) = ("point", .digit)
        case .operation(let operation): (name, kind) = ("\(operation)", .operator)
        case .equals: (name, kind) = ("equals", .command)
        case .clear: (name, kind) = ("clear", .command)
        }
    }
}

/// The four-function calculator of the calculator chapter: keys in, a display out.
///
/// Works from left to right, without precedence. Guarantee: what is shown is a finite number or the error; numbers are
/// kept in full while up to nine digits of them are shown.
public struct Calculator: Hashable, Sendable {
    /// What the label shows.
    public enum Display: Hashable, Sendable {
        /// As typed, or a result in the form of `CalculatorFormat`: digits, perhaps a point, "-" before and an exponent
        /// ("1.5e+12") after. The point is the screen's to put into the user's language.
        case number(String)
        /// A division by zero, or a result too large for a `Double`. The word is the screen's.
        case error
    }

    /// Where a number being typed stops taking digits; a zero before the point counts.
    public static let maximumDigits = 9

    /// The operation waiting for its second number.
    public private(set) var pending: CalculatorKey.Operation?
    private var entry: TypedNumber?
    /// What is shown while nothing is being typed, and what the pending operation begins with.
    private var result = 0.0
    private var isError = false

    /// As after C.
    public init() {}

    /// As after keys, written as at `CalculatorKey.keys(_:)`.
    public init(keys: String) throws(ModelError) {
        for key in try CalculatorKey.keys(keys) { press(key) }
    }

    /// What the label shows: "0" at first.
    public var display: Display {
        isError ? .error : .number(entry?.text ?? CalculatorFormat.text(result))
    }

    /// The number shown, in full; nil for the error.
    public var value: Double? { isError ? nil : entry?.value ?? result }

    /// A number is being typed. Its point, its trailing zeros and its leading one are shown as typed.
    public var isTyping: Bool { entry != nil }

    /// Presses a key.
    ///
    /// After the error, operations and "=" do nothing, and any other key begins anew.
    public mutating func press(_ key: CalculatorKey) {
        switch key {
        case .clear: self = Calculator()
        case .digit, .point: type(key)
        case .operation(let operation):
            guard !isError else { return }
            if pending == nil || isTyping { evaluate() }
            if !isError { pending = operation }
        case .equals:
            if !isError { evaluate() }
        }
    }

    private mutating func type(_ key: CalculatorKey) {
        if isError { self = Calculator() }
        var number = entry ?? TypedNumber()
        if case .digit(let digit) = key { number.append(digit) } else { number.appendPoint() }
        entry = number
    }

    /// Does what is pending. With no second number typed the first serves as both.
    private mutating func evaluate() {
        let second = entry?.value ?? result
        let outcome = pending?.applied(result, second) ?? second
        (entry, pending) = (nil, nil)
        isError = !outcome.isFinite
        // Adding zero turns -0 into 0.
        result = isError ? 0 : outcome + 0
    }
}

extension CalculatorKey.Operation {
    fileprivate func applied(_ first: Double, _ second: Double) -> Double {
        switch self {
        case .add: first + second
        case .subtract: first - second
        case .multiply: first * second
        case .divide: second == 0 ? .nan : first / second
        }
    }
}

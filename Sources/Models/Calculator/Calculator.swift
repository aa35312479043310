/// The four-function calculator of the calculator chapter.
///
/// Evaluates from left to right, without precedence. Guarantee: the display is a finite number or the error; numbers
/// keep full precision while up to nine digits are displayed.
public struct Calculator: Hashable, Sendable {
    /// The content of the display.
    public enum Display: Hashable, Sendable {
        /// A number as typed, or a result in the form of `CalculatorFormat`: digits, optionally a point, a leading "-"
        /// and an exponent ("1.5e+12"). The screen localises the decimal point.
        case number(String)
        /// A division by zero, or a result too large for a `Double`. The screen provides the word.
        case error
    }

    /// The maximum number of digits typed. A zero before the point counts.
    public static let maximumDigits = 9

    /// The operation that waits for its second operand.
    public private(set) var pending: CalculatorKey.Operation?
    private var entry: TypedNumber?
    /// The number displayed while none is being typed, and the first operand of the pending operation.
    private var result = 0.0
    private var isError = false

    /// Creates a cleared calculator.
    public init() {}

    /// Creates a calculator after pressing keys, written as in `CalculatorKey.keys(_:)`.
    public init(keys: String) throws(ModelError) {
        for key in try CalculatorKey.keys(keys) { press(key) }
    }

    /// The content of the display, initially "0".
    public var display: Display {
        isError ? .error : .number(entry?.text ?? CalculatorFormat.text(result))
    }

    /// The displayed number with full precision. Nil for the error.
    public var value: Double? { isError ? nil : entry?.value ?? result }

    /// True if a number is being typed. Then the point, trailing zeros and a leading zero are displayed as typed.
    public var isTyping: Bool { entry != nil }

    /// Presses a key.
    ///
    /// After the error, operations and "=" have no effect, and any other key starts again.
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

    /// Evaluates the pending operation. If no second number was typed, the first one is used for both.
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

/// Something in a vector picture that is left out or guessed: what, and where.
public struct SVGWarning: Hashable, Sendable {
    /// The name of the element it concerns.
    public let element: String
    /// Counts from 1.
    public let line: Int
    /// Counts from 1, in Unicode scalars.
    public let column: Int
    /// What is not as the file wants it.
    public let message: String

    public init(element: String, line: Int, column: Int, message: String) {
        self.element = element
        self.line = line
        self.column = column
        self.message = message
    }
}

extension SVGWarning: CustomStringConvertible {
    /// In one line: `line 3, column 5: <text> is left out`.
    public var description: String { "line \(line), column \(column), <\(element)>: \(message)" }
}

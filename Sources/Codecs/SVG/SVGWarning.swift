/// A part of a vector image that is omitted or guessed, with its position.
public struct SVGWarning: Hashable, Sendable {
    /// The name of the element.
    public let element: String
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in Unicode scalars.
    public let column: Int
    /// A description of the deviation from the file.
    public let message: String

    /// Creates a warning.
    public init(element: String, line: Int, column: Int, message: String) {
        self.element = element
        self.line = line
        self.column = column
        self.message = message
    }
}

extension SVGWarning: CustomStringConvertible {
    /// A line such as `line 3, column 5: <text> is left out`.
    public var description: String { "line \(line), column \(column), <\(element)>: \(message)" }
}

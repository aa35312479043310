/// The key of a text in a table of localized strings, with the values to insert.
///
/// Literals become keys, also with values: `Text("\(count) games")` has the key `%lld games`. A key without a
/// translation is shown itself. Its numbers are grouped by locale, and its Markdown is shown as attributes.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value to insert.
    enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        case text(Text)
    }

    let key: String
    let arguments: [Argument]

    /// Creates a key from a string. Its percent signs are shown as they are.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// Creates a key from a literal without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from a literal with values.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The parts of a literal with values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The literal with a format specifier for each value.
        fileprivate private(set) var key = ""
        /// The literal without escaped percent signs.
        fileprivate private(set) var plain = ""
        fileprivate private(set) var arguments: [Argument] = []

        /// Creates an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            arguments.reserveCapacity(interpolationCount)
        }

        /// Appends a part of the literal.
        public mutating func appendLiteral(_ literal: String) {
            plain += literal
            key += literal.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
        }

        /// Appends a string, which is shown unchanged.
        public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }

        /// Appends a text with attributes.
        public mutating func appendInterpolation(_ text: Text) { append(.text(text), "%@") }

        /// Appends a number in its usual format.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(Argument(value), value._specifier)
        }

        /// Appends a number in a format of `printf`, such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(Argument(value), specifier)
        }

        mutating func append(_ argument: Argument, _ specifier: String) {
            key += specifier
            arguments.append(argument)
        }
    }
}

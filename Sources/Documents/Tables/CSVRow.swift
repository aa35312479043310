/// One record of a CSV file.
public struct CSVRow: Hashable, Sendable {
    /// A field with its position.
    public struct Field: Hashable, Sendable {
        /// The text of the field, with quotes resolved and spaces kept.
        public let text: String
        /// The position where the field begins, at its quote if it has one.
        public let position: Position

        /// Creates a field at a position.
        public init(_ text: String, at position: Position) {
            self.text = text
            self.position = position
        }
    }

    /// The name of the file as given by the caller.
    public let file: String
    /// The position where the record begins.
    public let position: Position
    /// The fields, at least one.
    public let fields: [Field]

    /// Returns the text of a field. Throws if the record is too short.
    public func string(at index: Int) throws(DocumentError) -> String {
        try field(at: index).text
    }

    /// Returns the field as an integer: an optional sign and digits, with optional spaces around them.
    public func int(at index: Int, in range: ClosedRange<Int> = .min ... .max) throws(DocumentError) -> Int {
        let field = try field(at: index)
        let digits = field.text.drop { $0 == " " || $0 == "\t" }
        let trimmed = digits.prefix { $0 != " " && $0 != "\t" }
        let figures = trimmed.dropFirst(trimmed.hasPrefix("-") || trimmed.hasPrefix("+") ? 1 : 0)
        let isNumber = !figures.isEmpty && figures.utf8.allSatisfy { (48...57).contains($0) }
        let allowed: Hint = "allowed: \(range.lowerBound) to \(range.upperBound)"
        let isAlone = digits.dropFirst(trimmed.count).allSatisfy { $0 == " " || $0 == "\t" }
        guard isAlone, let number = Int(trimmed) else {
            if isAlone, isNumber {
                throw error(.outOfRange, at: field.position, "\(trimmed) is out of range", hint: allowed)
            }
            throw error(
                .wrongType, at: field.position, "expected a whole number, found \"\(field.text)\"",
                hint: "digits alone, as 12345: no fraction, no thousands separator, no unit")
        }
        guard range.contains(number) else {
            throw error(
                .outOfRange, at: field.position, "\(number) is out of range",
                hint: allowed)
        }
        return number
    }

    /// Returns an error at a position in this row.
    public func error(
        _ kind: DocumentError.Kind, at position: Position, _ problem: String, hint: Hint = ""
    ) -> DocumentError {
        DocumentError(kind, file: file, position: position, problem: problem, hint: hint)
    }

    private func field(at index: Int) throws(DocumentError) -> Field {
        guard fields.indices.contains(index) else {
            throw error(
                .missingKey, at: position, "field \(index + 1) of the row is missing",
                hint: "commas separate the fields")
        }
        return fields[index]
    }
}

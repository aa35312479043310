/// A node of a document, to be read as an expected type. Every mismatch is an error with its position.
public struct DocumentNode: Hashable, Sendable {
    /// The document that contains the node.
    public let document: JSONDocument
    /// The value of the node.
    public let value: JSONValue

    /// Creates a node of `document`, which locates the node's errors.
    public init(document: JSONDocument, value: JSONValue) {
        self.document = document
        self.value = value
    }

    /// The JSON pointer of the node.
    public var pointer: String { document.pointer(at: value.position) }

    /// Returns an error about the node.
    public func error(_ kind: DocumentError.Kind, _ problem: String, hint: Hint = "") -> DocumentError {
        document.error(kind, at: value.position, problem, hint: hint)
    }

    /// True if the value is `null`.
    public var isNull: Bool { value.content == .null }

    /// Returns the string. Throws for an empty one if `allowingEmpty` is false.
    public func string(allowingEmpty: Bool = true) throws(DocumentError) -> String {
        guard case .string(let text) = value.content else { throw wrongType("a string") }
        guard allowingEmpty || !text.isEmpty else {
            throw error(.outOfRange, "the text is empty", hint: "write something")
        }
        return text
    }

    /// Returns the boolean. Accepts only `true` and `false`.
    public func bool() throws(DocumentError) -> Bool {
        guard case .bool(let flag) = value.content else { throw wrongType("true or false") }
        return flag
    }

    /// Returns the exact integer. `2.0` and `1e3` are integers, `2.5` is not.
    public func int(in range: ClosedRange<Int> = .min ... .max) throws(DocumentError) -> Int {
        guard case .number(let number) = value.content else { throw wrongType("a whole number") }
        guard let whole = number.int else {
            throw number.double.map { $0 == $0.rounded() } ?? true
                ? error(.outOfRange, "\(number) is too large", hint: Self.rangeHint(range))
                : error(.wrongType, "expected a whole number, found \(number)", hint: "write one without a fraction")
        }
        guard range.contains(whole) else {
            throw error(.outOfRange, "\(number) is out of range", hint: Self.rangeHint(range))
        }
        return whole
    }

    /// Returns the nearest `Double`, always finite.
    public func double(
        in range: ClosedRange<Double> = -.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(DocumentError) -> Double {
        guard case .number(let number) = value.content else { throw wrongType("a number") }
        guard let nearest = number.double, range.contains(nearest) else {
            throw error(
                .outOfRange, "\(number) is out of range", hint: "allowed: \(range.lowerBound) to \(range.upperBound)")
        }
        return nearest
    }

    /// Returns a value of an enumeration, by its raw value.
    public func choice<Word: RawRepresentable<String> & CaseIterable>(
        _ type: Word.Type = Word.self
    ) throws(DocumentError) -> Word {
        try choice(among: type.allCases.map { ($0.rawValue, $0) })
    }

    /// Returns the value of one of the given words.
    public func choice<Value>(among words: [(word: String, value: Value)]) throws(DocumentError) -> Value {
        let word = try string()
        if let match = words.first(where: { $0.word == word }) { return match.value }
        let words = words.map(\.word)
        throw error(
            .outOfRange, "unknown word \"\(word)\"",
            hint: Suggestion.hint(for: word, among: words, otherwise: "one of \(words.joined(separator: ", "))"))
    }

    /// Returns the nodes of an array, in order.
    public func array(count: ClosedRange<Int> = 0 ... .max) throws(DocumentError) -> [DocumentNode] {
        guard case .array(let elements) = value.content else { throw wrongType("an array") }
        guard count.contains(elements.count) else {
            throw error(.outOfRange, "the array has \(elements.count) entries", hint: Self.rangeHint(count))
        }
        return elements.map { DocumentNode(document: document, value: $0) }
    }

    /// Returns a reader of this object's members.
    public func object() throws(DocumentError) -> ObjectReader {
        guard case .object(let members) = value.content else { throw wrongType("an object") }
        return ObjectReader(node: self, members: members)
    }

    private func wrongType(_ expected: String) -> DocumentError {
        error(.wrongType, "expected \(expected), found \(value.typeName)", hint: advice(expected))
    }

    /// Returns a hint. Missing or superfluous quotes are the most common mistakes.
    private func advice(_ expected: String) -> Hint {
        switch value.content {
        case .number where expected == "a string", .bool where expected == "a string": "put it in quotes"
        case .string(let text) where JSONNumber(text) != nil && expected.hasSuffix("number"): "leave the quotes out"
        default: "write \(expected)"
        }
    }

    private static func rangeHint(_ range: ClosedRange<Int>) -> Hint {
        switch (range.lowerBound, range.upperBound) {
        case (let least, .max): "allowed: \(least) or more"
        case (let only, let most) where only == most: "allowed: exactly \(only)"
        case (let least, let most): "allowed: \(least) to \(most)"
        }
    }
}

import FramewrightDocuments

/// An evaluator of the arithmetic expressions of Tokens Studio: `{spacing.s} * 2`, `(4px + 8px) / 3`. Names in braces
/// refer to other tokens.
struct Arithmetic {
    typealias Amount = (number: Double, unit: String)

    private let values: [String: String]
    /// The number of expressions through which references have led to this one.
    private let depth: Int

    init(_ values: [String: String], depth: Int = 0) {
        self.values = values
        self.depth = depth
    }

    /// Evaluates an expression. Returns nil if it is invalid, has a dangling or circular reference, or mixes units.
    func value(of text: String) -> Amount? {
        guard depth < 16, text.utf8.count < 1000 else { return nil }
        var rest = text[...]
        guard let amount = sum(&rest, 0) else { return nil }
        return Self.skipSpace(&rest).isEmpty && amount.number.isFinite ? amount : nil
    }

    private func sum(_ rest: inout Substring, _ brackets: Int) -> Amount? {
        guard var total = product(&rest, brackets) else { return nil }
        while let sign = Self.skipSpace(&rest).first, sign == "+" || sign == "-" {
            rest.removeFirst()
            guard let next = product(&rest, brackets), let unit = Self.common(total.unit, next.unit) else { return nil }
            total = (sign == "+" ? total.number + next.number : total.number - next.number, unit)
        }
        return total
    }

    private func product(_ rest: inout Substring, _ brackets: Int) -> Amount? {
        guard var total = factor(&rest, brackets) else { return nil }
        while let sign = Self.skipSpace(&rest).first, sign == "*" || sign == "/" {
            rest.removeFirst()
            guard let next = factor(&rest, brackets), let unit = Self.common(total.unit, next.unit) else { return nil }
            if sign == "/" && next.number == 0 { return nil }
            total = (sign == "*" ? total.number * next.number : total.number / next.number, unit)
        }
        return total
    }

    private func factor(_ rest: inout Substring, _ brackets: Int) -> Amount? {
        guard let first = Self.skipSpace(&rest).first else { return nil }
        switch first {
        case "(":
            rest.removeFirst()
            guard brackets < 16, let inside = sum(&rest, brackets + 1), Self.skipSpace(&rest).first == ")" else {
                return nil
            }
            rest.removeFirst()
            return inside
        case "{":
            guard let end = rest.firstIndex(of: "}") else { return nil }
            let name = rest[rest.index(after: rest.startIndex)..<end].trimmed
            rest = rest[rest.index(after: end)...]
            return values[name].flatMap { Arithmetic(values, depth: depth + 1).value(of: $0) }
        default: return Self.amount(&rest)
        }
    }

    private static func amount(_ rest: inout Substring) -> Amount? {
        let sign = rest.prefix { $0 == "-" }
        guard sign.count <= 1 else { return nil }
        let digits = rest.dropFirst(sign.count).prefix { $0.isNumber || $0 == "." }
        let unit = rest.dropFirst(sign.count + digits.count).prefix { $0.isLetter || $0 == "%" }
        guard !digits.isEmpty, let number = Double(digits.hasPrefix(".") ? "0\(digits)" : String(digits)) else {
            return nil
        }
        rest = rest.dropFirst(sign.count + digits.count + unit.count)
        return (sign.isEmpty ? number : -number, unit.lowercased())
    }

    private static func common(_ one: String, _ other: String) -> String? {
        one.isEmpty ? other : other.isEmpty || one == other ? one : nil
    }

    @discardableResult
    private static func skipSpace(_ rest: inout Substring) -> Substring {
        rest = rest.drop { $0.isWhitespace }
        return rest
    }
}

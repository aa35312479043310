import FramewrightDocuments
import FramewrightDrawing

extension TokenValue {
    /// Reads a `$value` that is no alias.
    init(_ node: DocumentNode, type: TokenType) throws(DocumentError) {
        switch type {
        case .color: self = .color(try Color(node))
        case .dimension: self = .dimension(try Self.dimension(node))
        case .number: self = .number(try node.double(in: -1e9...1e9))
        case .fontFamily: self = .fontFamily(try Self.families(node))
        case .fontWeight: self = .fontWeight(try Self.weight(node))
        case .duration: self = .duration(try Self.duration(node))
        case .cubicBezier: self = try Self.cubicBezier(node)
        }
    }

    /// `{"value": 8, "unit": "px"}`, `"8px"` or a bare number: points.
    private static func dimension(_ node: DocumentNode) throws(DocumentError) -> Double {
        if case .number = node.value.content { return try node.double(in: 0...16384) }
        return try measure(node, units: ["px": 1], unsupported: ["rem"], range: 0...16384)
    }

    /// `{"value": 200, "unit": "ms"}`, `"200ms"` or `"0.2s"`.
    private static func duration(_ node: DocumentNode) throws(DocumentError) -> Double {
        // A thousandth is no binary fraction: dividing rounds once, so 200ms is exactly the 0.2 of "0.2s".
        try measure(node, units: ["ms": 1000, "s": 1], unsupported: [], range: 0...3600)
    }

    private static func measure(
        _ node: DocumentNode, units: KeyValuePairs<String, Double>, unsupported: [String], range: ClosedRange<Double>
    ) throws(DocumentError) -> Double {
        let (number, unit) = try parts(of: node)
        guard let divisor = units.first(where: { $0.key == unit })?.value else {
            let known = units.map(\.key).joined(separator: " or ")
            throw node.error(
                .outOfRange,
                unsupported.contains(unit) ? "the unit \"\(unit)\" is not supported yet" : "unknown unit \"\(unit)\"",
                hint: "write it in \(known)")
        }
        guard let amount = number.double.map({ $0 / divisor }), range.contains(amount) else {
            throw node.error(
                .outOfRange, "\(number)\(unit) is out of range",
                hint: "allowed: \(shortest(range.lowerBound * divisor)) to \(shortest(range.upperBound * divisor))")
        }
        return amount
    }

    private static func parts(of node: DocumentNode) throws(DocumentError) -> (JSONNumber, unit: String) {
        if case .string(let text) = node.value.content {
            let unit = text.trailingLetters
            guard let number = JSONNumber(String(text.dropLast(unit.count))) else {
                throw node.error(.wrongType, "\"\(text)\" is no number with a unit")
            }
            return (number, String(unit))
        }
        var reader = try node.object()
        let value = try reader.required("value")
        _ = try value.double()
        let unit = try reader.string("unit")
        try reader.finish()
        guard case .number(let number) = value.value.content else { throw value.error(.wrongType, "expected a number") }
        return (number, unit)
    }

    private static func families(_ node: DocumentNode) throws(DocumentError) -> [String] {
        if case .string = node.value.content { return [try node.string(allowingEmpty: false)] }
        return try node.array(count: 1...32).map { name throws(DocumentError) in try name.string(allowingEmpty: false) }
    }

    private static func weight(_ node: DocumentNode) throws(DocumentError) -> Double {
        guard case .string(let word) = node.value.content else { return try node.double(in: 1...1000) }
        if let weight = weightNames.first(where: { $0.key == word })?.value { return weight }
        throw node.error(
            .outOfRange, "unknown font weight \"\(word)\"",
            hint: Suggestion.hint(
                for: word, among: weightNames.map(\.key), otherwise: "a number of 1 to 1000, or a name"))
    }

    /// The names of the Design Tokens format (2025.10, 8.4).
    private static let weightNames: KeyValuePairs<String, Double> = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
        "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]

    private static func cubicBezier(_ node: DocumentNode) throws(DocumentError) -> TokenValue {
        let parts = try node.array(count: 4...4)
        return .cubicBezier(
            x1: try parts[0].double(in: 0...1), y1: try parts[1].double(in: -100...100),
            x2: try parts[2].double(in: 0...1), y2: try parts[3].double(in: -100...100))
    }
}

extension String {
    /// The letters at the end: `px` of `8px`.
    fileprivate var trailingLetters: Substring {
        self[(lastIndex { !$0.isLetter }.map(index(after:)) ?? startIndex)...]
    }
}

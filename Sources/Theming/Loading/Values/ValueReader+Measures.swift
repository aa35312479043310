import FramewrightDocuments
import FramewrightDrawing

// Simple values (2025.10, 8.2 to 8.7).
extension ValueReader {
    /// The size of a `rem`. The format specifies 16 if the platform defines none.
    static let pointsPerRem = 16.0

    /// Reads a length in points: `{"value": 8, "unit": "px"}`; in a theme file also `"8px"` or a plain number.
    func dimension(_ node: DocumentNode) throws(DocumentError) -> Double {
        let node = try target(of: node, as: .dimension)
        if dialect == .theme, case .number = node.value.content { return try node.double(in: -16384...16384) }
        return try measure(node, units: ["px": 1, "rem": 1 / Self.pointsPerRem], range: -16384...16384)
    }

    /// Reads a duration in seconds: `{"value": 200, "unit": "ms"}`; in a theme file also `"200ms"` or `"0.2s"`. The
    /// format's schema allows negative durations, so they are kept for other programs.
    func duration(_ node: DocumentNode) throws(DocumentError) -> Double {
        // Divides instead of multiplying by 0.001, which is inexact: so 200ms equals the 0.2 of "0.2s" exactly.
        try measure(try target(of: node, as: .duration), units: ["ms": 1000, "s": 1], range: -3600...3600)
    }

    func number(_ node: DocumentNode) throws(DocumentError) -> Double { try target(of: node, as: .number).double() }

    func families(_ node: DocumentNode) throws(DocumentError) -> [String] {
        let node = try target(of: node, as: .fontFamily)
        guard case .array = node.value.content else { return [try node.string(allowingEmpty: false)] }
        return try node.array(count: 1...32).map { name throws(DocumentError) in
            try target(of: name, as: .fontFamily).string(allowingEmpty: false)
        }
    }

    func weight(_ node: DocumentNode) throws(DocumentError) -> Double {
        let node = try target(of: node, as: .fontWeight)
        guard case .string(let word) = node.value.content else { return try node.double(in: 1...1000) }
        if let weight = Self.weightNames.first(where: { $0.key == word })?.value { return weight }
        throw node.error(
            .outOfRange, "unknown font weight \"\(word)\"",
            hint: Suggestion.hint(
                for: word, among: Self.weightNames.map(\.key), otherwise: "a number of 1 to 1000, or a name"))
    }

    func timing(_ node: DocumentNode) throws(DocumentError) -> Token.Timing {
        let parts = try target(of: node, as: .cubicBezier).array(count: 4...4).map { part throws(DocumentError) in
            try target(of: part, as: .number)
        }
        return Token.Timing(
            x1: try parts[0].double(in: 0...1), y1: try parts[1].double(), x2: try parts[2].double(in: 0...1),
            y2: try parts[3].double())
    }

    private func measure(
        _ node: DocumentNode, units: KeyValuePairs<String, Double>, range: ClosedRange<Double>
    ) throws(DocumentError) -> Double {
        let (number, unit, place) = try parts(of: node)
        guard let divisor = units.first(where: { $0.key == unit })?.value else {
            let known = units.map(\.key).joined(separator: " or ")
            throw place.error(.outOfRange, "unknown unit \"\(unit)\"", hint: "write it in \(known)")
        }
        guard let amount = number.double.map({ $0 / divisor }), range.contains(amount) else {
            throw node.error(
                .outOfRange, "\(number)\(unit) is out of range",
                hint: "allowed: \(shortest(range.lowerBound * divisor)) to \(shortest(range.upperBound * divisor))")
        }
        return amount
    }

    private func parts(of node: DocumentNode) throws(DocumentError) -> (JSONNumber, unit: String, place: DocumentNode) {
        if dialect == .theme, case .string(let text) = node.value.content {
            let unit = text.trailingLetters
            guard let number = JSONNumber(String(text.dropLast(unit.count))) else {
                throw node.error(.wrongType, "\"\(text)\" is no number with a unit", hint: "such as 6px")
            }
            return (number, String(unit), node)
        }
        var reader = try node.object()
        let value = try target(of: try reader.required("value"), as: nil)
        _ = try value.double()
        let unit = try target(of: try reader.required("unit"), as: nil)
        try reader.finish()
        guard case .number(let number) = value.value.content else {
            throw value.error(.wrongType, "expected a number", hint: "write one")
        }
        return (number, try unit.string(), unit)
    }

    /// The weight names of the Design Tokens format (2025.10, 8.4).
    static let weightNames: KeyValuePairs<String, Double> = [
        "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400,
        "regular": 400, "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800,
        "ultra-bold": 800, "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
    ]
}

extension String {
    /// The letters at the end: `px` in `8px`.
    fileprivate var trailingLetters: Substring {
        self[(lastIndex { !$0.isLetter }.map(index(after:)) ?? startIndex)...]
    }
}

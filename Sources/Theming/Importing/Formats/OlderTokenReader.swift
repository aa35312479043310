import FramewrightDocuments
import FramewrightDrawing

/// A converter of tokens from older drafts to 2025.10.
struct OlderTokenReader {
    /// The parts that could not be converted, in the order of the file.
    private(set) var unmapped: [ThemeOmission] = []
    private let index: OlderTokenIndex

    /// Creates a converter for all sets, because an expression in one may refer to another.
    init(_ sets: [JSONValue]) { index = OlderTokenIndex(sets) }

    /// Returns a set in the notation of a token file.
    mutating func converted(_ set: JSONValue) -> JSONOutput { group(set, path: "", type: nil) ?? .object([]) }

    private mutating func group(_ value: JSONValue, path: String, type: String?) -> JSONOutput? {
        guard case .object(let members) = value.content else {
            unmapped.append(.init(source: path, reason: "neither a token nor a group"))
            return nil
        }
        let own = value["$value"] ?? OlderTokenIndex.older(value)
        if let own, !index.isAmbiguous(path) { return token(value, own, path: path, type: type) }
        let ownType = (value["$type"] ?? value["type"])?.text ?? type
        var output: [(String, JSONOutput)] = []
        if let own, let root = token(value, own, path: path, type: type) { output.append(("$root", root)) }
        for member in members where own == nil || !OlderTokenIndex.tokenKeys.contains(member.key) {
            if member.key.hasPrefix("$") {
                if member.key == "$description" || member.key == "$extensions" {
                    output.append((member.key, JSONOutput(member.value)))
                }
                continue
            }
            let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
            if let content = group(member.value, path: inner, type: ownType) {
                output.append((ImportedPalette.tokenName(member.key), content))
            }
        }
        return .object(output)
    }

    private mutating func token(_ token: JSONValue, _ own: JSONValue, path: String, type inherited: String?)
        -> JSONOutput?
    {
        let type = (token["$type"] ?? token["type"])?.text ?? inherited ?? inferredType(of: own, path: path)
        guard let (known, value) = value(own, type: type, path: path) else {
            unmapped.append(.init(source: path, reason: reason(own, type: type)))
            return nil
        }
        var members: [(String, JSONOutput)] = [("$type", .string(known.rawValue)), ("$value", value)]
        if let text = (token["$description"] ?? token["description"] ?? token["comment"])?.text, !text.isEmpty {
            members.append(("$description", .string(text)))
        }
        if case .object? = token["$extensions"]?.content {
            members.append(("$extensions", JSONOutput(token["$extensions"] ?? own)))
        }
        if let modifier = token["$extensions"]?["studio.tokens"]?["modify"] {
            let words = [modifier["type"], modifier["value"]].compactMap { $0.flatMap(OlderTokenIndex.scalar) }
            unmapped.append(
                .init(
                    source: "\(path): \(words.joined(separator: " "))",
                    reason: "modifiers are not worked out, the colour is the one before it"))
        }
        if case .object(let others) = token.content, !index.isAmbiguous(path) {
            for other in others where !OlderTokenIndex.tokenKeys.contains(other.key) {
                unmapped.append(.init(source: "\(path): \(other.key)", reason: "not known to this format"))
            }
        }
        return .object(members)
    }

    /// Why a value is not taken.
    private func reason(_ own: JSONValue, type: String) -> String {
        if let reference = own.text.flatMap(OlderTokenIndex.reference) {
            switch index.end(of: reference) {
            case .missing(let path): return "there is no token \"\(path.prefix(60))\""
            case .circle(let paths):
                let shown = paths.count <= 12 ? paths : paths.prefix(10) + ["…"] + paths.suffix(1)
                return "references go round in a circle: \(shown.joined(separator: " → "))"
            case .token: break
            }
        }
        return "\(type.isEmpty ? "no type" : type) \(JSONOutput(own).text.prefix(60)) has no counterpart"
    }

    /// The type of a token that says none: that of the token at the end of its references, else `color` for a colour in
    /// a group named for colours, or one written as nothing else is.
    private func inferredType(of own: JSONValue, path: String) -> String {
        var token = OlderTokenIndex.Token(path: path, value: own, type: nil)
        if let reference = own.text.flatMap(OlderTokenIndex.reference) {
            guard case .token(let end) = index.end(of: reference) else { return "" }
            token = end
        }
        if let type = token.type { return type }
        guard let text = token.value.text else { return token.value["colorSpace"] == nil ? "" : "color" }
        guard CSSColor(text, values: index.values) != nil else { return "" }
        let groups = token.path.lowercased().split(separator: ".").dropLast()
        let isNamedForColors = groups.contains { ["color", "colors", "colour", "colours"].contains($0) }
        return isNamedForColors || text.hasPrefix("#") || text.hasSuffix(")") ? "color" : ""
    }

    // MARK: - Values

    private mutating func value(_ value: JSONValue, type: String, path: String) -> (TokenType, JSONOutput)? {
        guard let known = Self.types[type] else { return nil }
        if let text = value.text, let reference = OlderTokenIndex.reference(text) {
            if case .token(let end) = index.end(of: reference), isDropped(end) { return nil }
            return (known, .string("{\(index.target(of: reference))}"))
        }
        let output: JSONOutput? =
            switch known {
            case .color: OlderTokenIndex.scalar(value).flatMap(color) ?? object(value)
            case .dimension: length(value)
            case .number: number(value)
            case .fontFamily: family(value)
            case .fontWeight: weight(value)
            case .duration: time(value)
            case .shadow: shadow(value)
            case .typography: typography(value, path: path)
            case .border: border(value)
            default: JSONOutput(value)
            }
        return output.map { (known, $0) }
    }

    /// True if a token of a plain value has no counterpart, so that nothing can refer to it.
    private func isDropped(_ token: OlderTokenIndex.Token) -> Bool {
        guard OlderTokenIndex.scalar(token.value) != nil else { return false }
        var reader = self
        let type = token.type ?? inferredType(of: token.value, path: token.path)
        return reader.value(token.value, type: type, path: token.path) == nil
    }

    private static let types: [String: TokenType] = {
        var types: [String: TokenType] = [
            "sizing": .dimension, "spacing": .dimension, "borderRadius": .dimension, "borderWidth": .dimension,
            "fontSizes": .dimension, "fontSize": .dimension, "letterSpacing": .dimension, "opacity": .number,
            "lineHeights": .number, "lineHeight": .number, "fontFamilies": .fontFamily, "fontWeights": .fontWeight,
            "boxShadow": .shadow,
        ]
        for type in TokenType.allCases { types[type.rawValue] = type }
        return types
    }()

    /// A value that is an object of the format already.
    private func object(_ value: JSONValue) -> JSONOutput? {
        if case .object = value.content { JSONOutput(value) } else { nil }
    }

    private func color(_ text: String) -> JSONOutput? {
        CSSColor(text, values: index.values).map { .colorObject($0.coordinates) }
    }

    private func length(_ value: JSONValue) -> JSONOutput? {
        guard let text = OlderTokenIndex.scalar(value) else { return object(value) }
        guard let (amount, unit) = Arithmetic(index.values).value(of: text) else { return nil }
        guard ["", "px", "rem", "pt", "dp"].contains(unit) else { return nil }
        return .object([("value", .double(amount)), ("unit", .string(unit == "rem" ? "rem" : "px"))])
    }

    private func number(_ value: JSONValue) -> JSONOutput? {
        guard let text = OlderTokenIndex.scalar(value), let (amount, unit) = Arithmetic(index.values).value(of: text)
        else { return nil }
        switch unit {
        case "": return .double(amount)
        case "%": return .double(amount / 100)
        default: return nil
        }
    }

    private func time(_ value: JSONValue) -> JSONOutput? {
        guard let text = OlderTokenIndex.scalar(value) else { return object(value) }
        guard let (amount, unit) = Arithmetic(index.values).value(of: text), ["", "ms", "s"].contains(unit) else {
            return nil
        }
        return .object([("value", .double(amount)), ("unit", .string(unit == "s" ? "s" : "ms"))])
    }

    private func family(_ value: JSONValue) -> JSONOutput? {
        if case .array = value.content { return JSONOutput(value) }
        let names = (value.text ?? "").split(separator: ",").map { $0.trimmed.filter { !"'\"".contains($0) } }.filter {
            !$0.isEmpty
        }
        return names.isEmpty ? nil : .array(names.map(JSONOutput.string))
    }

    /// Converts a font weight: `SemiBold`, `Semi Bold`, `600`. Returns nil for a weight that includes a slant.
    private func weight(_ value: JSONValue) -> JSONOutput? {
        guard let text = OlderTokenIndex.scalar(value) else { return nil }
        if let number = JSONNumber(text), let weight = number.double {
            return (1...1000).contains(weight) ? .double(weight) : nil
        }
        let letters = text.lowercased().filter(\.isLetter)
        let match = ValueReader.weightNames.first { $0.key.filter(\.isLetter) == letters }
        return match.map { .string($0.key) }
    }

    private mutating func part(_ value: JSONValue?, _ type: String) -> JSONOutput? {
        value.flatMap { self.value($0, type: type, path: "")?.1 }
    }

    private mutating func shadow(_ value: JSONValue) -> JSONOutput? {
        if case .array(let elements) = value.content {
            let shadows = elements.compactMap { shadow($0) }
            return shadows.count == elements.count && !shadows.isEmpty ? .array(shadows) : nil
        }
        guard let color = part(value["color"], "color"), let x = part(value["x"] ?? value["offsetX"], "dimension"),
            let y = part(value["y"] ?? value["offsetY"], "dimension"), let blur = part(value["blur"], "dimension")
        else { return nil }
        let spread = part(value["spread"], "dimension") ?? .object([("value", .int(0)), ("unit", .string("px"))])
        let isInset = value["type"]?.text == "innerShadow" || value["inset"]?.content == .bool(true)
        return .object(
            [("color", color), ("offsetX", x), ("offsetY", y), ("blur", blur), ("spread", spread)]
                + (isInset ? [("inset", .bool(true))] : []))
    }

    private mutating func border(_ value: JSONValue) -> JSONOutput? {
        guard let color = part(value["color"], "color"), let width = part(value["width"], "dimension") else {
            return nil
        }
        return .object([
            ("color", color), ("width", width), ("style", value["style"].map { JSONOutput($0) } ?? .string("solid")),
        ])
    }

    /// Converts a typography. Family and size are required; other missing parts get defaults. Unknown parts are
    /// listed.
    private mutating func typography(_ value: JSONValue, path: String) -> JSONOutput? {
        guard let family = part(value["fontFamily"], "fontFamilies"), let size = part(value["fontSize"], "dimension")
        else { return nil }
        let zero = JSONOutput.object([("value", .int(0)), ("unit", .string("px"))])
        if case .object(let members) = value.content {
            for member in members
            where !["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"].contains(member.key) {
                unmapped.append(.init(source: "\(path): \(member.key)", reason: "a typography has no such part"))
            }
        }
        return .object([
            ("fontFamily", family), ("fontSize", size),
            ("fontWeight", part(value["fontWeight"], "fontWeights") ?? .int(400)),
            ("letterSpacing", part(value["letterSpacing"], "dimension") ?? zero),
            ("lineHeight", part(value["lineHeight"], "lineHeights") ?? .double(1.2)),
        ])
    }
}

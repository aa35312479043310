import FramewrightDocuments
import FramewrightDrawing

/// Resolves the references of a declaration table.
///
/// Chains are followed in a loop instead of by recursion, because a malicious file may contain thousands of links.
struct ReferenceResolver {
    private struct Resolved {
        let value: TokenValue
        let color: ColorCoordinates?
    }

    private let table: DeclarationTable
    private var values: [Resolved?]
    private var reader: ValueReader
    private var mappings: [GamutMapping] = []

    init(_ table: DeclarationTable, dialect: Dialect) {
        self.table = table
        values = [Resolved?](repeating: nil, count: table.declarations.count)
        reader = ValueReader(table: table, dialect: dialect)
    }

    /// Returns the tokens of the table, in its order.
    consuming func tokens() throws(DocumentError) -> TokenTable {
        var tokens: [Token] = []
        var inner: Set<String> = []
        tokens.reserveCapacity(table.declarations.count)
        for place in table.declarations.indices {
            let declaration = table.declarations[place]
            let resolved = try resolve(place)
            try checkMeasure(resolved.value, of: declaration)
            if alias(of: declaration) == nil { declaration.value.value.collectReferences(into: &inner) }
            tokens.append(
                Token(
                    path: declaration.path, value: resolved.value, alias: alias(of: declaration),
                    parts: parts(of: declaration), writtenColor: resolved.color, summary: declaration.summary,
                    deprecation: declaration.deprecation?.deprecation, extensions: declaration.extensions,
                    position: declaration.value.value.position))
        }
        return TokenTable(tokens: tokens, indices: table.indices, mappings: mappings, innerReferences: inner)
    }

    private mutating func resolve(_ start: Int) throws(DocumentError) -> Resolved {
        var chain: [Int] = []
        var isInChain: Set<Int> = []
        var place = start
        while values[place] == nil, let alias = alias(of: table.declarations[place]) {
            chain.append(place)
            guard isInChain.insert(place).inserted else { throw circle(chain) }
            place = try table.place(of: alias, mentionedBy: table.declarations[place].value)
        }
        let value: Resolved
        if let known = values[place] { value = known } else { value = try literal(table.declarations[place]) }
        values[place] = value
        for link in chain.reversed() {
            try check(table.declarations[link], against: value.value)
            values[link] = value
        }
        return value
    }

    /// Returns the token to which a whole value refers. Pointers to parts of tokens or to other places are followed
    /// when the value is read.
    private func alias(of declaration: Declaration) -> String? {
        guard let alias = declaration.alias else { return nil }
        guard case .pointer? = declaration.reference, table.indices[alias] == nil else { return alias }
        return nil
    }

    /// Returns the tokens to which whole parts of a value refer.
    private func parts(of declaration: Declaration) -> [String: String] {
        guard declaration.reference == nil else { return [:] }
        var parts: [String: String] = [:]
        collectParts(of: declaration.value, "", into: &parts)
        return parts
    }

    private func collectParts(of node: DocumentNode, _ prefix: String, into parts: inout [String: String]) {
        var children: [(String, JSONValue)] = []
        switch node.value.content {
        case .object(let members): children = members.map { ($0.key, $0.value) }
        case .array(let elements): children = elements.enumerated().map { ("\($0)", $1) }
        default: return
        }
        for (key, value) in children {
            let child = DocumentNode(document: node.document, value: value)
            let path =
                switch try? Reference(child) {
                case .token(let path): path
                case .pointer(let pointer): pointer.wholeToken
                case nil: nil as String?
                }
            if let path, table.indices[path] != nil {
                parts[prefix + key] = path
            } else {
                collectParts(of: child, "\(prefix)\(key).", into: &parts)
            }
        }
    }

    private mutating func literal(_ declaration: Declaration) throws(DocumentError) -> Resolved {
        guard let type = declaration.type ?? (declaration.isInColorGroup ? .color : nil) else {
            throw declaration.value.document.error(
                .missingKey, at: declaration.keyPosition, "the token \"\(declaration.path)\" has no type",
                hint: "add \"$type\": \"color\", or whatever it is, to the token or to a group around it")
        }
        reader.colors = []
        let value = try reader.value(declaration, as: type)
        for color in reader.colors where !color.isInSRGB {
            mappings.append(GamutMapping(token: declaration.path, written: color, shown: color.mappedToSRGB))
        }
        return Resolved(value: value, color: type == .color ? reader.colors.first : nil)
    }

    private func check(_ declaration: Declaration, against value: TokenValue) throws(DocumentError) {
        guard let type = declaration.type, type != value.type else { return }
        throw declaration.value.error(
            .wrongType,
            "\"\(declaration.path)\" is a \(type.rawValue), the token it refers to is a \(value.type.rawValue)",
            hint: "refer to a \(type.rawValue), or give the token the type of what it refers to")
    }

    /// Checks that a size is not negative; offsets and distances may be.
    private func checkMeasure(_ value: TokenValue, of declaration: Declaration) throws(DocumentError) {
        guard case .dimension(let points) = value, points < 0,
            ["radius.", "size.", "fontSize."].contains(where: declaration.path.hasPrefix)
        else { return }
        throw declaration.value.error(
            .outOfRange, "\"\(declaration.path)\" is \(shortest(points))px, a size is never negative",
            hint: "allowed: 0 to 16384")
    }

    /// Creates an error for a chain whose last link repeats an earlier one; the part before the circle is omitted.
    private func circle(_ chain: [Int]) -> DocumentError {
        let repeated = chain.last ?? 0
        let round = chain[(chain.firstIndex(of: repeated) ?? 0)...].map { table.declarations[$0].path }
        let shown = round.count <= 12 ? round : round.prefix(10) + ["…"] + round.suffix(1)
        return table.declarations[repeated].value.error(
            .invalid, "aliases go round in a circle: \(shown.joined(separator: " → "))",
            hint: "give one of them a value of its own")
    }
}

extension Declaration {
    /// True if the top group is `color`, which makes an untyped token a colour. Imports move that group into `palette`.
    fileprivate var isInColorGroup: Bool {
        let names = group.split(separator: ".")
        return (names.first == "palette" ? names.dropFirst() : names[...]).first == "color"
    }
}

extension JSONValue {
    /// Collects the paths of all tokens referred to in braces or by pointers.
    fileprivate func collectReferences(into paths: inout Set<String>) {
        switch content {
        case .object(let members):
            for member in members {
                if member.key == "$ref", case .string(let pointer) = member.value.content, pointer.hasPrefix("#/") {
                    paths.insert(
                        pointer.dropFirst(2).split(separator: "/").prefix { $0 != "$value" }.joined(separator: "."))
                } else {
                    member.value.collectReferences(into: &paths)
                }
            }
        case .array(let elements): for element in elements { element.collectReferences(into: &paths) }
        case .string(let text):
            if text.hasPrefix("{"), text.hasSuffix("}") { paths.insert(String(text.dropFirst().dropLast())) }
        default: break
        }
    }
}

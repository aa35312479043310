import FramewrightDocuments

/// Follows every alias of a table to its value.
///
/// Chains are walked in a loop, not by recursion: a hostile file may hold one of thousands of links.
struct AliasResolver {
    private let table: [Declaration]
    private let index: DeclarationIndex
    private var values: [TokenValue?]

    init(_ table: [Declaration], index: DeclarationIndex) {
        self.table = table
        self.index = index
        values = [TokenValue?](repeating: nil, count: table.count)
    }

    /// The tokens of the table, in its order.
    consuming func tokens() throws(DocumentError) -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(table.count)
        for place in table.indices {
            let declaration = table[place]
            tokens.append(
                Token(
                    path: declaration.path, value: try resolve(place), alias: declaration.alias,
                    summary: declaration.summary, position: declaration.value.value.position))
        }
        return tokens
    }

    private mutating func resolve(_ start: Int) throws(DocumentError) -> TokenValue {
        var chain: [Int] = []
        var isInChain: Set<Int> = []
        var place = start
        while values[place] == nil, let alias = table[place].alias {
            chain.append(place)
            guard isInChain.insert(place).inserted else { throw circle(chain) }
            place = try index.place(of: alias, mentionedBy: table[place].value)
        }
        let value: TokenValue
        if let known = values[place] { value = known } else { value = try literal(table[place]) }
        values[place] = value
        for link in chain.reversed() {
            try check(table[link], against: value)
            values[link] = value
        }
        return value
    }

    private func literal(_ declaration: Declaration) throws(DocumentError) -> TokenValue {
        guard let type = declaration.type else {
            throw declaration.value.document.error(
                .missingKey, at: declaration.keyPosition, "the token \"\(declaration.path)\" has no type",
                hint: "add \"$type\": \"color\", or whatever it is, to the token or to a group around it")
        }
        return try TokenValue(declaration.value, type: type)
    }

    private func check(_ declaration: Declaration, against value: TokenValue) throws(DocumentError) {
        guard let type = declaration.type, type != value.type else { return }
        throw declaration.value.error(
            .wrongType,
            "\"\(declaration.path)\" is a \(type.rawValue), the token it refers to is a \(value.type.rawValue)")
    }

    /// `chain` ends with the link that occurred before; what leads up to the circle is left out.
    private func circle(_ chain: [Int]) -> DocumentError {
        let repeated = chain.last ?? 0
        let round = chain[(chain.firstIndex(of: repeated) ?? 0)...].map { table[$0].path }
        let shown = round.count <= 12 ? round : round.prefix(10) + ["…"] + round.suffix(1)
        return table[repeated].value.error(
            .invalid, "aliases go round in a circle: \(shown.joined(separator: " → "))",
            hint: "give one of them a value of its own")
    }
}

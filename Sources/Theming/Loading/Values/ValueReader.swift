import FramewrightDocuments
import FramewrightDrawing

/// Reads values by type and follows the references inside them (2025.10, 7.2 to 7.4).
struct ValueReader {
    /// The nodes passed on the way to a value, to detect circular references.
    typealias ReferencePath = Set<Place>

    /// The place of a node in any document.
    struct Place: Hashable {
        let file: String
        let position: Position
    }

    /// The maximum number of references inside a value. Aliases of whole tokens are not limited.
    private static let longestTrail = 64

    let table: DeclarationTable
    let dialect: Dialect
    /// The colours read that are not written in sRGB, for the gamut report.
    var colors: [ColorCoordinates] = []

    /// Reads the value of a declaration that is not an alias.
    mutating func value(_ declaration: Declaration, as type: TokenType) throws(DocumentError) -> TokenValue {
        guard case .pointer(let pointer)? = declaration.reference else { return try value(declaration.value, as: type) }
        var trail: ReferencePath = [Self.place(of: declaration.value)]
        return try value(try follow(pointer, from: declaration.value, &trail), as: type, trail)
    }

    private mutating func value(
        _ node: DocumentNode, as type: TokenType, _ trail: ReferencePath = []
    ) throws(DocumentError) -> TokenValue {
        let node = try target(of: node, as: type, trail)
        return switch type {
        case .color: .color(try color(node))
        case .dimension: .dimension(try dimension(node))
        case .number: .number(try node.double())
        case .fontFamily: .fontFamily(try families(node))
        case .fontWeight: .fontWeight(try weight(node))
        case .duration: .duration(try duration(node))
        case .cubicBezier: .cubicBezier(try timing(node))
        case .strokeStyle: .strokeStyle(try strokeStyle(node))
        case .border: .border(try border(node))
        case .transition: .transition(try transition(node))
        case .shadow: .shadow(try shadows(node))
        case .gradient: .gradient(try gradient(node))
        case .typography: .typography(try typography(node))
        }
    }

    /// Follows references to the node that contains the value.
    ///
    /// - Parameter type: The required type, or nil for a part that no token can replace, so that references in braces
    ///   are errors.
    func target(of node: DocumentNode, as type: TokenType?, _ trail: ReferencePath = []) throws(DocumentError)
        -> DocumentNode
    {
        var trail = trail
        return try target(of: node, as: type, &trail)
    }

    func target(
        of node: DocumentNode, as type: TokenType?, _ trail: inout ReferencePath
    ) throws(DocumentError) -> DocumentNode {
        var node = node
        while let reference = try Reference(node) {
            try Self.enter(node, &trail)
            switch reference {
            case .token(let path): node = try token(path, mentionedBy: node, as: type, &trail)
            case .pointer(let pointer): node = try follow(pointer, from: node, &trail)
            }
        }
        return node
    }

    private static func enter(_ node: DocumentNode, _ trail: inout ReferencePath) throws(DocumentError) {
        guard trail.insert(place(of: node)).inserted else {
            throw node.error(
                .invalid, "the reference leads back to itself", hint: "give one on the way a value of its own")
        }
        guard trail.count <= longestTrail else {
            throw node.error(.tooDeep, "the value is more than \(longestTrail) references away")
        }
    }

    private static func place(of node: DocumentNode) -> Place {
        Place(file: node.document.file, position: node.value.position)
    }

    private func token(
        _ path: String, mentionedBy node: DocumentNode, as type: TokenType?, _ trail: inout ReferencePath
    ) throws(DocumentError) -> DocumentNode {
        guard let type else {
            throw node.error(
                .invalid, "braces refer to whole tokens, this is a part of one",
                hint: "write {\"$ref\": \"#/\(path.replacing(".", with: "/"))/$value/...\"}")
        }
        let declaration = table.declarations[try table.place(of: path, mentionedBy: node)]
        if let found = declaration.type, found != type {
            throw node.error(
                .wrongType, "a \(type.rawValue) is needed here, \"\(path)\" is a \(found.rawValue)",
                hint: "refer to a token that is a \(type.rawValue)")
        }
        return try value(of: declaration, &trail)
    }

    /// Returns the node of a declaration's value; for a token with `$ref` in its place, the target of the reference.
    private func value(of declaration: Declaration, _ trail: inout ReferencePath) throws(DocumentError) -> DocumentNode
    {
        guard case .pointer(let pointer)? = declaration.reference, declaration.value.value["$ref"] != nil else {
            return declaration.value
        }
        try Self.enter(declaration.value, &trail)
        return try follow(pointer, from: declaration.value, &trail)
    }

    /// Follows a pointer: into tokens with the values of the context, resolving references on the way, or to any
    /// other place of the file.
    private func follow(
        _ pointer: TokenPointer, from node: DocumentNode, _ trail: inout ReferencePath
    ) throws(DocumentError) -> DocumentNode {
        let steps = pointer.steps
        let end = steps.firstIndex(of: "$value") ?? steps.count
        guard !steps.contains(where: { $0.contains(".") }),
            let index = table.indices[steps[..<end].joined(separator: ".")]
        else { return try walk(steps[...], from: node.document.node, asked: pointer, by: node, &trail) }
        let value = try value(of: table.declarations[index], &trail)
        return try walk(steps[end...].dropFirst(), from: value, asked: pointer, by: node, &trail)
    }

    private func walk(
        _ steps: ArraySlice<String>, from start: DocumentNode, asked pointer: TokenPointer, by origin: DocumentNode,
        _ trail: inout ReferencePath
    ) throws(DocumentError) -> DocumentNode {
        var node = start
        for step in steps {
            node = try whole(node, &trail)
            guard let child = node.value.child(step) else {
                throw origin.error(
                    .invalid, "there is no \"\(step)\" on the way of #/\(pointer.steps.joined(separator: "/"))",
                    hint: Self.hint(for: step, in: node.value))
            }
            node = DocumentNode(document: node.document, value: child)
        }
        return node
    }

    /// Resolves references in braces and pointers before the next step of a pointer, to tokens of any type.
    private func whole(_ start: DocumentNode, _ trail: inout ReferencePath) throws(DocumentError) -> DocumentNode {
        var node = start
        while true {
            // An object with members beside `$ref` is a token or group, not a value.
            if case .object(let members) = node.value.content, members.count > 1 { return node }
            guard case .token(let path)? = try Reference(node) else { return try target(of: node, as: nil, &trail) }
            try Self.enter(node, &trail)
            let declaration = table.declarations[try table.place(of: path, mentionedBy: node)]
            node = try value(of: declaration, &trail)
        }
    }

    private static func hint(for step: String, in value: JSONValue) -> Hint {
        guard case .object(let members) = value.content else { return "check the path" }
        return Suggestion.hint(for: step, among: members.map(\.key), otherwise: "check the path")
    }
}

extension JSONValue {
    /// Returns the child for one step of a JSON pointer: a member's key, or an array index without leading zeros.
    func child(_ step: String) -> JSONValue? {
        guard case .array(let elements) = content else { return self[step] }
        guard let index = Int(step), "\(index)" == step, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
}

import Yams

extension JSONDocument {
    /// Parses one YAML document into the same tree as JSON, with the lines and columns of the YAML file. Uses the core
    /// schema of YAML 1.2: `true`, `null`, numbers as in JSON; every other unquoted scalar is a string.
    ///
    /// Keys are unique strings. Aliases are expanded, as long as the tree stays within the limits. A byte order mark is
    /// skipped. Several documents in one file, tags, and text that is not UTF-8 are rejected.
    public init(
        parsingYAML bytes: [UInt8], file: String, limits: JSONLimits = JSONLimits()
    ) throws(DocumentError) {
        guard bytes.count <= limits.bytes else {
            throw DocumentError(
                .tooLarge, file: file, position: .start, pointer: "",
                problem: "the document has \(bytes.count) bytes, more than the \(limits.bytes) allowed")
        }
        let source = try Self.source(bytes, file)
        var reading = YAMLReading(file: file, depthLimit: limits.depth, nodesLeft: bytes.count + 100_000)
        guard let root = try reading.root(of: source) else {
            throw DocumentError(
                .syntax, file: file, position: .start, pointer: "", problem: "the file is empty",
                hint: "is it the right file?")
        }
        self.init(file: file, root: root)
    }

    private static func source(_ bytes: [UInt8], _ file: String) throws(DocumentError) -> String {
        let mark = Array("\u{FEFF}".utf8)
        let first = bytes.starts(with: mark) ? mark.count : 0
        guard !isUTF16(bytes) else {
            throw DocumentError(.encoding, file: file, position: .start, pointer: "", problem: utf16Problem)
        }
        do {
            return try text(bytes, first..<bytes.count)
        } catch {
            let before = bytes[..<error.offset]
            let line = before.count { $0 == 0x0A } + 1
            let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? first
            let column = before.count - start - continuationBytes(bytes, start..<before.count) + 1
            throw DocumentError(
                .encoding, file: file, position: Position(line: line, column: column), pointer: "",
                problem: "the text is not UTF-8 (\(error.reason))", hint: "save the file as UTF-8")
        }
    }
}

/// Converts the nodes of the YAML library.
private struct YAMLReading {
    let file: String
    let depthLimit: Int
    /// The lines of the text.
    private var lines: [Substring] = []
    /// The position of the end of the text.
    private var end = Position.start
    /// The number of nodes that may still be created. An alias repeats its node, so a small file can describe a huge
    /// tree.
    var nodesLeft: Int

    init(file: String, depthLimit: Int, nodesLeft: Int) {
        (self.file, self.depthLimit, self.nodesLeft) = (file, depthLimit, nodesLeft)
    }

    mutating func root(of source: String) throws(DocumentError) -> JSONValue? {
        lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        end = Position(line: lines.count, column: (lines.last?.unicodeScalars.count ?? 0) + 1)
        // The library keeps a pointer into the text, which would be on the stack for a short string.
        let padded = source.utf8.count < 64 ? source + "\n" + String(repeating: "#", count: 64) : source
        do {
            // The `.basic` resolver does not interpret scalars; `content(_:)` does.
            guard let node = try Yams.compose(yaml: padded, .basic) else { return nil }
            return try value(node, depth: 0)
        } catch let error as DocumentError {
            throw error
        } catch let error as YamlError {
            throw located(error)
        } catch {
            throw failure(.syntax, position: .start, problem: "\(error)")
        }
    }

    private mutating func value(_ node: Node, depth: Int) throws(DocumentError) -> JSONValue {
        let position = Self.position(node.mark)
        nodesLeft -= 1
        guard nodesLeft > 0 else {
            throw failure(.tooLarge, position: position, problem: "the document's aliases repeat too much")
        }
        guard depth <= depthLimit else { throw tooDeep(position) }
        guard Self.knownTags.contains(Tag.Name(rawValue: node.tag.description)) else {
            throw failure(
                .invalid, position: position, problem: "the tag \(node.tag) is not known here", hint: "leave tags out")
        }
        switch node {
        case .scalar(let scalar): return JSONValue(content(scalar), at: position)
        case .sequence(let sequence):
            var elements: [JSONValue] = []
            for element in sequence { elements.append(try value(element, depth: depth + 1)) }
            return JSONValue(.array(elements), at: position)
        case .mapping(let mapping):
            var members: [JSONMember] = []
            for (key, member) in mapping {
                members.append(try self.member(key, member, depth: depth))
            }
            return JSONValue(.object(members), at: position)
        case .alias: throw failure(.syntax, position: position, problem: "the alias stands for nothing")
        }
    }

    /// The tags that the library gives to nodes without a tag.
    private static let knownTags: Set<Tag.Name> = [.str, .seq, .map]

    private mutating func member(_ key: Node, _ node: Node, depth: Int) throws(DocumentError) -> JSONMember {
        let position = Self.position(key.mark)
        guard case .scalar(let scalar) = key else {
            throw failure(
                .wrongType, position: position, problem: "a key is a text, not a list or a mapping",
                hint: "put what begins with [ or { in quotes")
        }
        guard scalar.string != "<<" else {
            throw failure(
                .invalid, position: position, problem: "merge keys are not known here", hint: "write the members out")
        }
        return JSONMember(key: scalar.string, keyPosition: position, value: try value(node, depth: depth + 1))
    }

    /// Returns the value of a scalar. Only unquoted ones are interpreted.
    private func content(_ scalar: Node.Scalar) -> JSONValue.Content {
        guard scalar.style == .plain || scalar.style == .any else { return .string(scalar.string) }
        switch scalar.string {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        case let text: return JSONNumber(Self.jsonSpelling(of: text)).map { .number($0) } ?? .string(text)
        }
    }

    /// Returns the JSON spelling of YAML numbers such as `.5`, `+3` and `5.`.
    private static func jsonSpelling(of text: String) -> String {
        var digits = text.hasPrefix("+") ? text.dropFirst() : text[...]
        let sign = digits.hasPrefix("-") ? "-" : ""
        digits = digits.drop { $0 == "-" }
        guard text.count - digits.count <= 1 else { return text }
        if digits.hasPrefix("."), digits.dropFirst().first?.isNumber == true { return sign + "0" + digits }
        return digits.hasSuffix(".") ? sign + digits.dropLast() : sign + digits
    }

    private static func position(_ mark: Mark?) -> Position {
        mark.map { Position(line: $0.line, column: $0.column) } ?? .start
    }

    private func failure(
        _ kind: DocumentError.Kind, position: Position, problem: String, hint: Hint = ""
    ) -> DocumentError {
        DocumentError(kind, file: file, position: min(position, end), pointer: "", problem: problem, hint: hint)
    }

    /// Returns the nesting error. The YAML parser has its own limit of 1000 levels, which may be reached first.
    private func tooDeep(_ position: Position) -> DocumentError {
        failure(
            .tooDeep, position: position, problem: "the document nests deeper than \(min(depthLimit, 1000)) levels",
            hint: "nest less")
    }

    /// Returns an error for a message of the YAML parser, with better descriptions of common mistakes such as tabs.
    private func syntax(_ problem: String, at position: Position) -> DocumentError {
        let line = lines.indices.contains(position.line - 1) ? lines[position.line - 1] : ""
        let rest = line.unicodeScalars.dropFirst(position.column - 1)
        if rest.first == "\t" {
            return failure(
                .syntax, position: position, problem: "a tab, which indents nothing in YAML", hint: "indent with spaces"
            )
        }
        if problem.hasPrefix("Maximum nesting level") { return tooDeep(position) }
        return switch problem {
        case "but found another document":
            failure(
                .syntax, position: position, problem: "a second document",
                hint: "a file has one: leave out what comes after ---")
        case "found undefined alias":
            failure(.syntax, position: position, problem: problem, hint: "name a value with & before * stands for it")
        default:
            failure(
                .syntax, position: position, problem: problem,
                hint: "check the indentation and quotes around this place")
        }
    }

    /// The position of the first character that YAML does not allow (5.1). The library reports a byte offset instead.
    private var firstControl: Position? {
        for (number, line) in lines.enumerated() {
            let scalars = line.unicodeScalars
            let index = scalars.firstIndex {
                $0.value < 0x20 && $0 != "\t" && $0 != "\r" || (0x7F..<0xA0).contains($0.value) && $0.value != 0x85
                    || (0xFFFE...0xFFFF).contains($0.value)
            }
            if let index {
                return Position(line: number + 1, column: scalars.distance(from: scalars.startIndex, to: index) + 1)
            }
        }
        return nil
    }

    private func located(_ error: YamlError) -> DocumentError {
        switch error {
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            syntax(problem, at: Self.position(mark))
        case .reader(let problem, _, _, _):
            failure(
                .encoding, position: firstControl ?? .start, problem: problem,
                hint: firstControl == nil ? "" : "leave it out")
        case .duplicatedKeysInMapping(let keys, let context):
            failure(
                .duplicateKey, position: Self.position(context.mark),
                problem: "the key \"\(keys.first ?? "")\" is given twice in one mapping")
        default: failure(.syntax, position: .start, problem: "\(error)")
        }
    }
}

/// Builds the tree of an XML property list.
struct PropertyListReader {
    private var reader: XMLReader
    private var lines = LineCounter()
    private let depthLimit: Int

    init(bytes: [UInt8], depthLimit: Int) throws(JSONScanError) {
        if isUTF16(bytes) { throw JSONScanError(.encoding, at: .start, utf16Problem) }
        var limits = XMLLimits()
        // More than `plist` and the values have, so that a value that is too deep is reported with its path.
        limits.depth = depthLimit + 3
        limits.allowsDeclarations = false
        do {
            reader = try XMLReader(bytes, limits: limits)
        } catch {
            throw JSONScanError(error)
        }
        self.depthLimit = depthLimit
    }

    mutating func document() throws(JSONScanError) -> JSONValue {
        guard let list = try nextTag(), list.name == "plist" else {
            throw JSONScanError(.syntax, at: .start, "a property list begins with <plist>")
        }
        let start = position(of: list.offset)
        guard let tag = try nextTag() else { throw JSONScanError.missingValue(at: start) }
        let root = try value(tag, depth: 0)
        if let tag = try nextTag() {
            throw JSONScanError(.syntax, at: position(of: tag.offset), "a property list has one value")
        }
        _ = try next()
        return root
    }

    private mutating func value(_ tag: XMLTag, depth: Int) throws(JSONScanError) -> JSONValue {
        let start = position(of: tag.offset)
        guard depth <= depthLimit else {
            throw JSONScanError(.tooDeep, at: start, "values are nested more than \(depthLimit) deep")
        }
        switch tag.name {
        case "dict": return JSONValue(.object(try members(depth: depth)), at: start)
        case "array": return JSONValue(.array(try elements(depth: depth)), at: start)
        case "string", "date", "data": return JSONValue(.string(try text(of: tag)), at: start)
        case "true", "false":
            _ = try text(of: tag)
            return JSONValue(.bool(tag.name == "true"), at: start)
        case "real", "integer":
            let text = try text(of: tag)
            guard let number = JSONNumber(text.hasPrefix("+") ? String(text.dropFirst()) : text) else {
                throw JSONScanError(.wrongType, at: start, "\"\(text.prefix(40))\" is no number")
            }
            return JSONValue(.number(number), at: start)
        default: throw JSONScanError.missingValue(at: start)
        }
    }

    private mutating func members(depth: Int) throws(JSONScanError) -> [JSONMember] {
        var members: [JSONMember] = []
        var keys = KeySet()
        while let tag = try nextTag() {
            let start = position(of: tag.offset)
            guard tag.name == "key" else { throw JSONScanError(.syntax, at: start, "expected <key> or </dict>") }
            let key = try text(of: tag)
            if let first = keys.insert(key, at: start, among: members) {
                throw JSONScanError(
                    .duplicateKey, at: start, "the key \"\(key)\" is given twice", hint: "it is first given at \(first)"
                ).inside(key)
            }
            do throws(JSONScanError) {
                guard let tag = try nextTag() else { throw JSONScanError.missingValue(at: start) }
                members.append(JSONMember(key: key, keyPosition: start, value: try value(tag, depth: depth + 1)))
            } catch {
                throw error.inside(key)
            }
        }
        return members
    }

    private mutating func elements(depth: Int) throws(JSONScanError) -> [JSONValue] {
        var elements: [JSONValue] = []
        while let tag = try nextTag() {
            do {
                elements.append(try value(tag, depth: depth + 1))
            } catch {
                throw error.inside("\(elements.count)")
            }
        }
        return elements
    }

    /// Returns the next tag of an element that has no text, or nil at its end.
    private mutating func nextTag() throws(JSONScanError) -> XMLTag? {
        while let event = try next() {
            switch event {
            case .start(let tag): return tag
            case .end: return nil
            case .text(let text, let offset):
                guard text.utf8.allSatisfy(\.isXMLSpace) else {
                    throw JSONScanError(.syntax, at: position(of: offset), "text where only elements may be")
                }
            }
        }
        return nil
    }

    private mutating func text(of tag: XMLTag) throws(JSONScanError) -> String {
        var text = ""
        while let event = try next() {
            switch event {
            case .start(let inner):
                throw JSONScanError(.syntax, at: position(of: inner.offset), "expected </\(tag.name)>")
            case .end: return text
            case .text(let piece, _): text += piece
            }
        }
        return text
    }

    private mutating func next() throws(JSONScanError) -> XMLEvent? {
        do {
            return try reader.next()
        } catch {
            throw JSONScanError(error)
        }
    }

    private mutating func position(of offset: Int) -> Position { lines.position(of: offset, in: reader.bytes) }
}

extension JSONScanError {
    fileprivate init(_ error: XMLError) {
        self.init(error.kind, at: error.position, error.reason, hint: "\(error.hint ?? "")")
    }

    fileprivate static func missingValue(at position: Position) -> JSONScanError {
        JSONScanError(
            .syntax, at: position, "expected a value", hint: "dict, array, string, real, integer, true or false")
    }
}

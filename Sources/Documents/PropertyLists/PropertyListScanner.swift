/// Scans the bytes of an XML property list once from front to back and builds its tree.
struct PropertyListScanner {
    private let bytes: [UInt8]
    private let depthLimit: Int
    private var offset = 0
    private var line = 1
    private var column = 1

    init(bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    private enum Tag: Equatable {
        case opening(String)
        case closing(String)
        /// A tag such as `<true/>`.
        case empty(String)
    }

    private var position: Position { Position(line: line, column: column) }

    mutating func document() throws(JSONScanError) -> JSONValue {
        if isUTF16(bytes) { throw JSONScanError(.encoding, at: position, utf16Problem) }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        try skipProlog()
        guard case .opening("plist") = try tag() else { throw unexpected("a property list begins with <plist>") }
        try skipSpaceAndComments()
        let root = try value(depth: 0)
        try skipSpaceAndComments()
        guard try tag() == .closing("plist") else { throw unexpected("a property list has one value") }
        try skipSpaceAndComments()
        guard offset == bytes.count else { throw unexpected("nothing comes after </plist>") }
        return root
    }

    private mutating func value(depth: Int) throws(JSONScanError) -> JSONValue {
        let start = position
        guard depth <= depthLimit else {
            throw JSONScanError(.tooDeep, at: start, "values are nested more than \(depthLimit) deep")
        }
        switch try tag() {
        case .empty("true"): return JSONValue(.bool(true), at: start)
        case .empty("false"): return JSONValue(.bool(false), at: start)
        case .empty("dict"): return JSONValue(.object([]), at: start)
        case .empty("array"): return JSONValue(.array([]), at: start)
        case .empty("string"), .empty("data"): return JSONValue(.string(""), at: start)
        case .opening("dict"): return JSONValue(.object(try members(depth: depth)), at: start)
        case .opening("array"): return JSONValue(.array(try elements(depth: depth)), at: start)
        case .opening(let name) where ["string", "date", "data"].contains(name):
            return JSONValue(.string(try text(closedBy: name)), at: start)
        case .opening(let name) where ["real", "integer"].contains(name):
            let text = try text(closedBy: name)
            guard let number = JSONNumber(text.hasPrefix("+") ? String(text.dropFirst()) : text) else {
                throw JSONScanError(.wrongType, at: start, "\"\(text.prefix(40))\" is no number")
            }
            return JSONValue(.number(number), at: start)
        default:
            throw JSONScanError(
                .syntax, at: start, "expected a value", hint: "dict, array, string, real, integer, true or false")
        }
    }

    private mutating func members(depth: Int) throws(JSONScanError) -> [JSONMember] {
        var members: [JSONMember] = []
        var keys = KeySet()
        while true {
            try skipSpaceAndComments()
            let start = position
            switch try tag() {
            case .closing("dict"): return members
            case .opening("key"):
                let key = try text(closedBy: "key")
                if let first = keys.insert(key, at: start, among: members) {
                    throw JSONScanError(
                        .duplicateKey, at: start, "the key \"\(key)\" is given twice",
                        hint: "it is first given at \(first)"
                    ).inside(key)
                }
                try skipSpaceAndComments()
                do {
                    members.append(JSONMember(key: key, keyPosition: start, value: try value(depth: depth + 1)))
                } catch {
                    throw error.inside(key)
                }
            default: throw JSONScanError(.syntax, at: start, "expected <key> or </dict>")
            }
        }
    }

    private mutating func elements(depth: Int) throws(JSONScanError) -> [JSONValue] {
        var elements: [JSONValue] = []
        while true {
            try skipSpaceAndComments()
            if bytes[offset...].starts(with: Array("</".utf8)) {
                guard try tag() == .closing("array") else { throw unexpected("expected </array>") }
                return elements
            }
            do {
                elements.append(try value(depth: depth + 1))
            } catch {
                throw error.inside("\(elements.count)")
            }
        }
    }

    /// Scans a tag and returns its name. Attributes are skipped, because in property lists only `<plist version>` has
    /// one.
    private mutating func tag() throws(JSONScanError) -> Tag {
        guard next == UInt8(ascii: "<") else {
            throw JSONScanError(.syntax, at: position, "expected a tag", hint: "is this a property list in XML?")
        }
        let start = offset
        while offset < bytes.count, next != UInt8(ascii: ">"), offset - start < 1024 { step() }
        guard next == UInt8(ascii: ">") else { throw unexpected("the tag is never closed") }
        let inside = String(decoding: bytes[(start + 1)..<offset], as: UTF8.self)
        step()
        let name = String(inside.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" })
        if inside.hasPrefix("/") { return .closing(name) }
        return inside.hasSuffix("/") ? .empty(name) : .opening(name)
    }

    private mutating func text(closedBy name: String) throws(JSONScanError) -> String {
        var text = ""
        var start = offset
        while offset < bytes.count {
            switch next {
            case UInt8(ascii: "<"):
                text += try piece(start..<offset)
                guard try tag() == .closing(name) else { throw unexpected("expected </\(name)>") }
                return text
            case UInt8(ascii: "&"):
                text += try piece(start..<offset)
                text.unicodeScalars.append(try entity())
                start = offset
            default: step()
            }
        }
        throw unexpected("<\(name)> is never closed")
    }

    private func piece(_ range: Range<Int>) throws(JSONScanError) -> String {
        do {
            return try FramewrightDocuments.text(bytes, range)
        } catch {
            throw JSONScanError(
                .encoding, at: position, "bytes that are not UTF-8 (\(error.reason))", hint: "save the file as UTF-8")
        }
    }

    private mutating func entity() throws(JSONScanError) -> Unicode.Scalar {
        let start = offset + 1
        while offset < bytes.count, next != UInt8(ascii: ";"), offset - start < 10 { step() }
        let name = String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self)
        guard next == UInt8(ascii: ";") else { throw unexpected("an entity ends in a semicolon") }
        step()
        let named: [String: Unicode.Scalar] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]
        if let scalar = named[name] { return scalar }
        let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
        guard name.hasPrefix("#"), let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
            let scalar = Unicode.Scalar(number)
        else { throw unexpected("unknown entity \"&\(name);\"") }
        return scalar
    }

    /// Skips `<?xml ...?>`, comments and `<!DOCTYPE plist ...>`. Internal definitions are rejected, because entities
    /// could expand hugely.
    private mutating func skipProlog() throws(JSONScanError) {
        while true {
            try skipSpaceAndComments()
            let rest = bytes[offset...]
            guard rest.starts(with: Array("<?".utf8)) || rest.starts(with: Array("<!".utf8)) else { return }
            while offset < bytes.count, next != UInt8(ascii: ">") {
                guard next != UInt8(ascii: "[") else {
                    throw unexpected("definitions of its own have no place in a property list")
                }
                step()
            }
            step()
        }
    }

    private mutating func skipSpaceAndComments() throws(JSONScanError) {
        while offset < bytes.count {
            if [0x20, 0x09, 0x0A, 0x0D].contains(next) {
                step()
            } else if bytes[offset...].starts(with: Array("<!--".utf8)) {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(JSONScanError) {
        let start = position
        let end = Array("-->".utf8)
        while offset < bytes.count {
            if next == end[0], bytes[offset...].starts(with: end) {
                for _ in end { step() }
                return
            }
            step()
        }
        throw JSONScanError(.syntax, at: start, "the comment is never closed")
    }

    /// The current byte, 0 at the end.
    private var next: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    private mutating func step() {
        guard offset < bytes.count else { return }
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A {
            (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }

    private func unexpected(_ problem: String) -> JSONScanError { JSONScanError(.syntax, at: position, problem) }
}

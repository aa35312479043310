/// The place that a path of keys leads to in a JSON text, in byte offsets.
enum JSONPlace {
    /// An object without the member to find.
    struct Object {
        /// The range between the braces.
        var inside: Range<Int>
        /// The end of its last member.
        var end: Int
        /// The white space before its last member's key. Nil if it has no members.
        var lead: String?
        /// True for the only member of an object on one line, where the spacing after commas is unknown.
        var isSingleOnItsLine: Bool
        /// The white space at the beginning of its line.
        var indentation: String
    }

    /// The range of the existing value, and the white space at the beginning of its line.
    case value(Range<Int>, indentation: String)
    /// The object without a member for the first of the remaining keys.
    case missing(Object, [String])

    init(_ path: [String], in bytes: [UInt8], depthLimit: Int) throws(JSONScanError) {
        var walk = JSONCursor(bytes, depthLimit: depthLimit)
        self = try walk.find(path)
    }
}

/// Finds a place in a JSON text that was parsed before and is valid.
private struct JSONCursor {
    private var scanner: JSONScanner
    private let bytes: [UInt8]
    private let depthLimit: Int

    init(_ bytes: [UInt8], depthLimit: Int) {
        scanner = JSONScanner(bytes: bytes, depthLimit: depthLimit)
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    mutating func find(_ path: [String]) throws(JSONScanError) -> JSONPlace {
        try scanner.skipByteOrderMark()
        scanner.skipSpace()
        for (depth, step) in path.enumerated() {
            switch scanner.next {
            case UInt8(ascii: "{"):
                guard let object = try enterObject(for: step) else { continue }
                return .missing(object, Array(path[depth...]))
            case UInt8(ascii: "["): try enterArray(for: step)
            default:
                throw JSONScanError(.wrongType, at: scanner.position, "this is no object, so it has no \"\(step)\"")
            }
        }
        let start = scanner.offset
        _ = try scanner.value(depth: 0)
        return .value(start..<scanner.offset, indentation: indentation(at: start))
    }

    /// Stops before the value of the key and returns nil. If there is no such key, stops at the end of the object and
    /// returns it.
    private mutating func enterObject(for key: String) throws(JSONScanError) -> JSONPlace.Object? {
        let indentation = indentation(at: scanner.offset)
        scanner.offset += 1
        let open = scanner.offset
        var lead: String?
        var (end, count) = (open, 0)
        while true {
            let before = scanner.offset
            scanner.skipSpace()
            guard scanner.next == UInt8(ascii: "\"") else { break }
            lead = String(decoding: bytes[before..<scanner.offset], as: UTF8.self)
            let name = try scanner.string()
            scanner.skipSpace()
            scanner.offset += 1
            scanner.skipSpace()
            if name == key { return nil }
            _ = try scanner.value(depth: 0)
            (end, count) = (scanner.offset, count + 1)
            scanner.skipSpace()
            if scanner.next == UInt8(ascii: ",") { scanner.offset += 1 }
        }
        return JSONPlace.Object(
            inside: open..<scanner.offset, end: end, lead: lead,
            isSingleOnItsLine: count == 1 && JSONStyle.indentation(of: lead ?? "") == nil, indentation: indentation)
    }

    private mutating func enterArray(for step: String) throws(JSONScanError) {
        let start = scanner.position
        scanner.offset += 1
        scanner.skipSpace()
        var index = 0
        while scanner.next != UInt8(ascii: "]") {
            if "\(index)" == step { return }
            _ = try scanner.value(depth: 0)
            scanner.skipSpace()
            if scanner.next == UInt8(ascii: ",") { scanner.offset += 1 }
            scanner.skipSpace()
            index += 1
        }
        throw JSONScanError(.outOfRange, at: start, "the array has no element \"\(step)\"", hint: "it has \(index)")
    }

    /// Returns the white space at the beginning of the line that contains a byte.
    private func indentation(at offset: Int) -> String {
        let line = bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let space = bytes[line..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
        return String(decoding: space, as: UTF8.self)
    }
}

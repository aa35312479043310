/// Reads binary property lists, `bplist00`: objects that refer to each other by number, a table of their offsets, and a
/// trailer of 32 bytes.
///
/// Every offset and count is checked against the file size. Objects may be shared, so a small file can describe a huge
/// tree: a budget of nodes and characters limits that, and the depth limit stops cycles. A position is line 1 with the
/// byte number as the column.
struct BinaryPropertyListReader {
    static let mark = Array("bplist".utf8)
    private static let version = Array("bplist00".utf8)
    private static let trailerSize = 32

    private let bytes: [UInt8]
    private let depthLimit: Int
    /// The size of a table entry and of a reference, in bytes.
    private let (offsetSize, referenceSize): (Int, Int)
    private let objectCount: Int
    private let table: Int
    private let top: Int
    /// The number of nodes and characters that may still be read.
    private var budget: Int

    init(bytes: [UInt8], depthLimit: Int) throws(JSONScanError) {
        guard bytes.starts(with: Self.version) else {
            throw JSONScanError(
                .encoding, at: .start, "the property list is binary of an unknown version",
                hint: "plutil -convert xml1 makes it XML")
        }
        guard bytes.count >= Self.version.count + Self.trailerSize else { throw Self.damaged(at: bytes.count) }
        let trailer = bytes.count - Self.trailerSize
        let number = { (offset: Int) in Self.number(bytes[(trailer + offset)..<(trailer + offset + 8)]) }
        (self.bytes, self.depthLimit) = (bytes, depthLimit)
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        guard let count = number(8), let top = number(16), let table = number(24), (1...8).contains(offsetSize),
            (1...8).contains(referenceSize), count <= bytes.count, top < count, table >= Self.version.count,
            table <= trailer - count * offsetSize
        else { throw Self.damaged(at: trailer) }
        (objectCount, self.top, self.table) = (count, top, table)
        budget = bytes.count * 2 + 100_000
    }

    mutating func document() throws(JSONScanError) -> JSONValue { try object(top, depth: 0) }

    private mutating func object(_ number: Int, depth: Int) throws(JSONScanError) -> JSONValue {
        let entry = table + number * offsetSize
        guard number < objectCount, let start = Self.number(bytes[entry..<(entry + offsetSize)]), start < table else {
            throw Self.damaged(at: entry)
        }
        let position = Self.position(start)
        guard depth <= depthLimit else {
            throw JSONScanError(.tooDeep, at: position, "values are nested more than \(depthLimit) deep")
        }
        try spend(1, at: start)
        let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 15))
        switch (kind, low) {
        case (0, 0): return JSONValue(.null, at: position)
        case (0, 8): return JSONValue(.bool(false), at: position)
        case (0, 9): return JSONValue(.bool(true), at: position)
        case (1, 0...4): return JSONValue(.number(try integer(at: start, size: 1 << low)), at: position)
        case (2, 2...3): return JSONValue(.number(try real(at: start, size: 1 << low)), at: position)
        case (3, 3): return JSONValue(.string(try real(at: start, size: 8).text), at: position)
        case (4, _), (5, _), (6, _): return JSONValue(.string(try text(at: start)), at: position)
        case (10, _), (12, _): return JSONValue(.array(try elements(at: start, depth: depth)), at: position)
        case (13, _): return JSONValue(.object(try members(at: start, depth: depth)), at: position)
        default:
            throw JSONScanError(.invalid, at: position, "the object has no counterpart here", hint: "leave it out")
        }
    }

    // MARK: - Plain values

    /// Integers of up to four bytes are unsigned, those of eight bytes signed. Larger ones are rejected.
    private func integer(at start: Int, size: Int) throws(JSONScanError) -> JSONNumber {
        let digits = try slice(start + 1, count: size)
        guard size <= 8 else { throw Self.damaged(at: start) }
        let bits = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return JSONNumber(checked: size == 8 ? "\(Int64(bitPattern: bits))" : "\(bits)")
    }

    private func real(at start: Int, size: Int) throws(JSONScanError) -> JSONNumber {
        let bits = try slice(start + 1, count: size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        let value = size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
        guard value.isFinite, let number = JSONNumber("\(value)") else {
            throw JSONScanError(
                .outOfRange, at: Self.position(start), "\(value) is no number", hint: "write a finite one")
        }
        return number
    }

    /// Data becomes Base64. Strings of one byte per character are ASCII, of two bytes UTF-16.
    private mutating func text(at start: Int) throws(JSONScanError) -> String {
        let (first, count) = try content(at: start)
        let kind = bytes[start] >> 4
        let letters = try slice(first, count: kind == 6 ? count * 2 : count)
        try spend(letters.count, at: start)
        let text: String?
        switch kind {
        case 4: text = Base64.text(Array(letters))
        case 5: text = letters.allSatisfy { $0 < 0x80 } ? String(decoding: letters, as: UTF8.self) : nil
        default:
            let units = stride(from: letters.startIndex, to: letters.endIndex, by: 2).map {
                UInt16(letters[$0]) << 8 | UInt16(letters[$0 + 1])
            }
            text = String(validating: units, as: UTF16.self)
        }
        guard let text else { throw JSONScanError(.encoding, at: Self.position(start), "the text is damaged") }
        return text
    }

    // MARK: - Lists

    private mutating func elements(at start: Int, depth: Int) throws(JSONScanError) -> [JSONValue] {
        let (first, count) = try content(at: start)
        var elements: [JSONValue] = []
        for index in 0..<count {
            do {
                elements.append(try object(try reference(first, index), depth: depth + 1))
            } catch {
                throw error.inside("\(index)")
            }
        }
        return elements
    }

    private mutating func members(at start: Int, depth: Int) throws(JSONScanError) -> [JSONMember] {
        let (first, count) = try content(at: start)
        var members: [JSONMember] = []
        var keys = KeySet()
        for index in 0..<count {
            let name = try object(try reference(first, index), depth: depth + 1)
            guard case .string(let key) = name.content else {
                throw JSONScanError(.wrongType, at: name.position, "a key is a string, this is \(name.typeName)")
            }
            guard keys.insert(key, at: name.position, among: members) == nil else {
                throw JSONScanError(.duplicateKey, at: name.position, "the key \"\(key)\" is given twice").inside(key)
            }
            do {
                let value = try object(try reference(first, count + index), depth: depth + 1)
                members.append(JSONMember(key: key, keyPosition: name.position, value: value))
            } catch {
                throw error.inside(key)
            }
        }
        return members
    }

    /// Returns the start of an object's content and the number of its parts. From 15 on, the count is stored as a
    /// separate integer.
    private func content(at start: Int) throws(JSONScanError) -> (first: Int, count: Int) {
        let low = Int(bytes[start] & 15)
        guard low == 15 else { return (start + 1, low) }
        let size = 1 << Int(try slice(start + 1, count: 1).first.map { $0 & 15 } ?? 0)
        guard size <= 8, bytes[start + 1] >> 4 == 1, let count = Self.number(try slice(start + 2, count: size)),
            count <= bytes.count
        else { throw Self.damaged(at: start) }
        return (start + 2 + size, count)
    }

    private func reference(_ first: Int, _ index: Int) throws(JSONScanError) -> Int {
        let place = first + index * referenceSize
        guard let number = Self.number(try slice(place, count: referenceSize)) else { throw Self.damaged(at: place) }
        return number
    }

    private func slice(_ start: Int, count: Int) throws(JSONScanError) -> ArraySlice<UInt8> {
        guard start + count <= table else { throw Self.damaged(at: start) }
        return bytes[start..<(start + count)]
    }

    private mutating func spend(_ amount: Int, at offset: Int) throws(JSONScanError) {
        budget -= amount
        guard budget >= 0 else {
            throw JSONScanError(.tooLarge, at: Self.position(offset), "the property list repeats its objects too often")
        }
    }

    /// Returns nil beyond 48 bits, which no file size reaches.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        let value = digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return value < 1 << 48 ? Int(value) : nil
    }

    private static func position(_ offset: Int) -> Position { Position(line: 1, column: offset + 1) }

    private static func damaged(at offset: Int) -> JSONScanError {
        JSONScanError(.syntax, at: position(offset), "the binary property list is damaged", hint: "save it again")
    }
}

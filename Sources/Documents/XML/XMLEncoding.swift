/// Converts the bytes of an XML file to UTF-8 without a byte order mark (XML 1.0, appendix F).
enum XMLEncoding {
    static func utf8(_ bytes: [UInt8]) throws(XMLError) -> [UInt8] {
        if bytes.starts(with: [0xFF, 0xFE]) { return try utf16(bytes) { UInt16($0) | UInt16($1) << 8 } }
        if bytes.starts(with: [0xFE, 0xFF]) { return try utf16(bytes) { UInt16($0) << 8 | UInt16($1) } }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        switch declared(text) {
        case nil, "utf-8", "utf8", "us-ascii", "ascii": return try validated(text)
        case "iso-8859-1", "latin1", "windows-1252": return latin1(text)
        case .some(let name):
            throw failure("is written in the encoding \(XMLReader.quoted(name))")
        }
    }

    /// Returns the encoding of the XML declaration in lowercase; nil without one.
    private static func declared(_ bytes: [UInt8]) -> String? {
        guard bytes.starts(with: "<?xml".utf8), let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let words = String(decoding: bytes[..<end], as: UTF8.self).split { $0 == "=" || $0.isWhitespace }
        guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return nil }
        return words[place + 1].filter { $0 != "\"" && $0 != "'" && $0 != "?" }.lowercased()
    }

    private static func validated(_ bytes: [UInt8]) throws(XMLError) -> [UInt8] {
        guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
        var counter = LineCounter()
        throw failure("has a byte that is not UTF-8", at: counter.position(of: firstInvalid(bytes), in: bytes))
    }

    /// Returns the approximate offset of the first invalid byte, by bisection.
    private static func firstInvalid(_ bytes: [UInt8]) -> Int {
        var (good, bad) = (0, bytes.count)
        while bad - good > 4 {
            // Cuts between characters only.
            var middle = (good + bad) / 2
            while middle > good, bytes[middle] & 0xC0 == 0x80 { middle -= 1 }
            guard middle > good else { break }
            if String(validating: bytes[good..<middle], as: UTF8.self) == nil { bad = middle } else { good = middle }
        }
        return good
    }

    private static func latin1(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        for byte in bytes { text += UTF8.encode(Unicode.Scalar(byte))! }
        return text
    }

    private static func utf16(
        _ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16
    ) throws(XMLError) -> [UInt8] {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw failure("is not valid UTF-16")
        }
        return Array(text.utf8)
    }

    private static func failure(_ reason: String, at position: Position = .start) -> XMLError {
        XMLError(kind: .encoding, reason: reason, hint: "save it as UTF-8", position: position)
    }
}

extension JSONScanner {
    /// Scans a string at its opening quote. A string without escapes is copied in one piece.
    mutating func string() throws(JSONScanError) -> String {
        let opening = position
        offset += 1
        var text = ""
        var isWhole = true
        while true {
            let piece = try plainPiece(opening: opening)
            if bytes[offset] == UInt8(ascii: "\"") {
                offset += 1
                return isWhole ? piece : text + piece
            }
            text += piece
            isWhole = false
            text.unicodeScalars.append(try escape())
        }
    }

    /// Returns everything up to the next quote or backslash, validated as UTF-8 without control characters.
    private mutating func plainPiece(opening: Position) throws(JSONScanError) -> String {
        let start = offset
        var highBits: UInt8 = 0
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                return highBits < 0x80 ? ascii(start) : try unicode(start)
            }
            guard byte >= 0x20 else { throw controlCharacter(byte, from: start, opening: opening) }
            highBits |= byte
            offset += 1
        }
        throw JSONScanError(.syntax, at: opening, "the string is never closed", hint: "add the closing \"")
    }

    private func ascii(_ start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    private mutating func unicode(_ start: Int) throws(JSONScanError) -> String {
        do {
            let piece = try text(bytes, start..<offset)
            wideBytes += continuationBytes(bytes, start..<offset)
            return piece
        } catch {
            offset = error.offset
            wideBytes += continuationBytes(bytes, start..<offset)
            throw JSONScanError(
                .encoding, at: position, "bytes that are not UTF-8 (\(error.reason))", hint: "save the file as UTF-8")
        }
    }

    private mutating func controlCharacter(_ byte: UInt8, from start: Int, opening: Position) -> JSONScanError {
        if byte == 0x0A || byte == 0x0D {
            return JSONScanError(
                .syntax, at: opening, "the string is not closed on its line",
                hint: "add the closing \", or write a line break as \\n")
        }
        wideBytes += continuationBytes(bytes, start..<offset)
        let digits = String(byte, radix: 16)
        return JSONScanError(
            .syntax, at: position, "a control character in a string",
            hint: "write it as \\u\(String(repeating: "0", count: 4 - digits.count))\(digits)")
    }

    /// Scans the escape at its backslash. The two halves of a surrogate pair are one escape.
    private mutating func escape() throws(JSONScanError) -> Unicode.Scalar {
        let start = position
        offset += 1
        let letter = next
        offset += 1
        if letter == UInt8(ascii: "u") { return try unicodeEscape(start: start) }
        guard let scalar = Self.shortEscapes[letter] else {
            throw JSONScanError(
                .syntax, at: start, "an unknown escape in a string", hint: "write a backslash as \\\\")
        }
        return scalar
    }

    private static let shortEscapes: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    private mutating func unicodeEscape(start: Position) throws(JSONScanError) -> Unicode.Scalar {
        let first = try fourDigits(start: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw loneSurrogate(start) }
        offset += 1
        guard next == UInt8(ascii: "u") else { throw loneSurrogate(start) }
        offset += 1
        let second = try fourDigits(start: start)
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw loneSurrogate(start) }
        return scalar
    }

    private mutating func fourDigits(start: Position) throws(JSONScanError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw JSONScanError(.syntax, at: start, "\\u is not followed by four hexadecimal digits")
            }
            code = code << 4 | UInt32(digit)
            offset += 1
        }
        return code
    }

    private func loneSurrogate(_ start: Position) -> JSONScanError {
        JSONScanError(
            .encoding, at: start, "half a surrogate pair",
            hint: "write both halves, like \\ud83d\\ude00, or the character itself")
    }
}

extension JSONScanner {
    /// Scans a number of the grammar of RFC 8259. Its value is computed on demand.
    mutating func number() throws(JSONScanError) -> JSONNumber {
        let start = offset
        if next == UInt8(ascii: "-") { offset += 1 }
        if next == UInt8(ascii: "0") {
            offset += 1
            guard !isDigit else { throw malformed("a number that starts with 0", hint: "remove the leading zeros") }
        } else {
            try digits(after: "the sign")
        }
        if next == UInt8(ascii: ".") {
            offset += 1
            try digits(after: "the decimal point")
        }
        if next | 0x20 == UInt8(ascii: "e") {
            offset += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
            try digits(after: "the exponent's e")
        }
        return JSONNumber(checked: String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    private var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) }

    private mutating func digits(after part: String) throws(JSONScanError) {
        guard isDigit else { throw malformed("a number without a digit after \(part)") }
        while isDigit { offset += 1 }
    }

    private func malformed(_ problem: String, hint: Hint = "") -> JSONScanError {
        JSONScanError(.syntax, at: position, problem, hint: hint)
    }
}

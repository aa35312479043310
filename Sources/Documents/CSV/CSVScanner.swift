/// Splits CSV bytes into fields and rows.
struct CSVScanner {
    private let bytes: [UInt8]
    private let file: String
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    private var wideBytes = 0

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            offset = 3
            lineStart = 3
        }
    }

    private var position: Position { Position(line: line, column: offset - lineStart - wideBytes + 1) }

    private var isAtEnd: Bool { offset >= bytes.count }

    mutating func stop() { offset = bytes.count }

    /// The next row that is not blank; nil at the end.
    mutating func row() throws(DocumentError) -> CSVRow? {
        do {
            while try takeLineEnd() {}
            guard !isAtEnd else { return nil }
            let start = position
            var fields = [try field()]
            while !isAtEnd, bytes[offset] == UInt8(ascii: ",") {
                offset += 1
                fields.append(try field())
            }
            _ = try takeLineEnd()
            return CSVRow(file: file, position: start, fields: fields)
        } catch {
            stop()
            throw error
        }
    }

    /// Reads one field and stops at the comma or line end after it.
    private mutating func field() throws(DocumentError) -> CSVRow.Field {
        let start = position
        let isQuoted = !isAtEnd && bytes[offset] == UInt8(ascii: "\"")
        return CSVRow.Field(isQuoted ? try quoted() : try plain(), at: start)
    }

    private mutating func plain() throws(DocumentError) -> String {
        let start = offset
        while !isAtEnd, !isFieldEnd(bytes[offset]) {
            guard bytes[offset] != UInt8(ascii: "\"") else {
                wideBytes += continuationBytes(bytes, start..<offset)
                throw error(
                    .syntax, "a double quote inside a field",
                    hint: "put the whole field in double quotes and write the inner quote twice")
            }
            offset += 1
        }
        return try piece(start..<offset)
    }

    private mutating func quoted() throws(DocumentError) -> String {
        let opening = position
        var text = ""
        repeat {
            offset += 1
            text += try quotedPiece(opening: opening)
            offset += 1
            if !isAtEnd, bytes[offset] == UInt8(ascii: "\"") { text += "\"" } else { break }
        } while true
        guard isAtEnd || isFieldEnd(bytes[offset]) else {
            throw error(
                .syntax, "text after a closing double quote", hint: "write a quote inside a quoted field twice")
        }
        return text
    }

    /// Everything up to the next double quote, line ends included.
    private mutating func quotedPiece(opening: Position) throws(DocumentError) -> String {
        var pieceStart = offset
        var lines = ""
        while !isAtEnd, bytes[offset] != UInt8(ascii: "\"") {
            offset += 1
            if bytes[offset - 1] == 0x0A {
                lines += try piece(pieceStart..<offset)
                pieceStart = offset
                startLine()
            }
        }
        guard !isAtEnd else {
            throw DocumentError(
                .syntax, file: file, position: opening, problem: "the quoted field is never closed",
                hint: "add the closing \"")
        }
        return lines + (try piece(pieceStart..<offset))
    }

    /// Steps over one line end; false where there is none at hand.
    private mutating func takeLineEnd() throws(DocumentError) -> Bool {
        guard !isAtEnd, bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return false }
        if bytes[offset] == 0x0D {
            guard offset + 1 < bytes.count, bytes[offset + 1] == 0x0A else {
                throw error(.syntax, "a line ends in a bare carriage return", hint: "save the file with LF or CRLF")
            }
            offset += 1
        }
        offset += 1
        startLine()
        return true
    }

    private mutating func startLine() {
        line += 1
        lineStart = offset
        wideBytes = 0
    }

    private func isFieldEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ",") || byte == 0x0A || byte == 0x0D
    }

    private mutating func piece(_ range: Range<Int>) throws(DocumentError) -> String {
        do {
            let piece = try text(bytes, range)
            wideBytes += continuationBytes(bytes, range)
            return piece
        } catch {
            offset = error.offset
            wideBytes += continuationBytes(bytes, range.lowerBound..<offset)
            throw self.error(.encoding, "bytes that are not UTF-8 (\(error.reason))", hint: "save the file as UTF-8")
        }
    }

    private func error(_ kind: DocumentError.Kind, _ problem: String, hint: String) -> DocumentError {
        DocumentError(kind, file: file, position: position, problem: problem, hint: hint)
    }
}

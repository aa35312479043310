/// Splits CSV bytes into fields and rows.
///
/// For a file, `bytes` holds the current row and the rest of the last chunk; earlier rows are dropped.
struct CSVScanner {
    private var bytes: [UInt8]
    private let file: String
    /// The source of further bytes. Nil if there are none.
    private var source: FileReader?
    private var offset = 0
    /// The offset where the current row begins.
    private var rowStart = 0
    private var hasBegun = false
    private var line = 1
    private var lineStart = 0
    private var wideBytes = 0

    init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    init(source: FileReader) {
        bytes = []
        file = source.path
        self.source = source
    }

    private var position: Position { Position(line: line, column: offset - lineStart - wideBytes + 1) }

    /// Returns true if no bytes are left, after trying to read more.
    private mutating func isAtEnd() throws -> Bool {
        guard offset >= bytes.count else { return false }
        return try !readOn()
    }

    /// Appends the next chunk of the file. Returns false at its end.
    private mutating func readOn() throws -> Bool {
        guard let source else { return false }
        guard bytes.count - rowStart <= CSVReader.longestRow else {
            throw error(
                .tooLarge, "the row has more than \(CSVReader.longestRow) bytes", hint: "is a quote never closed?")
        }
        bytes.removeSubrange(..<rowStart)
        offset -= rowStart
        lineStart -= rowStart
        rowStart = 0
        let piece = try source.next()
        bytes += piece
        if piece.isEmpty { self.source = nil }
        return !piece.isEmpty
    }

    mutating func stop() {
        source = nil
        offset = bytes.count
    }

    /// Returns the next row that is not blank, nil at the end.
    mutating func row() throws -> CSVRow? {
        do {
            if !hasBegun { try skipByteOrderMark() }
            repeat { rowStart = offset } while try takeLineEnd()
            guard try !isAtEnd() else { return nil }
            let start = position
            var fields = [try field()]
            while try !isAtEnd(), bytes[offset] == UInt8(ascii: ",") {
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

    private mutating func skipByteOrderMark() throws {
        hasBegun = true
        // A pipe may deliver the first bytes of a file one by one.
        while bytes.count < 3, try readOn() {}
        guard !isUTF16(bytes) else { throw error(.encoding, utf16Problem, hint: "save the file as UTF-8") }
        guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        offset = 3
        lineStart = 3
    }

    /// Scans one field and stops at the comma or line end after it.
    private mutating func field() throws -> CSVRow.Field {
        let start = position
        let isQuoted = try !isAtEnd() && bytes[offset] == UInt8(ascii: "\"")
        return CSVRow.Field(isQuoted ? try quoted() : try plain(), at: start)
    }

    private mutating func plain() throws -> String {
        // Relative to the row's start, because reading a chunk drops the bytes before.
        let start = offset - rowStart
        while try !isAtEnd(), !isFieldEnd(bytes[offset]) {
            guard bytes[offset] != UInt8(ascii: "\"") else {
                wideBytes += continuationBytes(bytes, (rowStart + start)..<offset)
                throw error(
                    .syntax, "a double quote inside a field",
                    hint: "put the whole field in double quotes and write the inner quote twice")
            }
            offset += 1
        }
        return try piece((rowStart + start)..<offset)
    }

    private mutating func quoted() throws -> String {
        let opening = position
        var text = ""
        repeat {
            offset += 1
            text += try quotedPiece(opening: opening)
            offset += 1
            if try !isAtEnd(), bytes[offset] == UInt8(ascii: "\"") { text += "\"" } else { break }
        } while true
        guard try isAtEnd() || isFieldEnd(bytes[offset]) else {
            throw error(
                .syntax, "text after a closing double quote", hint: "write a quote inside a quoted field twice")
        }
        return text
    }

    /// Returns everything up to the next double quote, line ends included.
    private mutating func quotedPiece(opening: Position) throws -> String {
        var pieceStart = offset - rowStart
        var lines = ""
        while try !isAtEnd(), bytes[offset] != UInt8(ascii: "\"") {
            offset += 1
            if bytes[offset - 1] == 0x0A {
                lines += try piece((rowStart + pieceStart)..<offset)
                pieceStart = offset - rowStart
                startLine()
            }
        }
        guard try !isAtEnd() else {
            throw DocumentError(
                .syntax, file: file, position: opening, problem: "the quoted field is never closed",
                hint: "add the closing \"")
        }
        return lines + (try piece((rowStart + pieceStart)..<offset))
    }

    /// Skips one line end. Returns false if there is none at the current position.
    private mutating func takeLineEnd() throws -> Bool {
        guard try !isAtEnd(), bytes[offset] == 0x0A || bytes[offset] == 0x0D else { return false }
        if bytes[offset] == 0x0D {
            if offset + 1 == bytes.count { _ = try readOn() }
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

    private mutating func piece(_ range: Range<Int>) throws -> String {
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

    private func error(_ kind: DocumentError.Kind, _ problem: String, hint: Hint) -> DocumentError {
        DocumentError(kind, file: file, position: position, problem: problem, hint: hint)
    }
}

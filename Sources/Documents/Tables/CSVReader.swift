/// Reads RFC 4180 one record at a time: memory holds a piece of the file and one row, however long the file.
///
/// UTF-8, with or without byte order mark; lines end in LF or CRLF, inside quotes they belong to the field; blank lines
/// are skipped. Every record must have as many fields as the first, and at most `longestRow` bytes. After an error the
/// reader gives no more rows.
///
///     var reader = CSVReader(bytes, file: "scores.csv")
///     let columns = try reader.header(["name", "score"]) ?? [0, 1]
///     while let row = try reader.nextRow() { ... try row.int(at: columns[1]) ... }
///
/// 1,000,000 rows of a name and a score, 24 MB, become the best hundred in 3.2 s, and the whole process that renders them
/// holds 56 MB, as with 100,000 rows and with none (2026-11-22, debug build).
public struct CSVReader {
    /// A row's bytes at most: a quote that is never closed would otherwise take the whole file for one field.
    public static let longestRow = 1 << 20

    private var scanner: CSVScanner
    private var fieldCount: Int?
    private var heldBack: CSVRow?

    /// A reader over the whole of `bytes`; errors name `file`.
    public init(_ bytes: [UInt8], file: String) {
        scanner = CSVScanner(bytes: bytes, file: file)
    }

    /// A reader over a file, from where it has been read to. Copies of the reader share it.
    public init(_ file: FileReader) {
        scanner = CSVScanner(source: file)
    }

    /// Consumes the first row if it names all of `names` (in any order and ASCII case, among others, with spaces around
    /// them) and tells each name's column. Nil, and nothing consumed, where the first row is data already or there is none.
    public mutating func header(_ names: [String]) throws -> [Int]? {
        guard let first = try nextRow() else { return nil }
        let present = first.fields.map(\.heading)
        let columns = names.compactMap { name in present.firstIndex(of: Suggestion.letters(name)) }
        guard columns.count == names.count else {
            heldBack = first
            return nil
        }
        return columns
    }

    /// The next record; nil at the end of the file. Throws `DocumentError`, or `FileError` where the file cannot be read
    /// on.
    public mutating func nextRow() throws -> CSVRow? {
        if let row = heldBack {
            heldBack = nil
            return row
        }
        guard let row = try scanner.row() else { return nil }
        let expected = fieldCount ?? row.fields.count
        fieldCount = expected
        guard row.fields.count == expected else {
            scanner.stop()
            throw row.error(
                .invalid, at: row.position,
                "the row has \(row.fields.count) field\(row.fields.count == 1 ? "" : "s"), the first row has \(expected)",
                hint: "put fields that contain commas in double quotes")
        }
        return row
    }
}

extension CSVReader: TableReader {
    /// A first row without any digit is taken for headings, which have to name the columns.
    public mutating func columns(_ names: [String]) throws -> [Int] {
        if let columns = try header(names) { return columns }
        if let first = heldBack, first.fields.count >= names.count,
            !first.fields.contains(where: { $0.text.utf8.contains { (48...57).contains($0) } })
        {
            let missing = names.filter { name in
                !first.fields.contains { $0.heading == Suggestion.letters(name) }
            }
            scanner.stop()
            throw first.error(
                .missingKey, at: first.position, "no column is called \(missing.joined(separator: " or "))",
                hint: "call the columns \(names.joined(separator: " and ")), or leave the line of headings out")
        }
        return Array(names.indices)
    }

    public mutating func next() throws -> (any TableRow)? { try nextRow() }
}

extension CSVRow.Field {
    /// As a heading is compared: without blanks around it, in lower-case ASCII letters.
    fileprivate var heading: [UInt32] {
        let letters = Suggestion.letters(text)
        let blanks: Set<UInt32> = [0x20, 0x09]
        guard let first = letters.firstIndex(where: { !blanks.contains($0) }),
            let last = letters.lastIndex(where: { !blanks.contains($0) })
        else { return [] }
        return Array(letters[first...last])
    }
}

extension CSVRow: TableRow {
    public func int(at index: Int) throws(DocumentError) -> Int { try int(at: index, in: .min ... .max) }

    public func error(at index: Int, _ problem: String, hint: String) -> DocumentError {
        error(.invalid, at: fields.indices.contains(index) ? fields[index].position : position, problem, hint: hint)
    }
}

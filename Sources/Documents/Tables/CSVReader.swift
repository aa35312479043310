/// Reads RFC 4180 one record at a time. Memory holds one chunk of the file and one row, whatever the file's length.
///
/// The text is UTF-8, with or without a byte order mark. Lines end with LF or CRLF; inside quotes they belong to the
/// field. Blank lines are skipped. Every record must have as many fields as the first one and at most `longestRow`
/// bytes. After an error the reader returns no more rows.
///
///     var reader = CSVReader(bytes, file: "scores.csv")
///     let columns = try reader.header(["name", "score"]) ?? [0, 1]
///     while let row = try reader.nextRow() { ... try row.int(at: columns[1]) ... }
///
/// For its memory see Performance.
public struct CSVReader {
    /// The maximum size of a row in bytes. Without it, an unclosed quote would turn the whole file into one field.
    public static let longestRow = 1 << 20

    private var scanner: CSVScanner
    private var fieldCount: Int?
    private var heldBack: CSVRow?

    /// Creates a reader of `bytes`. Errors contain the name `file`.
    public init(_ bytes: [UInt8], file: String) {
        scanner = CSVScanner(bytes: bytes, file: file)
    }

    /// Creates a reader of a file, from its current position. Copies of the reader share it.
    public init(_ file: FileReader) {
        scanner = CSVScanner(source: file)
    }

    /// Consumes the first row if it contains all of `names` (in any order and ASCII case, among others, with spaces
    /// around them), and returns the column of each name. If the first row is data or there is none, returns nil and
    /// consumes nothing.
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

    /// Returns the next record, nil at the end of the file.
    ///
    /// - Throws: `DocumentError`, or `FileError` if the file cannot be read.
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
    /// Returns the columns of the names. A first row without any digit counts as a header, which must contain the
    /// names.
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

    /// Returns the next record, nil at the end of the file.
    public mutating func next() throws -> (any TableRow)? { try nextRow() }
}

extension CSVRow.Field {
    /// The field as a normalised column name: without surrounding blanks, in lower-case ASCII.
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
    /// Returns the field as an integer.
    public func int(at index: Int) throws(DocumentError) -> Int { try int(at: index, in: .min ... .max) }

    /// Returns an error about a field.
    public func error(at index: Int, _ problem: String, hint: Hint) -> DocumentError {
        error(.invalid, at: fields.indices.contains(index) ? fields[index].position : position, problem, hint: hint)
    }
}

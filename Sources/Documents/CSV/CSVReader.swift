/// Reads RFC 4180 one record at a time: memory holds the bytes and one row, however long the file.
///
/// UTF-8, with or without byte order mark; lines end in LF or CRLF, inside quotes they belong to the field; blank lines
/// are skipped. Every record must have as many fields as the first. After an error the reader gives no more rows.
///
///     var reader = CSVReader(bytes, file: "scores.csv")
///     let columns = try reader.header(["name", "score"]) ?? [0, 1]
///     while let row = try reader.next() { ... try row.int(at: columns[1]) ... }
public struct CSVReader: Sendable {
    private var scanner: CSVScanner
    private var fieldCount: Int?
    private var heldBack: CSVRow?
    private let file: String

    /// A reader over the whole of `bytes`; errors name `file`.
    public init(_ bytes: [UInt8], file: String) {
        scanner = CSVScanner(bytes: bytes, file: file)
        self.file = file
    }

    /// Consumes the first row if it names all of `names` (in any order and ASCII case, among others) and tells each
    /// name's column. Nil, and nothing consumed, where the first row is data already or there is none.
    public mutating func header(_ names: [String]) throws(DocumentError) -> [Int]? {
        guard let first = try next() else { return nil }
        let present = first.fields.map { Suggestion.letters($0.text) }
        let columns = names.compactMap { name in present.firstIndex(of: Suggestion.letters(name)) }
        guard columns.count == names.count else {
            heldBack = first
            return nil
        }
        return columns
    }

    /// The next record; nil at the end of the file.
    public mutating func next() throws(DocumentError) -> CSVRow? {
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
                .invalid, at: row.position, "the row has \(row.fields.count) fields, the first row has \(expected)",
                hint: "put fields that contain commas in double quotes")
        }
        return row
    }
}

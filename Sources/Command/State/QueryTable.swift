import FramewrightDocuments

/// The rows of a query, read one at a time.
struct QueryTable: TableReader {
    private let file: String
    private let names: [String]
    private let statement: SQLiteStatement
    private var count = 0

    /// Prepares the query. Throws without running anything if it is not a single SELECT.
    init(_ query: String, on connection: SQLiteConnection, file: String) throws {
        guard SQLText.isSelect(query) else {
            throw DatabaseFailure(
                message: "the query is no SELECT, in the query of \(file)",
                hint: "the query is one SELECT, such as: select name, score from games")
        }
        statement = try SQLiteStatement(query, on: connection)
        guard statement.isReadOnly else {
            throw DatabaseFailure(
                message: "the query would change the database, in the query of \(file)",
                hint: "databases are only read here; the query is one SELECT")
        }
        self.file = file
        names = statement.columnNames
    }

    /// Returns the columns by name, ignoring ASCII case. Columns with other names replace missing ones, in order.
    mutating func columns(_ wanted: [String]) throws -> [Int] {
        guard names.count == wanted.count else {
            throw DatabaseFailure(
                message: "the query gives \(names.count) columns, \(wanted.count) are needed, in the query of \(file)",
                hint: "select \(wanted.joined(separator: ", ")) from ...")
        }
        let present = names.map { $0.lowercased() }
        var others = names.indices.filter { !wanted.contains(present[$0]) }.makeIterator()
        return wanted.map { present.firstIndex(of: $0) ?? others.next() ?? 0 }
    }

    mutating func next() throws -> (any TableRow)? {
        guard try statement.step() else { return nil }
        count += 1
        return QueryRow(values: names.indices.map(statement.value(at:)), names: names, number: count, file: file)
    }
}

/// A row of a query's result. Values have the types of the database: a number in quotes is a text.
private struct QueryRow: TableRow {
    let values: [SQLiteValue]
    let names: [String]
    let number: Int
    let file: String

    func string(at index: Int) throws(DocumentError) -> String {
        guard case .text(let text) = values[index] else { throw wrongType(index, expected: "a text") }
        return text
    }

    func int(at index: Int) throws(DocumentError) -> Int {
        guard case .integer(let number) = values[index] else { throw wrongType(index, expected: "a whole number") }
        return Int(number)
    }

    func error(at index: Int, _ problem: String, hint: Hint) -> DocumentError {
        DocumentError(.invalid, file: file, row: number, problem: problem, hint: hint)
    }

    private func wrongType(_ index: Int, expected: String) -> DocumentError {
        var isNull = false
        if case .null = values[index] { isNull = true }
        return DocumentError(
            .wrongType, file: file, row: number,
            problem: "expected \(expected) as \(names[index]), found \(values[index].kind)",
            hint: isNull
                ? "leave such rows out: where \(names[index]) is not null"
                : "cast(\(names[index]) as \(expected == "a text" ? "text" : "integer")) makes it one")
    }
}

extension SQLiteValue {
    /// The name of the value in error messages.
    fileprivate var kind: String {
        switch self {
        case .null: "NULL"
        case .integer(let number): "the number \(number)"
        case .real(let number): "the number \(number)"
        case .text(let text): "the text \"\(text.prefix(24))\""
        case .blob: "a blob"
        }
    }
}

#if SQLite
import FramewrightDocuments
import GRDB

/// The rows a query gives, one at a time.
struct QueryTable: TableReader {
    private let file: String
    private let names: [String]
    private let rows: RowCursor
    private var count = 0

    /// Refuses what is not a single SELECT: no statement of it has run then.
    init(_ query: String, of database: Database, file: String) throws {
        guard Self.isSelect(query) else {
            throw DatabaseFailure(
                message: "the query is no SELECT, in the query of \(file)",
                hint: "the query is one SELECT, such as: select name, score from games")
        }
        let statement = try Self.single(query, of: database, file: file)
        guard statement.isReadonly else {
            throw DatabaseFailure(
                message: "the query would change the database, in the query of \(file)",
                hint: "databases are only read here; the query is one SELECT")
        }
        self.file = file
        names = statement.columnNames
        rows = try Row.fetchCursor(statement)
    }

    /// By their names, whatever their ASCII case; columns of other names stand in for the names left, in their order.
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
        guard let row = try rows.next() else { return nil }
        count += 1
        return QueryRow(row: row, number: count, file: file)
    }

    private static func single(_ query: String, of database: Database, file: String) throws -> Statement {
        do {
            return try database.makeStatement(sql: query)
        } catch let error as DatabaseError where error.resultCode == .SQLITE_MISUSE {
            throw DatabaseFailure(
                message: "more than one statement, in the query of \(file)", hint: "the query is one SELECT")
        }
    }

    /// True where the first word asks for rows. SQLite counts some that change its settings among those that only read.
    private static func isSelect(_ query: String) -> Bool {
        var rest = query[...]
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "(" || $0 == ";" }
            if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
                rest = rest.dropFirst(2)
            } else {
                return ["select", "with", "values"].contains(rest.prefix { $0.isLetter }.lowercased())
            }
        }
    }
}

/// A row of a query's answer. The database's types are exact: a number in quotes is a text.
private struct QueryRow: TableRow {
    let row: Row
    let number: Int
    let file: String

    func string(at index: Int) throws(DocumentError) -> String {
        let value: DatabaseValue = row[index]
        guard case .string(let text) = value.storage else { throw wrongType(index, value, expected: "a text") }
        return text
    }

    func int(at index: Int) throws(DocumentError) -> Int {
        let value: DatabaseValue = row[index]
        guard case .int64(let number) = value.storage else { throw wrongType(index, value, expected: "a whole number") }
        return Int(number)
    }

    func error(at index: Int, _ problem: String, hint: String) -> DocumentError {
        DocumentError(.invalid, file: file, row: number, problem: problem, hint: hint)
    }

    private func wrongType(_ index: Int, _ value: DatabaseValue, expected: String) -> DocumentError {
        let name = Array(row.columnNames)[index]
        return DocumentError(
            .wrongType, file: file, row: number, problem: "expected \(expected) as \(name), found \(value.kind)",
            hint: value.isNull
                ? "leave such rows out: where \(name) is not null"
                : "cast(\(name) as \(expected == "a text" ? "text" : "integer")) makes it one")
    }
}

extension DatabaseValue {
    /// What an error calls it.
    fileprivate var kind: String {
        switch storage {
        case .null: "NULL"
        case .int64(let number): "the number \(number)"
        case .double(let number): "the number \(number)"
        case .string(let text): "the text \"\(text.prefix(24))\""
        case .blob: "a blob"
        }
    }
}
#endif

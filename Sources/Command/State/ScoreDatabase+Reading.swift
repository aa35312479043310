#if SQLite
import Framewright
import FramewrightDocuments
import GRDB
import GRDBSQLite

extension ScoreDatabase {
    static let isSupported = true

    /// The scene's state from the rows a query gives, read one at a time.
    func state(of scene: Scene, query: String) throws -> Scene.NamedState {
        try checkNothingWaits()
        do {
            let queue = try DatabaseQueue(path: address, configuration: Self.configuration)
            return try queue.unsafeRead { database in
                var table: any TableReader = try QueryTable(query, of: database, file: path)
                return try scene.state(fromTable: &table)
            }
        } catch let error as DatabaseError {
            throw DatabaseFailure(error, path: path)
        }
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.label = "scores"
        configuration.prepareDatabase { database in
            // The file may be anybody's: functions in its views and indices are not trusted.
            try database.execute(sql: "pragma trusted_schema = off")
            // A short query, or a file with holes, may make values of gigabytes.
            _ = unsafe sqlite3_limit(
                database.sqliteConnection, SQLITE_LIMIT_LENGTH, Int32(CSVReader.longestRow))
        }
        return configuration
    }

    /// A URI, which alone can say immutable. Bytes that mean something in a URI are escaped.
    private var address: String {
        let full = path.hasPrefix("/") ? "/" + path.drop { $0 == "/" } : "./" + path
        return "file:" + full.utf8.map(Self.escaped).joined() + "?immutable=1"
    }

    private static func escaped(_ byte: UInt8) -> String {
        let isPlain = Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
        guard byte >= 0x80 || !(isPlain || "/._-".utf8.contains(byte)) else {
            return String(Character(Unicode.Scalar(byte)))
        }
        let digits = String(byte, radix: 16)
        return "%" + (digits.count == 1 ? "0" : "") + digits
    }

    private func checkNothingWaits() throws {
        for ending in ["-wal", "-journal"] where (InputFile.size(of: path + ending) ?? 0) > 0 {
            throw DatabaseFailure(
                message: "the database has changes that are not in its file yet (\(path)\(ending)), \(path)",
                hint: "close the program that uses it, or open and close it once with sqlite3")
        }
    }
}

extension DatabaseFailure {
    init(_ error: DatabaseError, path: String) {
        let words = error.message ?? "\(error.resultCode)"
        guard error.resultCode != .SQLITE_TOOBIG else {
            self.init(
                message: "a value has more than the \(CSVReader.longestRow) bytes allowed, \(path)",
                hint: "is it the right column? the query's are a name and a score")
            return
        }
        let isNone = error.resultCode == .SQLITE_NOTADB
        let isQuery = error.resultCode == .SQLITE_ERROR || error.resultCode == .SQLITE_MISUSE
        self.init(
            message: isQuery ? "\(words), in the query of \(path)" : "\(words), \(path)",
            hint: isNone
                ? "--query reads SQLite databases; CSV files need none"
                : isQuery
                    ? "the query is one SELECT, such as: select name, score from games" : "is the file complete?")
    }
}
#endif

import Framewright
import FramewrightDocuments

/// An SQLite file from which rows are read.
///
/// It is opened read-only and immutable. Changes in a separate journal file would be ignored, so a database with
/// pending changes is rejected.
struct ScoreDatabase {
    /// The first bytes of every non-empty SQLite file.
    static let mark = Array("SQLite format 3\0".utf8)
    static let endings = [".sqlite", ".sqlite3", ".db"]
    /// The length of a rollback journal's header. If it is all zeros, the transaction has ended
    /// (`journal_mode=persist`).
    private static let journalHeaderLength = 28

    let path: String

    /// Returns the scene's state made from the rows of a query, which are read one at a time.
    func state(of scene: SceneDefinition, query: String) throws -> SceneDefinition.NamedState {
        try checkNoPendingChanges()
        do {
            let connection = try SQLiteConnection(path: path, longestValue: CSVReader.longestRow)
            var table: any TableReader = try QueryTable(query, on: connection, file: path)
            return try scene.state(fromTable: &table)
        } catch let error as SQLiteError {
            throw DatabaseFailure(error, path: path)
        }
    }

    private func checkNoPendingChanges() throws {
        for ending in ["-wal", "-journal"] where (InputFile.size(of: path + ending) ?? 0) > 0 {
            if ending == "-journal", try isCold(journal: path + ending) { continue }
            throw DatabaseFailure(
                message: "the database has changes that are not in its file yet (\(path)\(ending)), \(path)",
                hint: "close the program that uses it, or open and close it once with sqlite3")
        }
    }

    private func isCold(journal: String) throws -> Bool {
        let start = try FileReader(journal, limit: .max).peek().prefix(Self.journalHeaderLength)
        return start.allSatisfy { $0 == 0 }
    }
}

/// An error of a database or a query, with SQLite's message.
struct DatabaseFailure: ReportedError {
    let message: String
    let hint: String
    var status: ExitStatus { .data }

    init(message: String, hint: String) {
        (self.message, self.hint) = (message, hint)
    }

    init(_ error: SQLiteError, path: String) {
        if error.isTooBig {
            self.init(
                message: "a value has more than the \(CSVReader.longestRow) bytes allowed, \(path)",
                hint: "is it the right column? the query's are a name and a score")
        } else if error.isOutOfMemory {
            self.init(
                message: "the query takes more memory than allowed, \(path)",
                hint: "is it the right column? the query's are a name and a score")
        } else if error.isInterrupted {
            self.init(
                message: "the query takes too long, \(path)", hint: "does it end? a recursive query needs a limit")
        } else if error.isOfStatement {
            self.init(
                message: "\(error.message), in the query of \(path)",
                hint: "the query is one SELECT, such as: select name, score from games")
        } else {
            self.init(
                message: "\(error.message), \(path)",
                hint: error.isNoDatabase
                    ? "--query reads SQLite databases; CSV files need none" : "is the file complete?")
        }
    }
}

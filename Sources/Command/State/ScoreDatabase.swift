import Framewright

/// An SQLite file that is asked for rows and never written to.
///
/// It is opened read-only and immutable: no lock, no journal, no file beside it. Then changes that wait in a file beside
/// it would not be seen, so a database that has such a file is refused.
struct ScoreDatabase {
    /// What every SQLite file that is not empty begins with.
    static let mark = Array("SQLite format 3\0".utf8)
    static let endings = [".sqlite", ".sqlite3", ".db"]

    let path: String
}

#if !SQLite
extension ScoreDatabase {
    static let isSupported = false

    func state(of scene: Scene, query: String) throws -> Scene.NamedState { throw DatabaseUnsupported(path: path) }
}
#endif

/// A tool that was built without SQLite was given a database.
struct DatabaseUnsupported: Error {
    let path: String

    var message: String { "this framewright was built without SQLite, \(path)" }
    var hint: String { "build it with the package's trait SQLite, or write the rows to a CSV file" }
}

/// What is wrong with a database or a query, in SQLite's words.
struct DatabaseFailure: Error {
    let message: String
    let hint: String

    init(message: String, hint: String) {
        (self.message, self.hint) = (message, hint)
    }
}

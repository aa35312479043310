import ArgumentParser
import Framewright
import FramewrightDocuments

/// The options that give a scene a user's state.
struct StateOptions: ParsableArguments {
    @Option(
        help: """
            A state document (JSON); for scenes that show a table also its rows (CSV, or an SQLite database with --query); \
            - is standard input.
            """, completion: .file(extensions: ["json", "csv", "sqlite", "sqlite3", "db"]))
    var state: String?

    @Option(help: "The SELECT that gives the rows of an SQLite database: select name, score from games.")
    var query: String?

    init() {}

    /// Creates a choice of a file without a query.
    init(_ path: String) { (state, query) = (path, nil) }

    /// True if a state is given, so that the scene's named states are not used.
    var isGiven: Bool { state != nil }

    /// Returns the screen in the given state. Returns nil if there is none.
    @MainActor
    func view(of scene: SceneDefinition) throws -> AnyView? {
        guard let state else {
            guard query == nil else {
                throw UsageError(
                    message: "--query without a database", hint: "name the database with --state scores.sqlite")
            }
            return nil
        }
        let kind = try StateKind(of: state, for: scene, isQueried: query != nil)
        switch kind {
        case .document(let file):
            return try scene.makeView(fromDocument: try file.rest(), file: state)
        case .rows(let file):
            var table: any TableReader = CSVReader(file)
            return try scene.state(fromTable: &table).makeView()
        case .database:
            guard scene.takesTable else { throw CatalogueError.takesNoTable(scene.name) }
            return try ScoreDatabase(path: state).state(of: scene, query: query ?? "").makeView()
        }
    }
}

/// The kind of a state file.
enum StateKind {
    case document(FileReader)
    case rows(FileReader)
    case database

    /// Detects the kind: a database by its first bytes or file extension, a table by its file extension or, without a
    /// known one, if the text does not begin like a JSON object.
    init(of path: String, for scene: SceneDefinition, isQueried: Bool) throws {
        let file = try FileReader(path, limit: .max)
        let ending = path.lowercased()
        if try file.peek().starts(with: ScoreDatabase.mark) || ScoreDatabase.endings.contains(where: ending.hasSuffix) {
            self = try Self.database(path, for: scene, isQueried: isQueried)
            return
        }
        let isText = path == "-" || ending.hasSuffix(".csv") || ending.hasSuffix(".json")
        guard !isQueried || !isText else {
            throw UsageError(
                message: "--query is for SQLite databases, which this is not, \(path)", hint: "leave --query out")
        }
        guard !isQueried else {
            self = .database
            return
        }
        let first = try file.peek().first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        let isDocument = ending.hasSuffix(".json") || !scene.takesTable || first == UInt8(ascii: "{") || first == nil
        let isTable = ending.hasSuffix(".csv") || !isDocument
        if isTable, try file.peek().isEmpty {
            throw DocumentError(
                .syntax, file: path, position: .start, pointer: "", problem: "the file is empty",
                hint: "a table has a line at least")
        }
        let limit = isTable ? SceneDefinition.tableSizeLimit : SceneDefinition.stateSizeLimit
        try file.lower(limit: limit)
        self = isTable ? .rows(file) : .document(file)
    }

    private static func database(_ path: String, for scene: SceneDefinition, isQueried: Bool) throws -> StateKind {
        guard path != "-" else {
            throw UsageError(
                message: "a database cannot be read from standard input", hint: "give its file: --state scores.sqlite")
        }
        guard isQueried else {
            throw UsageError(
                message: "an SQLite database without --query, \(path)",
                hint: "say which rows: --query \"select name, score from ...\"")
        }
        return .database
    }
}

import FramewrightCSQLite
import FramewrightDocuments
import Testing

@testable import FramewrightCommand

/// Scores from SQLite files.
@MainActor
struct DatabaseStateTests {
    private let files: ScoreFiles
    private let query = "select name, score from games"

    init() throws { files = try ScoreFiles() }

    private func scores(_ rows: String) throws -> String {
        try files.database("create table games (name, score); insert into games values \(rows)")
    }

    @Test func `a query's rows are ranked`() throws {
        let path = try scores("('Ada', 3), ('王小明', 12), ('Bo''b', 7)")
        #expect(try files.names("--state", path, "--query", query) == ["王小明", "Bo'b", "Ada"])
    }

    @Test(arguments: [
        "select score, name from games", "select score as SCORE, name as player from games",
        "select name, score from games limit 2;",
        "/* the best */ -- of them\nselect name as a, max(score) as b from games group by 1",
        "with g as (select * from games) select name, score from g", "values ('Ada', 3), ('Bo', 2)",
    ])
    func `columns are found by name, otherwise by order`(query: String) throws {
        let path = try scores("('Ada', 3), ('Bo', 2)")
        #expect(try files.names("--state", path, "--query", query) == ["Ada", "Bo"])
    }

    @Test func `special URI characters in a file name have no effect`() throws {
        let path = try files.database("create table games (name, score)", named: "a?b #%41 é&mode=rwc.db")
        #expect(try files.names("--state", path, "--query", query) == [])
    }

    @Test func `the file is not changed, and no file is created beside it`() throws {
        let path = try scores("('Ada', 3)")
        let bytes = try InputFile.read(path, limit: 1 << 20)
        _ = try files.names("--state", path, "--query", query)
        #expect(try InputFile.read(path, limit: 1 << 20) == bytes)
        #expect(InputFile.size(of: path + "-wal") == nil && InputFile.size(of: path + "-shm") == nil)
    }

    @Test(arguments: [
        ("select nme, score from games", "no such column: nme, in the query of "),
        ("selec name", "the query is no SELECT"), ("", "the query is no SELECT"),
        ("select name, score from game", "no such table: game, in the query of "),
        ("select name from games", "the query gives 1 columns, 2 are needed"),
        ("select *, 1 from games", "the query gives 3 columns, 2 are needed"),
        ("select name, score from games; drop table games", "more than one statement"),
        ("delete from games", "the query is no SELECT"), ("pragma collation_list", "the query is no SELECT"),
        ("with g as (select 1) delete from games returning name, score", "the query would change the database"),
        ("with g as (select 1) insert into games select 1, 2", "the query would change the database"),
        ("attach 'other.db' as other", "the query is no SELECT"),
    ])
    func `a query without names and scores is rejected, and nothing is executed`(query: String, words: String) throws {
        let path = try scores("('Ada', 3)")
        let bytes = try InputFile.read(path, limit: 1 << 20)
        let failure = try #require(files.failure("--state", path, "--query", query))
        #expect(failure.status == .data && failure.message.hasPrefix(words), "\(failure.message)")
        #expect(try InputFile.read(path, limit: 1 << 20) == bytes)
    }

    @Test(arguments: [
        ("('Ada', 3), (null, 3)", "expected a text as name, found NULL", 2),
        ("('Ada', 'three')", "expected a whole number as score, found the text \"three\"", 1),
        ("('Ada', 2.5)", "expected a whole number as score, found the number 2.5", 1),
        ("('Ada', x'00'), ('Bo', 1)", "expected a whole number as score, found a blob", 1),
        ("(7, 7)", "expected a text as name, found the number 7", 1),
        ("('Ada', 3), ('Bo', -3)", "score -3 is out of range", 2),
        ("('Ada', 3), ('', 3)", "a nickname without visible characters", 2),
    ])
    func `a value of another type is rejected with its row`(rows: String, words: String, row: Int) throws {
        let path = try scores(rows)
        let failure = try #require(files.failure("--state", path, "--query", query))
        #expect(failure.status == .data && failure.message == "\(words), \(path) row \(row)" && !failure.hint.isEmpty)
    }

    @Test(arguments: ["select name, score from games", "select hex(zeroblob(1000000000)) as name, 3 as score"])
    func `a value that would fill the memory is rejected`(query: String) throws {
        let path = try scores("('Ada', 3), (hex(zeroblob(600000)), 3)")
        let failure = try #require(files.failure("--state", path, "--query", query))
        #expect(
            failure.status == .data && failure.message == "a value has more than the 1048576 bytes allowed, \(path)")
    }

    @Test func `a file that is no database, a missing file and wrong usage are distinguished`() throws {
        let text = try files.file("notes.sqlite", "no database at all, but long enough to look like one")
        let csv = try files.file("scores.csv", "Ada,3")
        let good = try scores("('Ada', 3)")
        #expect(files.failure("--state", text, "--query", query)?.status == .data)
        #expect(files.failure("--state", files.path("none.sqlite"), "--query", query)?.status == .noInput)
        #expect(files.failure("--state", files.folder, "--query", query)?.status == .noInput)
        #expect(files.failure("--state", good)?.status == .usage)
        #expect(files.failure("--state", csv, "--query", query)?.status == .usage)
        #expect(files.failure("--query", query)?.status == .usage)
        #expect(
            files.failure("--state", try files.file("cut.db", "SQLite format 3\0cut"), "--query", query)?.status
                == .data)
    }

    @Test func `a database with changes beside its file is rejected`() throws {
        let path = try scores("('Ada', 3)")
        _ = try files.file("scores.sqlite-wal", "changes")
        let failure = try #require(files.failure("--state", path, "--query", query))
        #expect(failure.status == .data && failure.message.contains("scores.sqlite-wal"))
    }

    @Test(arguments: [0, 27, 28, 8720]) func `a journal with a zero header does not prevent a query`(length: Int) throws
    {
        let path = try scores("('Ada', 3)")
        _ = try files.file("scores.sqlite-journal", String(repeating: "\0", count: length))
        #expect(try files.names("--state", path, "--query", query) == ["Ada"])
    }

    @Test(arguments: ["\u{1}", "\0\0\0\u{1}"]) func `a journal with a nonzero header rejects the database`(
        start: String
    ) throws {
        let path = try scores("('Ada', 3)")
        _ = try files.file("scores.sqlite-journal", start + String(repeating: "\0", count: 600))
        let failure = try #require(files.failure("--state", path, "--query", query))
        #expect(failure.status == .data && failure.message.contains("scores.sqlite-journal"))
    }

    @Test func `a database left in persist mode can be read`() throws {
        let path = try files.database(
            "pragma journal_mode=persist; create table games (name, score); insert into games values ('Ada', 3)")
        #expect((InputFile.size(of: path + "-journal") ?? 0) > 0)
        #expect(try files.names("--state", path, "--query", query) == ["Ada"])
    }

    @Test func `a query that takes too much memory is rejected`() throws {
        let path = try scores("('Ada', 3)")
        let wide =
            "select group_concat(name) as name, 3 as score from (with recursive n(i, name) as (values (1, hex(zeroblob(400000)))"
            + " union select i + 1, hex(zeroblob(400000 + i)) from n where i < 900) select name from n)"
        let failure = try #require(files.failure("--state", path, "--query", wide))
        #expect(failure.status == .data)
    }

    @Test func `a hundred thousand rows are ranked in a stream`() throws {
        let path = try files.database(
            """
            create table games (name text, score integer);
            with recursive n(i) as (select 0 union all select i + 1 from n where i < 99999)
            insert into games select 'player ' || i, i * 7919 % 100003 from n
            """)
        let names = try files.names("--state", path, "--query", query)
        let best = (0..<100_000).sorted { $0 * 7919 % 100_003 > $1 * 7919 % 100_003 }.prefix(100)
        #expect(names == best.map { "player \($0)" })
    }
}

extension ScoreFiles {
    /// Creates a database by these statements and returns its path.
    func database(_ statements: String, named name: String = "scores.sqlite") throws -> String {
        var connection: OpaquePointer?
        defer { unsafe sqlite3_close(connection) }
        try #require(unsafe sqlite3_open(path(name), &connection) == SQLITE_OK)
        try #require(unsafe sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK)
        return path(name)
    }
}

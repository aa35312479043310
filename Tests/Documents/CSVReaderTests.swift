import FramewrightDocuments
import Glibc
import Testing

struct CSVReaderTests {
    private func rows(_ text: String) throws -> [[String]] {
        var reader = CSVReader(Array(text.utf8), file: "s.csv")
        var rows: [[String]] = []
        while let row = try reader.nextRow() { rows.append(row.fields.map(\.text)) }
        return rows
    }

    @Test(arguments: [
        ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]),
        ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
        ("\u{FEFF}小明,12\n\n\"x,y\",\"\"\n", [["小明", "12"], ["x,y", ""]]),
        ("\"he said \"\"hi\"\"\nand left\",3\n", [["he said \"hi\"\nand left", "3"]]),
        (",\n", [["", ""]]), ("", []), ("\n\n", []), ("\"\"\"\"", [["\""]]), (" a , b ", [[" a ", " b "]]),
    ])
    func `records are separated according to RFC 4180`(text: String, expected: [[String]]) throws {
        #expect(try rows(text) == expected)
    }

    @Test(arguments: [
        ("a,b\n1\n", "2:1", "the row has 1 field, the first row has 2"),
        ("é,\"x\n", "1:3", "the quoted field is never closed"),
        ("é\"x\n", "1:2", "a double quote inside a field"),
        ("a,\"x\"y\n", "1:6", "text after a closing double quote"),
        ("a,\"x\ny\" ,z", "2:3", "text after a closing double quote"),
        ("a\rb", "1:2", "a line ends in a bare carriage return"),
    ])
    func `an error is reported with its position`(text: String, place: String, problem: String) throws {
        let error = try #require(throws: DocumentError.self) { try rows(text) }
        #expect("\(error.position)" == place && error.problem == problem && error.pointer == nil)
    }

    @Test func `bytes that are not UTF-8 are rejected with their position`() throws {
        var reader = CSVReader(Array("a,é".utf8) + [0xFF, 0x0A], file: "s.csv")
        let error = try #require(throws: DocumentError.self) { try reader.nextRow() }
        #expect(error.kind == .encoding && error.position == Position(line: 1, column: 4))
        #expect(try reader.nextRow() == nil)
    }

    @Test func `a header gives the columns of the requested names`() throws {
        var reader = CSVReader(Array("Score,Team,NAME\n7,x,Ann\n".utf8), file: "s.csv")
        #expect(try reader.header(["name", "score"]) == [2, 0])
        #expect(try reader.nextRow()?.int(at: 0) == 7)
    }

    @Test(arguments: [" Score ,Name\n7,Ann\n", "\tname\t, SCORE\n", "\" score \",\"name \"\n"])
    func `spaces around a heading are ignored`(text: String) throws {
        var reader = CSVReader(Array(text.utf8), file: "s.csv")
        #expect(try reader.columns(["name", "score"]).sorted() == [0, 1])
        #expect(try reader.nextRow()?.string(at: 0) == (text.hasPrefix(" ") ? "7" : nil))
    }

    @Test func `a first row of data is not taken for a header`() throws {
        var reader = CSVReader(Array("name,12\n".utf8), file: "s.csv")
        #expect(try reader.header(["name", "score"]) == nil)
        #expect(try reader.nextRow()?.string(at: 0) == "name")
    }

    @Test(arguments: [("x", "wrongType"), ("-1", "outOfRange"), ("1 2", "wrongType"), ("", "wrongType")])
    func `a field that is no number in the range is rejected with its position`(text: String, kind: String) throws {
        var reader = CSVReader(Array("Ann,\(text)\n".utf8), file: "s.csv")
        let row = try #require(try reader.nextRow())
        let error = try #require(throws: DocumentError.self) { try row.int(at: 1, in: 0...100) }
        #expect(error.kind.rawValue == kind && error.column == 5)
    }

    @Test func `a field beyond the row is rejected`() throws {
        var reader = CSVReader(Array(" 5 \n".utf8), file: "s.csv")
        let row = try #require(try reader.nextRow())
        #expect(try row.int(at: 0) == 5)
        #expect(throws: DocumentError.self) { try row.string(at: 1) }
    }

    @Test func `100,000 rows are read one at a time`() throws {
        let bytes = Array((0..<100_000).map { "player \($0),\($0)\n" }.joined().utf8)
        var reader = CSVReader(bytes, file: "s.csv")
        var best = 0
        while let row = try reader.nextRow() { best = max(best, try row.int(at: 1)) }
        #expect(best == 99_999)
    }

    /// Returns the rows of a file of these bytes, read in pieces.
    private func streamed(_ bytes: [UInt8]) throws -> [[String]] {
        let path = "/tmp/framewright-rows-\(UInt64.random(in: 0 ... .max)).csv"
        try OutputFile.write(bytes, to: path)
        defer { _ = unsafe unlink(path) }
        var reader = CSVReader(try FileReader(path, limit: 1 << 30))
        var rows: [[String]] = []
        while let row = try reader.nextRow() { rows.append(row.fields.map(\.text)) }
        return rows
    }

    @Test func `rows do not depend on the borders of file pieces`() throws {
        let rows = "é,\"a\r\n\"\"b\"\"\"\r\n\"x,y\",😀\r\n"
        for shift in 0..<(rows.utf8.count + 2) {
            let lead = String(repeating: "l", count: FileReader.pieceSize - 30 - shift) + ",1\r\n"
            let text = "\u{FEFF}" + lead + rows + rows
            let expected = try self.rows(text)
            #expect(expected.count == 5)
            #expect(try streamed(Array(text.utf8)) == expected)
        }
    }

    @Test func `an error late in a file has its position`() throws {
        let text = String(repeating: "Ann Äther,1\r\n", count: 60_000) + "Bo,2\r\nÉ,\"x"
        let error = try #require(throws: DocumentError.self) { try streamed(Array(text.utf8)) }
        #expect(error.position == Position(line: 60_002, column: 3))
    }

    @Test func `an endless row is rejected before the file is in memory`() throws {
        let text = "a,b\n\"" + String(repeating: "x", count: 3 << 20)
        let error = try #require(throws: DocumentError.self) { try streamed(Array(text.utf8)) }
        #expect(error.kind == .tooLarge && error.line == 2)
    }
}

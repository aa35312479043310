import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

struct JSONDocumentTests {
    private func parse(_ text: String, limits: JSONLimits = JSONLimits()) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), file: "x.json", limits: limits)
    }

    private func failure(_ bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> DocumentError? {
        do {
            _ = try JSONDocument(parsing: bytes, file: "x.json", limits: limits)
            return nil
        } catch { return error }
    }

    @Test func `members keep the file's order and every node has its position`() throws {
        let document = try parse("{\n  \"b\": [1, \"né\", {\"~/\": true}],\n  \"a\": null\n}")
        guard case .object(let members) = document.root.content else { Issue.record("no object"); return }
        #expect(members.map(\.key) == ["b", "a"])
        #expect(members[1].keyPosition == Position(line: 3, column: 3))
        let list = try members[0].value.elements
        #expect(list.map(\.position.column) == [9, 12, 18])
        #expect(document.pointer(at: try #require(list[2]["~/"]).position) == "/b/2/~0~1")
    }

    @Test func `a column is one Unicode scalar`() throws {
        let list = try parse("[\"é😀e\u{301}\", 1]").root.elements
        #expect(list[1].position == Position(line: 1, column: 10))
    }

    @Test func `a byte order mark is skipped and takes no column`() throws {
        #expect(try parse("\u{FEFF}7").root.position == .start)
    }

    @Test func `carriage returns, alone or before a line feed, end one line each`() throws {
        #expect(try parse("\r\n\r[1]").root.position == Position(line: 3, column: 1))
    }

    @Test func `escapes become characters`() throws {
        let text = #""\"\\\/\b\f\n\r\té😀é\u0000""#
        #expect(try parse(text).node.string() == "\"\\/\u{8}\u{C}\n\r\té😀é\0")
    }

    @Test(arguments: [
        ("", "1:1", "", "the document ends where a value should follow"),
        ("{\"a\":1,}", "1:7", "", "a comma after the last entry"),
        ("[1,\n2 3]", "2:3", "", "expected \",\" or \"]\", found \"3\""),
        ("{\"a\": [0, tru]}", "1:11", "/a/1", "expected a value, found \"tru\""),
        ("{\"a\" 1}", "1:6", "/a", "expected \":\" after the key, found \"1\""),
        ("{a:1}", "1:2", "", "expected a key in double quotes, found \"a\""),
        ("[1] x", "1:5", "", "expected the end of the document, found \"x\""),
        ("[\"abc", "1:2", "/0", "the string is never closed"),
        ("[\"ab\nc\"]", "1:2", "/0", "the string is not closed on its line"),
        ("[\"é\u{1}\"]", "1:4", "/0", "a control character in a string"),
        ("[\"\\x\"]", "1:3", "/0", "an unknown escape in a string"),
        ("[\"\\ud83d\"]", "1:3", "/0", "half a surrogate pair"),
        ("[\"\\udc00\\ud83d\"]", "1:3", "/0", "half a surrogate pair"),
        ("[\"\\u12g4\"]", "1:3", "/0", "\\u is not followed by four hexadecimal digits"),
        ("[\"\\", "1:3", "/0", "an unknown escape in a string"),
        ("[01]", "1:3", "/0", "a number that starts with 0"),
        ("[1.]", "1:4", "/0", "a number without a digit after the decimal point"),
        ("[-]", "1:3", "/0", "a number without a digit after the sign"),
        ("[1e+]", "1:5", "/0", "a number without a digit after the exponent's e"),
        ("[NaN]", "1:2", "/0", "expected a value, found \"NaN\""),
        ("{\"a\":{\"b\":1,\"b\":2}}", "1:13", "/a/b", "the key \"b\" is given twice"),
        ("[1, // x\n2]", "1:5", "/1", "expected a value, found \"/\""),
    ])
    func `an error is reported with its position`(text: String, place: String, pointer: String, problem: String) throws
    {
        let error = try #require(failure(Array(text.utf8)))
        #expect("\(error.position)" == place)
        #expect(error.pointer == pointer)
        #expect(error.problem == problem)
    }

    @Test func `a duplicate key among many is found too`() throws {
        let keys = (0..<40).map { "\"k\($0)\": 0" } + ["\"k33\": 1"]
        let error = try #require(failure(Array("{\(keys.joined(separator: ","))}".utf8)))
        #expect(error.kind == .duplicateKey && error.pointer == "/k33")
    }

    @Test(
        arguments: [[0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE2, 0x82], [0x80]] as [[UInt8]])
    func `bytes that are not UTF-8 are rejected`(bytes: [UInt8]) throws {
        let error = try #require(failure(Array("[\"é".utf8) + bytes + Array("\"]".utf8)))
        #expect(error.kind == .encoding && error.position == Position(line: 1, column: 4))
    }

    @Test func `UTF-16 is rejected by name`() throws {
        #expect(try #require(failure([0xFF, 0xFE, 0x7B, 0])).problem == "the text is UTF-16")
    }

    @Test(arguments: [("[", 128, true), ("[", 129, false), ("{\"a\":", 200, false), ("[", 1_000_000, false)])
    func `nesting is limited`(opening: String, depth: Int, isAllowed: Bool) throws {
        let closing = opening == "[" ? "]" : "}"
        let text = String(repeating: opening, count: depth) + String(repeating: closing, count: isAllowed ? depth : 0)
        #expect(failure(Array(text.utf8))?.kind == (isAllowed ? nil : .tooDeep))
    }

    @Test func `a text beyond the limit is rejected before it is read`() throws {
        let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 10 << 20)
        #expect(failure(bytes, limits: JSONLimits(bytes: 1 << 20))?.kind == .tooLarge)
    }

    /// Foundation's reader is the test oracle: documents that both accept must be equal, and we must not accept more.
    @Test func `mutated documents never crash and agree with Foundation`() throws {
        let sample = Array(
            #"{"a": [1, -2.5e3, "é😀\n", true, null], "b": {"c": "\ud83d\ude00", "d": {}}, "e": []}"#.utf8)
        var random = SplitMix(state: 7)
        for _ in 0..<2000 {
            let bytes = random.mutated(sample)
            guard let ours = try? JSONDocument(parsing: bytes, file: "x").root else { continue }
            let theirs = try #require(try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
            #expect(ours.equals(theirs), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func `ten thousand records are read at ten megabytes a second or better even here`() throws {
        let record = #"{"id": "iphone-15", "width": 393, "insets": {"top": 59, "left": 0}, "note": null},"#
        let bytes = Array("[\(String(repeating: record, count: 10_000))0]".utf8)
        let elapsed = try processorTime { _ = try JSONDocument(parsing: bytes, file: "x") }
        #expect(elapsed < .seconds(1), "\(bytes.count) bytes in \(elapsed)")
    }
}

extension JSONValue {
    fileprivate var elements: [JSONValue] {
        get throws {
            guard case .array(let elements) = content else { throw CancellationError() }
            return elements
        }
    }

    fileprivate func equals(_ other: Any) -> Bool {
        switch content {
        case .null: other is NSNull
        case .bool(let flag): other as? Bool == flag
        case .number(let number): (other as? NSNumber)?.doubleValue == number.double
        case .string(let text): other as? String == text
        case .array(let elements):
            (other as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy { $0.equals($1) } }
                ?? false
        case .object(let members):
            (other as? [String: Any]).map { map in
                map.count == members.count && members.allSatisfy { $0.value.equals(map[$0.key] as Any) }
            } ?? false
        }
    }
}

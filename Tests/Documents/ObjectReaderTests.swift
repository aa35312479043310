import FramewrightDocuments
import Testing

struct ObjectReaderTests {
    private enum Kind: String, CaseIterable { case phone, tablet }

    private func reader(_ text: String) throws -> ObjectReader {
        try JSONDocument(parsing: Array(text.utf8), file: "d.json").node.object()
    }

    private func failure(_ text: String, _ read: (inout ObjectReader) throws -> Void) throws -> DocumentError {
        var reader = try reader(text)
        return try #require(throws: DocumentError.self) { try read(&reader) }
    }

    @Test func `members are read by type, in any order`() throws {
        var reader = try reader(#"{"n": 3, "s": "x", "b": true, "d": 0.5, "a": [1, 2], "k": "tablet", "z": null}"#)
        #expect(try reader.bool("b") && reader.string("s") == "x")
        #expect(try reader.int("n", in: 0...3) == 3)
        #expect(try reader.double("d", in: 0...1) == 0.5)
        #expect(try reader.array("a", count: 2...2).map { node throws in try node.int() } == [1, 2])
        #expect(try reader.required("k").choice(Kind.self) == .tablet)
        #expect(reader.optional("z") == nil && reader.optional("missing") == nil)
        try reader.finish()
    }

    @Test func `an unknown key is rejected with the intended key`() throws {
        let error = try failure(#"{"a": {"name": "x", "scroe": 1}}"#) { root in
            var inner = try root.object("a")
            _ = (try inner.string("name"), inner.optional("score"))
            try inner.finish()
        }
        #expect(error.message == "unknown key \"scroe\", d.json:1:21 (/a/scroe)")
        #expect(error.kind == .unknownKey && error.hint == "did you mean \"score\"?")
    }

    @Test func `a missing key is rejected with a similar key that is present`() throws {
        let error = try failure(#"{"nmae": "x"}"#) { _ = try $0.string("name") }
        #expect(error.kind == .missingKey && error.hint == "is \"nmae\" meant to be \"name\"?")
    }

    @Test(arguments: [
        ("{\"v\": \"1\"}", "expected a whole number, found a string", "wrongType"),
        ("{\"v\": 1.5}", "expected a whole number, found 1.5", "wrongType"),
        ("{\"v\": 11}", "11 is out of range", "outOfRange"),
        ("{\"v\": 1e30}", "1e30 is too large", "outOfRange"),
        ("{\"v\": null}", "expected a whole number, found null", "wrongType"),
    ])
    func `a wrong value is rejected with its position`(text: String, problem: String, kind: String) throws {
        let error = try failure(text) { _ = try $0.int("v", in: 0...10) }
        #expect(error.problem == problem && error.kind.rawValue == kind)
        #expect(error.line == 1 && error.column == 7 && error.pointer == "/v")
    }

    @Test func `an unknown word is rejected with the nearest valid one`() throws {
        let error = try failure(#"{"k": "tablett"}"#) { _ = try $0.required("k").choice(Kind.self) }
        #expect(error.hint == "did you mean \"tablet\"?")
    }

    @Test func `an array of the wrong length is rejected`() throws {
        let error = try failure(#"{"k": [1]}"#) { _ = try $0.array("k", count: 2...2) }
        #expect(error.kind == .outOfRange && error.hint == "allowed: exactly 2")
    }

    @Test func `a number too large for a double is rejected`() throws {
        #expect(try failure(#"{"k": 1e999}"#) { _ = try $0.double("k") }.kind == .outOfRange)
    }
}

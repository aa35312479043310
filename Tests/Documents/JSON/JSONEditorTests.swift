import FramewrightDocuments
import FramewrightTestSupport
import Testing

struct JSONEditorTests {
    /// Returns the text after setting a value.
    private func edited(_ text: String, _ path: String, _ value: JSONOutput) throws -> String {
        var editor = try JSONEditor(Array(text.utf8), file: "x.json")
        try editor.set(path.split(separator: "/").map(String.init), to: value)
        return String(decoding: editor.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        // Existing values of any kind are replaced.
        (#"{"a":1 , "b" : [ 2,3 ]}"#, "a", #"{"a":"é" , "b" : [ 2,3 ]}"#),
        (#"{"a":1 , "b" : [ 2,3 ]}"#, "b/1", #"{"a":1 , "b" : [ 2,"é" ]}"#),
        (#"{"a": {"b": {"c": [{}]}}}"#, "a/b", #"{"a": {"b": "é"}}"#),
        ("\u{FEFF}{\"a\\u0062\": \"}\"}", "ab", "\u{FEFF}{\"a\\u0062\": \"é\"}"),
        // New members come last, formatted like their neighbours.
        (#"{"a":1}"#, "b", #"{"a":1,"b":"é"}"#), (#"{ "a": 1 }"#, "b", #"{ "a": 1, "b": "é" }"#),
        (#"{"a": 1,  "b": 2}"#, "c", #"{"a": 1,  "b": 2,  "c": "é"}"#), ("{}", "a", #"{"a": "é"}"#),
        ("{\n\t\"a\" : 1\n}\n", "b", "{\n\t\"a\" : 1,\n\t\"b\" : \"é\"\n}\n"),
        ("{\r\n  \"a\": 1\r\n}\r\n", "b/c", "{\r\n  \"a\": 1,\r\n  \"b\": {\"c\": \"é\"}\r\n}\r\n"),
        (
            "{\n  \"a\": { \"x\": 1 }\n}", "b/c/d",
            "{\n  \"a\": { \"x\": 1 },\n  \"b\": {\n    \"c\": { \"d\": \"é\" }\n  }\n}"
        ),
        (
            "{\n  \"a\": {\n    \"x\": 1\n  }\n}", "b/c",
            "{\n  \"a\": {\n    \"x\": 1\n  },\n  \"b\": {\n    \"c\": \"é\"\n  }\n}"
        ),
        ("{\n    \"a\": {},\n    \"b\": 2\n}", "a/c", "{\n    \"a\": {\n        \"c\": \"é\"\n    },\n    \"b\": 2\n}"),
        (
            "{\n  \"a\": [{ \"b\": 1 }, { \"b\": 2 }]\n}", "a/1/c",
            "{\n  \"a\": [{ \"b\": 1 }, { \"b\": 2, \"c\": \"é\" }]\n}"
        ),
    ])
    func `one value changes and is formatted like its neighbours`(text: String, path: String, expected: String) throws {
        #expect(try edited(text, path, .string("é")) == expected)
    }

    @Test func `an object is written over as many lines as others`() throws {
        let text = "{\n  \"a\": { \"x\": 1 }\n}"
        let value = JSONOutput.object([("y", .int(1)), ("z", .object([("w", .array([.int(1), .null]))]))])
        let expected = "{\n  \"a\": {\n    \"y\": 1,\n    \"z\": { \"w\": [1, null] }\n  }\n}"
        #expect(try edited(text, "a", value) == expected)
    }

    @Test(arguments: [
        (#"{"a": 1}"#, "a/b", "this is no object, so it has no \"b\"", 7),
        (#"{"a": [1]}"#, "a/1", "the array has no element \"1\"", 7),
        (#"{"a": [1]}"#, "a/b", "the array has no element \"b\"", 7), (#"{"a": }"#, "a", "expected a value", 7),
    ])
    func `an invalid path is rejected with its position`(text: String, path: String, words: String, column: Int) {
        let error = #expect(throws: DocumentError.self) { try edited(text, path, .null) }
        #expect(error?.problem.hasPrefix(words) == true && error?.column == column, "\(error?.message ?? "")")
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `editing then reading equals reading then editing`(seed: UInt64) throws {
        var forge = JSONForge(seed: seed)
        let text = forge.text()
        let tree = JSONOutput(try JSONDocument(parsing: Array(text.utf8), file: "x").root)
        for _ in 0..<8 {
            let path = forge.path(into: tree)
            let value = forge.tree(depth: 2)
            let result = try edited(text, path.joined(separator: "/"), value)
            #expect(
                JSONOutput(try JSONDocument(parsing: Array(result.utf8), file: "x").root) == tree.setting(path, value))
            #expect(keepsTheRest(text, result, of: tree.value(at: path)), "\(text)\n\(path)\n\(result)")
        }
    }

    @Test func `A path deeper than the limits, set, is refused and changes nothing`() throws {
        var editor = try JSONEditor(Array("{}".utf8), file: "a.json", limits: JSONLimits(depth: 3))
        let error = #expect(throws: DocumentError.self) { try editor.set(["a", "b", "c", "d"], to: .int(1)) }
        #expect(error?.kind == .tooDeep && error?.hint == "nest less" && editor.bytes == Array("{}".utf8))
        try editor.set(["a", "b", "c"], to: .int(1))
        #expect(try JSONDocument(parsing: editor.bytes, file: "a.json", limits: JSONLimits(depth: 3)).root["a"] != nil)
    }

    /// True where all but the replaced value, or white space in an empty object, is still there in its order.
    private func keepsTheRest(_ old: String, _ new: String, of value: JSONOutput?) -> Bool {
        let (before, after) = (Array(old.utf8), Array(new.utf8))
        let start = zip(before, after).prefix { $0 == $1 }.count
        let longest = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix(longest).prefix { $0 == $1 }.count
        let gone = String(decoding: before[start..<(before.count - end)], as: UTF8.self)
        guard let value else { return gone.allSatisfy(\.isWhitespace) }
        let squeezed = { (text: String) in text.filter { !$0.isWhitespace } }
        return squeezed(value.text).contains(squeezed(gone))
    }
}

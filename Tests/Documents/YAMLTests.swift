import FramewrightDocuments
import Testing

struct YAMLTests {
    private func document(_ text: String, limits: JSONLimits = JSONLimits()) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsingYAML: Array(text.utf8), file: "a.yaml", limits: limits)
    }

    private func mistake(_ text: String, limits: JSONLimits = JSONLimits()) -> String {
        do {
            return try "\(JSONOutput(document(text, limits: limits).root).indented())"
        } catch {
            return "\(error.kind) \(error.position) \(error.pointer ?? "-")"
        }
    }

    @Test(arguments: [
        ("a: 1", #"{"a": 1}"#), ("a: [x, y]", #"{"a": ["x", "y"]}"#), ("- 1\n- 2", "[1, 2]"),
        (
            "a: yes\nb: on\nc: true\nd: ~\ne:\nf: 'true'\ng: \"1\"",
            ##"{"a":"yes","b":"on","c":true,"d":null,"e":null,"f":"true","g":"1"}"##
        ),
        (
            "a: .5\nb: +3\nc: -1.5e3\nd: 5.\ne: 1_000\nf: 0x1F\ng: --1\nh: 012\ni: .inf",
            #"{"a":0.5,"b":3,"c":-1.5e3,"d":5,"e":"1_000","f":"0x1F","g":"--1","h":"012","i":".inf"}"#
        ),
        ("a: |\n  one\n  two\nb: >\n  x\n  y\n", #"{"a":"one\ntwo\n","b":"x y\n"}"#),
        ("base: &b {x: 1}\ncopy: *b", #"{"base":{"x":1},"copy":{"x":1}}"#),
        ("# only a comment\na: 1 # and one more", #"{"a":1}"#), ("---\na: 1\n...", #"{"a":1}"#),
        ("{\"json\": [1, {\"is\": \"yaml\"}]}", #"{"json":[1,{"is":"yaml"}]}"#), ("ключ: 値 🎲", #"{"ключ":"値 🎲"}"#),
        ("x", "\"x\""), ("5", "5"), ("\u{FEFF}a: 1", #"{"a":1}"#),
        ("a: !!str 5\nb: ! 5\nc: !!seq [1]\nd: !!map {}", #"{"a":"5","b":"5","c":[1],"d":{}}"#),
        ("a: &x k\n*x : 1", #"{"a":"k","k":1}"#), ("a: &x 1\nb: &x [*x]\nc: *x", #"{"a":1,"b":[1],"c":[1]}"#),
    ])
    func `YAML becomes the same tree as JSON`(yaml: String, json: String) throws {
        let expected = try JSONDocument(parsing: Array(json.utf8), file: "")
        #expect(try JSONOutput(document(yaml).root).indented() == JSONOutput(expected.root).indented())
    }

    @Test(arguments: [
        ("a: 1\n---\nb: 2", "a second document", "a file has one"),
        ("a: *b", "found undefined alias", "name a value with &"),
        ("a: &a [*a]", "found undefined alias", "name a value with &"),
        ("&a {*a : 1}", "found undefined alias", "name a value with &"),
        (
            String(repeating: "[", count: 100_000),
            "the document nests deeper than \(min(JSONLimits().depth, 1000)) levels", "nest less"
        ),
    ])
    func `constructs beyond a single document are rejected`(yaml: String, problem: String, hint: String) {
        let error = #expect(throws: DocumentError.self) { try document(yaml) }
        #expect(error?.problem == problem && error?.hint.description.hasPrefix(hint) == true)
    }

    @Test(arguments: [
        "a: !!python/object [1]", "a: !mine 1", "a: !!set {x: null}", "a: !!int '5'",
        "a: !!seq 5", "a: !!str [5]", "!mine a: 1",
    ])
    func `a custom tag is rejected`(yaml: String) {
        #expect(mistake(yaml).hasPrefix("invalid 1:"))
    }

    @Test func `every node has its line and column`() throws {
        let root = try document("# first\napp: game\nsteps:\n  - tap: 'é x'\n  - {wait: 1}\n").node
        var reader = try root.object()
        #expect(try reader.required("app").value.position == Position(line: 2, column: 6))
        let steps = try reader.array("steps")
        #expect(steps.map(\.value.position) == [Position(line: 4, column: 5), Position(line: 5, column: 5)])
        #expect(steps[1].pointer == "/steps/1")
        var step = try steps[0].object()
        #expect(try step.required("tap").pointer == "/steps/0/tap")
    }

    @Test(arguments: [
        ("", "syntax 1:1 "), ("# nothing", "syntax 1:1 "), ("a: [1", "syntax 1:6 "),
        ("a: 1\na: 2", "duplicateKey 1:1 "),
        ("a: 1\n b: 2", "syntax 2:3 "), ("a: *b", "syntax 1:4 "), ("a: 1\n---\nb: 2", "syntax 2:1 "),
        ("? [a]\n: 1", "wrongType 1:3 "), ("a: 1\n<<: {b: 1}", "invalid 2:1 "), ("a: \"x", "syntax 1:6 "),
        ("a:\tb\n\tc: 1", "syntax 2:1 "), ("\u{0}", "encoding 1:1 "),
        ("a: 1\nb:\n  - \"x\u{0}\"", "encoding 3:7 "), ("a: &k [1]\n*k : 2", "wrongType 1:4 "),
        ("a: 1\nb: !mine 2\nc: [", "invalid 2:4 "), ("a: 1\n'a': 2\nb: 3\nb: 4", "duplicateKey 1:1 "),
    ])
    func `unsupported YAML is rejected with its position`(yaml: String, expected: String) {
        #expect(mistake(yaml).hasPrefix(expected), "\(mistake(yaml))")
    }

    @Test(arguments: ["steps:\n\t- wait: 1", "a: 1\n\tb: 2", "a:\n  b: 1\n\tc: 2", "a:\n  - b\n\t- c"])
    func `indentation by tabs is named as such`(yaml: String) {
        let error = #expect(throws: DocumentError.self) { try document(yaml) }
        #expect(
            error?.problem.contains("tab") == true && error?.hint == "indent with spaces", "\(error?.message ?? "")")
    }

    @Test func `bytes that are no text are rejected with their position`() {
        let error = #expect(throws: DocumentError.self) {
            try JSONDocument(parsingYAML: [0x61, 0x3A, 0x20, 0x31, 0x0A, 0xC3, 0xA9, 0xFF], file: "a.yaml")
        }
        #expect(error?.kind == .encoding && error?.position == Position(line: 2, column: 2))
        let marked = #expect(throws: DocumentError.self) {
            try JSONDocument(parsingYAML: [0xEF, 0xBB, 0xBF, 0x61, 0xFF], file: "a.yaml")
        }
        #expect(marked?.kind == .encoding && marked?.position == Position(line: 1, column: 2))
    }

    @Test func `nested aliases, deep nesting and long files are rejected`() {
        let laughs = (1...9).map { "a\($0): &a\($0) [*a\($0 - 1),*a\($0 - 1),*a\($0 - 1),*a\($0 - 1),*a\($0 - 1)]" }
        let bomb = (["a0: &a0 [x,x,x,x,x]"] + laughs).joined(separator: "\n")
        #expect(mistake(bomb).hasPrefix("tooLarge"))
        #expect(mistake(String(repeating: "[", count: 900) + String(repeating: "]", count: 900)).hasPrefix("tooDeep"))
        #expect(mistake(String(repeating: "[", count: 100_000)).hasPrefix("tooDeep"))
        #expect(mistake("a: 12345", limits: JSONLimits(bytes: 4)).hasPrefix("tooLarge"))
    }

    @Test func `a long file is read in linear time, whatever it repeats`() throws {
        let pieces = [
            "x", "- ", "[1,", "{a: ", "? ", "\"\\", "'", "&a ", "!t ", "#", "|\n ", "%", "\n", " ", "\n- a: b", "*a,",
        ]
        for piece in pieces { #expect(!mistake(String(repeating: piece, count: 200_000)).isEmpty) }
        let text = String(repeating: "x", count: 1 << 20)
        #expect(try document("a: \(text)").root["a"]?.content == .string(text))
        let list = try document(String(repeating: "- 1\n", count: 100_000)).root
        guard case .array(let elements) = list.content else { return #expect(Bool(false)) }
        #expect(elements.count == 100_000)
    }

    @Test func `zero bytes are escaped in a text`() throws {
        #expect(try document("\"a\\0b\"").root.content == .string("a\u{0}b"))
    }

    @Test func `any text is read or rejected without a crash`() {
        var state: UInt64 = 7
        let alphabet = Array("a:-[]{}&*!|>'\"#%@`,?~ \n\t1é\u{85}")
        for _ in 0..<3000 {
            var text = ""
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text.append(alphabet[Int(state >> 33) % alphabet.count])
            }
            #expect(!mistake(text).isEmpty)
        }
    }
}

import FramewrightDocuments
import Testing

struct CommentedJSONTests {
    private func parse(_ text: String, comments: Bool = true) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), file: "a.json", allowsComments: comments)
    }

    @Test func `comments and trailing commas are skipped where allowed`() throws {
        let text = "// é\n{\"a\": [1, /* b\n */ 2,], \"c\": \"// d\", /**/ }  // end"
        let document = try parse(text)
        #expect(JSONOutput(document.root).text == #"{"a": [1, 2], "c": "// d"}"#)
        guard case .array(let numbers)? = document.root["a"]?.content else { return }
        #expect(numbers[1].position == Position(line: 3, column: 5))
        #expect(throws: DocumentError.self) { try parse(text, comments: false) }
    }

    @Test(arguments: ["{\"a\": 1 / 2}", "[1, /* 2", "[,]", "{,}", "[1,,]", "/", "{} /* x"])
    func `invalid comments and values are rejected`(text: String) {
        #expect(throws: DocumentError.self) { try parse(text) }
    }
}

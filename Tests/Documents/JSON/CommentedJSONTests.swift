import FramewrightDocuments
import Testing

struct CommentedJSONTests {
    private func parse(_ text: String, comments: Bool = true) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsing: Array(text.utf8), file: "a.json", allowsComments: comments)
    }

    @Test func `comments and last commas are passed over where they are allowed`() throws {
        let text = "// é\n{\"a\": [1, /* b\n */ 2,], \"c\": \"// d\", /**/ }  // end"
        let document = try parse(text)
        #expect(JSONOutput(document.root).text == #"{"a": [1, 2], "c": "// d"}"#)
        guard case .array(let numbers)? = document.root["a"]?.content else { return }
        #expect(numbers[1].position == Position(line: 3, column: 5))
        #expect(throws: DocumentError.self) { try parse(text, comments: false) }
    }

    @Test(arguments: ["{\"a\": 1 / 2}", "[1, /* 2", "[,]", "{,}", "[1,,]", "/", "{} /* x"])
    func `what is no comment and no value is refused`(text: String) {
        #expect(throws: DocumentError.self) { try parse(text) }
    }
}

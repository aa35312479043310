import FramewrightDocuments
import Testing

struct PropertyListTests {
    private func parse(_ text: String) throws(DocumentError) -> JSONDocument {
        try JSONDocument(parsingPropertyList: Array(text.utf8), file: "a.plist")
    }

    @Test func `a property list is read like JSON, with positions in its own text`() throws {
        let document = try parse(
            """
            <?xml version="1.0"?>
            <!-- a comment --><plist version="1.0"><dict>
              <key>a &amp; b</key><array><integer>+3</integer><real>-0.5</real><true/><string>é &#x263A;</string></array>
              <key>c</key><dict/>
            </dict></plist>

            """)
        #expect(JSONOutput(document.root).text == #"{"a & b": [3, -0.5, true, "é ☺"], "c": {}}"#)
        guard case .object(let members) = document.root.content else { return }
        #expect(
            members[1].keyPosition == Position(line: 4, column: 3)
                && document.pointer(at: members[1].keyPosition) == "/c")
    }

    @Test(arguments: [
        ("bplist00", "the binary property list is damaged"),
        ("bplist15", "the property list is binary of an unknown version"),
        ("<dict/>", "a property list begins with <plist>"),
        ("<plist><dict><key>a</key></dict></plist>", "expected a value"),
        ("<plist><string>x</plist>", "\"</plist>\" ends no open element"),
        ("<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>", "the key \"a\" is given twice"),
        ("<plist><real>1x</real></plist>", "\"1x\" is no number"),
        ("<plist><true/>", "the element \"plist\" has no end"),
        ("<plist><string>&lol;</string></plist>", "the entity \"lol\" is not declared"),
        ("<plist><!-- ", "a comment does not end"),
        (
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><true/></plist>",
            "the document type has declarations, which are refused"
        ),
        ("<plist><true/></plist><x>", "there is a second root element"), ("", "there is no element"),
        ("<plist><dict>x</dict></plist>", "text where only elements may be"),
        ("<plist><string>x<b/></string></plist>", "expected </string>"),
        ("<plist", "the file ends inside a tag"),
        ("<plist>\(String(repeating: "<array>", count: 200))", "values are nested more than 128 deep"),
    ])
    func `a broken property list is rejected`(text: String, problem: String) {
        let error = #expect(throws: DocumentError.self) { try parse(text) }
        #expect(error?.problem == problem)
    }
}

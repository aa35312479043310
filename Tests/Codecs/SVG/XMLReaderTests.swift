import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightCodecs

struct XMLReaderTests {
    @Test(
        arguments: [
            ("", "line 1, column 1: there is no element"), ("<a>", "line 1, column 1: the element \"a\" has no end"),
            ("<a></b>", "line 1, column 4: \"</b>\" ends no open element"),
            ("<a/><b/>", "line 1, column 5: there is a second"),
            ("x<a/>", "line 1, column 1: text outside"), ("<a/>\n y", "line 1, column 5: text outside"),
            ("<a b='1' b='2'/>", "line 1, column 10: the attribute \"b\" stands twice"),
            ("<a b=1/>", "line 1, column 6: a quote is missing"),
            ("<a b='1/>", "line 1, column 6: a quote does not end"),
            ("<a b='<'/>", "line 1, column 7: a \"<\""), ("<a>\n &x;</a>", "line 2, column 2: the entity \"x\""),
            ("<a>&</a>", "line 1, column 4: a \"&\""), ("<a>&#0;</a>", "line 1, column 4: &#0; is no"),
            ("<a>&#xD800;</a>", "line 1, column 4: &#xD800; is no"), ("<a><!-- </a>", "line 1, column 4: a comment"),
            ("<é ü='1'ß='2'/>", "line 1, column 9: no space"), ("<x:a/>", "line 1, column 1: the prefix \"x\""),
            ("<a", "line 1, column 3: the file ends inside a tag"),
            ("<a b", "line 1, column 5: the attribute \"b\" has no"),
        ])
    func `malformed XML is rejected with its position`(text: String, message: String) throws {
        #expect(try #require(SVGSample.refusal(Array(text.utf8))).hasPrefix("SVG file, \(message)"))
    }

    @Test(
        arguments: [
            "<!ENTITY a SYSTEM \"file:///etc/passwd\">", "<!ENTITY a PUBLIC \"x\" \"http://localhost/\">",
            "<!ENTITY b \"x\"><!ENTITY a \"&b;&b;\">", "<!ENTITY % a \"x\">", "%a;", "<!ENTITY a \"<g/>\">",
        ])
    func `entities beyond plain text are rejected`(declaration: String) throws {
        let message = SVGSample.refusal(Array("<!DOCTYPE svg [\(declaration)]><svg>&a;</svg>".utf8))
        #expect(try #require(message).contains("refused"))
    }

    @Test func `entity expansion is limited`() throws {
        let long = String(repeating: "x", count: 100_000)
        let file = "<!DOCTYPE svg [<!ENTITY a \"\(long)\">]><svg>\(String(repeating: "&a;", count: 100))</svg>"
        #expect(try #require(SVGSample.refusal(Array(file.utf8))).contains("entities expand"))
    }

    @Test func `text in UTF-16, Latin-1 and with a byte order mark is decoded alike`() throws {
        let text = "<svg id=\"é\" width=\"1\" height=\"1\"/>"
        let files: [[UInt8]] = [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + text.utf8,
            [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
            [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] },
            Array("<?xml version='1.0' encoding='ISO-8859-1'?>".utf8) + text.unicodeScalars.map { UInt8($0.value) },
        ]
        for file in files { #expect(try XMLDocument(file).elements[0].attribute("id")?.value == "é") }
    }

    @Test func `invalid text is rejected with its position`() {
        let file = Array("<svg>\n  ".utf8) + [0xFF, 0xC0] + Array("</svg>".utf8)
        #expect(SVGSample.refusal(file) == "SVG file, line 2, column 3: has a byte that is not UTF-8")
    }

    @Test(.enabled(if: ForeignProgram.python != nil, "Python is not installed"))
    func `expat parses the same elements, attributes and namespaces`() throws {
        let program = try #require(ForeignProgram.python)
        var random = SplitMix(state: 5)
        let files = (0..<200).map { _ in RandomXML(&random).text }
        // One run for all files, because starting Python dominates the time.
        let all = files.joined(separator: "\u{0}")
        let (status, output) = try withFile(Array(all.utf8)) { try program.run(["-c", dump, $0]) }
        #expect(status == 0)
        #expect(try files.map { try XMLDocument(Array($0.utf8)).dump }.joined() == output)
    }
}

extension XMLDocument {
    /// The document as the Python program below prints it.
    fileprivate var dump: String {
        elements.map { element in
            let attributes = element.attributes.map { "\($0.namespace)|\($0.name)=\($0.value)" }.sorted()
            return "\(element.namespace)|\(element.name) \(attributes.joined(separator: " "))\n"
        }.joined()
    }
}

private let dump = """
    import sys
    from xml.parsers.expat import ParserCreate
    def name(text): return text if "|" in text else "|" + text
    def start(tag, attributes):
        print(name(tag), " ".join(sorted(name(key) + "=" + value for key, value in attributes.items())))
    sys.stdout.reconfigure(encoding="utf-8")
    for text in open(sys.argv[1], "rb").read().split(b"\\0"):
        parser = ParserCreate(namespace_separator="|")
        parser.StartElementHandler = start
        parser.Parse(text, True)
    """

/// A well-formed file of everything the reader supports.
private struct RandomXML {
    private(set) var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE a [<!ENTITY e \"ab c\"><!ELEMENT a ANY> <!-- > -->]>\n"

    init(_ random: inout SplitMix) {
        text += element(&random, depth: 0)
        text += "\n<!-- end --><?done?>"
    }

    private func element(_ random: inout SplitMix, depth: Int) -> String {
        let name = ["a", "b-c", "x:d", "_e", "é", "x:f.1"][Int(random.next() % 6)]
        var tag = "<\(name) xmlns:x=\"urn:\(random.next() % 2)\""
        if random.next() % 3 == 0 { tag += "\n xmlns='urn:\(random.next() % 2)'" }
        for key in ["k", "x:k", "l"] where random.next() % 2 == 0 { tag += "  \(key) = \(value(&random))" }
        guard depth < 4, random.next() % 4 > 0 else { return tag + " />" }
        let inside = (0..<random.next() % 4).map { _ in content(&random, depth: depth) }.joined()
        return "\(tag)>\(inside)</\(name) >"
    }

    private func content(_ random: inout SplitMix, depth: Int) -> String {
        switch random.next() % 5 {
        case 0: "text &lt; &#x41;\n &e;"
        case 1: "<![CDATA[ <no/> & ]] ]]>"
        case 2: "<!-- <no/> & - -->"
        default: element(&random, depth: depth + 1)
        }
    }

    private func value(_ random: inout SplitMix) -> String {
        let parts = ["1", "&amp;", "&#65;", " ", "\t", "&e;", "'", "ü", ">", "&quot;", "&#9;"]
        let text = (0..<random.next() % 5).map { _ in parts[Int(random.next() % 11)] }.joined()
        return "\"\(text)\""
    }
}

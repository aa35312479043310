import Foundation
import FoundationXML
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

struct MarkdownSummaryTests {
    private func report(_ results: [SnapshotResult]) -> ReviewReport {
        ReviewReport(
            title: "Snapshots", results: results, acceptingCommand: "framewright snapshot record",
            missingCommand: "framewright snapshot record --mode missing")
    }

    private func failure(_ file: String, _ details: String..., images: [SnapshotResult.Image] = []) -> SnapshotResult {
        SnapshotResult(file: file, status: .different, details: details, images: images)
    }

    @Test func `passes alone are one line`() {
        let passes = (1...3).map { SnapshotResult(file: "a/\($0).png", .same) }
        #expect(report(passes).markdown() == "### <code>Snapshots</code>: all 3 passed\n")
        #expect(report([]).markdown() == "### <code>Snapshots</code>: nothing was compared\n")
    }

    @Test func `failures are counted and listed with the first line of their details`() {
        let results = [
            SnapshotResult(file: "a/1.png", .same), failure("a/2.png", "6 pixels differ", "in tile"),
            SnapshotResult(file: "a/3.png", .missing(image: nil)),
        ]
        #expect(
            report(results).markdown() == """
                ### <code>Snapshots</code>: 2 of 3 failed

                1 different, 1 missing, 1 passed

                | File | Status | Detail |
                |---|---|---|
                | <code>a/2.png</code> | different | <code>6 pixels differ</code> |
                | <code>a/3.png</code> | missing | <code>recording keeps it, once you have looked at it</code> |

                To accept a change: <code>framewright snapshot record &#60;file&#62;</code>

                To record what is missing: <code>framewright snapshot record --mode missing</code>

                """)
    }

    @Test func `images are thumbnails if they have an address`() {
        let images = [
            SnapshotResult.Image(subject: "expected | difference | actual", path: "f/a b.png", isStrip: true),
            SnapshotResult.Image(subject: "onion", path: "f/c.png", isStrip: false),
        ]
        let text = report([failure("a", "x", images: images), failure("b", "y")])
            .markdown { "https://example.com/\($0.replacing(" ", with: "%20"))" }
        let address = "https:&#47;&#47;example.com/f/a%20b.png"
        #expect(
            text.contains(
                """
                | <a href="\(address)"><img src="\(address)" alt="expected &#124; difference &#124; actual" width="300" /></a> \
                <a href="https:&#47;&#47;example.com/f/c.png">onion</a> |
                """))
        #expect(text.contains("| <code>b</code> | different | <code>y</code> |  |\n") && !text.contains("data:"))
    }

    @Test func `rows beyond the limit are counted`() throws {
        let text = report((0..<5000).map { failure("scene/state-\($0)/iphone-15.png", "6 pixels differ") }).markdown()
        #expect(text.utf8.count <= ReviewReport.markdownLimit && text.utf8.count > ReviewReport.markdownLimit - 300)
        let more = try #require(text.firstMatch(of: /\n([0-9]+) more are not in this table/)?.1)
        #expect(text.split(separator: "\n").count { $0.hasPrefix("| <code>") } + (Int(more) ?? 0) == 5000)
        let short = report([failure(String(repeating: "a", count: 500))]).markdown(limit: 300)
        let counts = "1 different, 0 passed\n\n1 are too long to be listed.\n"
        #expect(short == "### <code>Snapshots</code>: 1 of 1 failed\n\n\(counts)")
    }

    @Test func `long names and details are cut, and hide no other row`() {
        let marks = "e" + String(repeating: "\u{301}", count: 40_000)
        let hidden = String(repeating: "\u{202E}", count: 400)
        let results =
            [failure(String(repeating: "a", count: 20_000), marks), failure("b", hidden)]
            + (0..<48).map { failure("\($0)", "6 pixels differ") }
        let text = report(results).markdown()
        #expect(text.split(separator: "\n").count { $0.hasPrefix("| <code>") } == 50)
        #expect(text.contains("<code>\(String(repeating: "a", count: 299))…</code>") && text.utf8.count < 20_000)
        let small = report(results).markdown(limit: 6_000)
        #expect(small.utf8.count <= 6_000 && small.contains("<code>47</code>"))
        #expect(small.contains("\n1 more are not in this table.\n"))
    }

    @Test func `markup with combining marks is escaped`() {
        let text = report([failure("|\u{301}<\u{301}`\u{301}", "w\u{301}.\u{301}\\\u{301}")]).markdown()
        #expect(
            text.contains(
                "| <code>&#124;\u{301}&#60;\u{301}&#96;\u{301}</code> | different | <code>w\u{301}.\u{301}&#92;\u{301}")
        )
    }

    private static let hostile = [
        "a|b.png", "a\\|b.png", "a\\\\|b", "`a`|``b", "</code><script>alert(1)</script>", "<img src=x onerror=y>",
        "a\n| b | c |\n\n# d", "a\r\nb", "\u{2028}x\u{202E}y", "@someone #12 GH-12",
        "https://example.com www.example.com",
        "ftp://a.b/c", "[a](javascript:b) ![c](d)", "**a** _b_ ~~c~~ $d$ :smile:", "&lt;&#124;&amp;", "--- | :-: |",
        "<!-- a", "]]>", "a\u{0}b\u{1B}[31m", "e\u{301}\u{1F469}\u{200D}\u{1F680} 文字", "  a  ", "\\", "|",
        "a|\u{301}b", "<\u{301}b>x</b\u{301}>", "`\u{301}x`", "@\u{301}a", "\u{301}",
    ]

    @Test(.enabled(if: ForeignProgram.markdown != nil, "cmark-gfm is not installed"))
    func `GitHub's parser reads hostile names and details as text in the table's cells`() throws {
        let path = NSTemporaryDirectory() + "summary-\(UUID().uuidString).md"
        let text = report(Self.hostile.map { failure($0, $0) }).markdown()
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let extensions = ["table", "strikethrough", "autolink", "tagfilter"].flatMap { ["-e", $0] }
        let (status, html) = try #require(ForeignProgram.markdown).run(extensions + ["--unsafe", path])
        #expect(status == 0)
        let table = Table()
        let parser = XMLParser(data: Data("<body>\(html)</body>".utf8))
        parser.delegate = table
        #expect(parser.parse(), "\(html)")
        #expect(table.elements == ["body", "h3", "code", "p", "table", "thead", "tr", "th", "tbody", "td"])
        #expect(table.rows.count == Self.hostile.count + 1)
        for (row, name) in zip(table.rows.dropFirst(), Self.hostile) {
            #expect(row.count == 3 && row[0] == name.printable() && row[1] == "different")
            let line = name.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            #expect(row.count == 3 && row[2] == line.printable())
        }
    }
}

/// The cells of a table in XHTML, and all elements in the order of their first occurrence.
private final class Table: NSObject, XMLParserDelegate {
    var rows: [[String]] = []
    var elements: [String] = []
    private var isInCell = false

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if !elements.contains(name) { elements.append(name) }
        if name == "tr" { rows.append([]) }
        guard name == "td" || name == "th" else { return }
        rows[rows.count - 1].append("")
        isInCell = true
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        guard isInCell, let last = rows.last?.count else { return }
        rows[rows.count - 1][last - 1] += text
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "td" || name == "th" { isInCell = false }
    }
}

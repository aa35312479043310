import Foundation
import FoundationXML
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Testing

struct ReviewReportTests {
    private let folder = NSTemporaryDirectory() + "review-" + UUID().uuidString

    /// Returns a report of a failure with a strip of 3 x 2 pixels per image, and a pass.
    private func report(_ name: String = "game/<start>/phone.png") throws -> ReviewReport {
        let size = try #require(PixelSize(width: 3, height: 2))
        let (old, new) = (Bitmap(size: size, filledWith: PremultipliedPixel(.white)), Bitmap(size: size))
        try Folder.create(for: "\(folder)/strip.png")
        try PNGFile.write(try #require(Difference.strip(expected: old, actual: new)), to: "\(folder)/strip.png")
        let outcome = SnapshotOutcome.different(
            Difference(expected: old, actual: new), Difference.areas(expected: old, actual: new),
            strip: "\(folder)/strip.png", EnvironmentChanges())
        return ReviewReport(
            title: "Snapshots",
            results: [SnapshotResult(file: "game/end/phone.png", .same), SnapshotResult(file: name, outcome)],
            acceptingCommand: "framewright snapshot record",
            missingCommand: "framewright snapshot record --mode missing")
    }

    @Test func `failures come first, with their descriptions`() throws {
        let page = try report().html()
        let (failure, pass) = (try #require(page.range(of: "&lt;start&gt;")), try #require(page.range(of: "game/end")))
        #expect(failure.lowerBound < pass.lowerBound && !page.contains("<start>"))
        #expect(page.contains("6 pixels differ in 0,0 3x2") && page.contains("1 different, 1 same"))
        #expect(page.contains("framewright snapshot record &#39;game/&lt;start&gt;/phone.png&#39;"))
    }

    @Test func `the page loads nothing from outside`() throws {
        let page = try report().html()
        #expect(page.contains("src=\"data:image/png;base64,iVBORw0KGgo") && page.contains("width=\"25\" height=\"2\""))
        #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("{{"))
    }

    @MainActor @Test func `findings are drawn at their position on the last image of a strip`() throws {
        var report = try report()
        let view = Text("cut short").lineLimit(1).frame(width: 1.5, height: 1).accessibilityIdentifier("sign")
        let layout = try Renderer().layout(
            view, in: try Viewport(size: Size(width: 2, height: 1), scale: 2), theme: .documented)
        let findings = layout.findings()
        let first = try #require(findings.first)
        report.results[1] = report.results[1].drawing(findings, scale: 1)
        let page = try report.html()
        #expect(page.contains("class=\"box error\" id=\"failure-1-1-1\""))
        let left = try #require(page.firstMatch(of: /#failure-1-1-1{left:([0-9.]+)%/)).1
        // The strip has three images of 3 pixels, 8 apart.
        #expect(abs(try #require(Double(left)) - 100 * (22 + max(0, first.frame.minX)) / 25) < 0.01)
        #expect(
            page.contains("<b>1<span> \(first.rule.rawValue) \(first.view)</span></b>") && page.contains("Findings ("))
        report.results[1] = report.results[1].drawing([], scale: 1)
        #expect(!(try report.html().contains("class=\"box")))
    }

    @Test func `missing references are listed after all differences, with the actual images`() throws {
        var report = try report("a/b/phone.png")
        let missing = (0..<300).map { index in
            SnapshotResult(file: "a/\(index)/phone.png", .missing(image: "\(folder)/strip.png"))
        }
        report.results = missing + report.results
        let page = try report.html()
        #expect(page.count(of: "<article") == 1 && page.count(of: "<details id=\"missing\">") == 1)
        let (article, list) = (
            try #require(page.range(of: "<article")), try #require(page.range(of: "<ul class=\"tiles\">"))
        )
        #expect(article.lowerBound < list.lowerBound && page[list.lowerBound...].count(of: "data:image/png") == 300)
        #expect(page.contains("framewright snapshot record --mode missing") && page.contains("id=\"filter\""))
    }

    @Test func `all keys listed on a page have an effect`() throws {
        func keys(_ page: String) -> String {
            page.split(separator: "Keys: ").dropFirst().first.map { String($0.prefix { $0 != "<" }) } ?? ""
        }
        var report = try report()
        #expect(
            keys(try report.html()) == "1 side by side, 2 blink, 3 onion, 4 slider, 5 difference; + and - zoom, 0 fits."
        )
        report.results = [SnapshotResult(linted: "s/a", [], image: nil)]
        #expect(keys(try report.html()).isEmpty)
    }

    @Test func `the page's policy allows only its own style and script, by their hashes`() throws {
        let page = try report().html()
        let policy = try #require(page.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
        for element in ["style", "script"] {
            let text =
                try #require(page.range(of: "<\(element)>"))
                .upperBound..<(try #require(page.range(of: "</\(element)>"))).lowerBound
            let digits = Array(ContentHash(of: Array(page[text].utf8)).text)
            let hash = stride(from: 0, to: 64, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
            #expect(policy.contains("\(element)-src &#39;sha256-\(Data(hash).base64EncodedString())&#39;"))
        }
        #expect(policy.hasPrefix("default-src &#39;none&#39;") && !page.contains(" style=\""))
    }

    @Test func `an invalid image is not embedded`() throws {
        let report = try report()
        try OutputFile.write(Array("a secret".utf8), to: "\(folder)/strip.png")
        #expect(throws: FileError.self) { try report.html() }
    }

    @Test func `the embedded image equals the file byte for byte`() throws {
        let page = try report().html()
        let start = try #require(page.range(of: "base64,")).upperBound
        let text = page[start...].prefix { $0 != "\"" }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/strip.png"))
        #expect(Data(base64Encoded: String(text)) == bytes)
    }

    @Test func `a thousand passes take less than 2 MB`() throws {
        let passes = (0..<1000).map { SnapshotResult(file: "course-game/state-\($0)/iphone-15.documented.png", .same) }
        #expect(try ReviewReport(title: "Snapshots", results: passes).html().utf8.count < 200_000)
    }

    @Test func `JUnit's XML is well formed with the right counts`() throws {
        let delegate = Elements()
        let parser = XMLParser(data: Data(try report().junit().utf8))
        parser.delegate = delegate
        #expect(parser.parse())
        #expect(delegate.names == ["testsuites", "testsuite", "testcase", "testcase", "failure"])
        #expect(delegate.attributes["tests"] == "2" && delegate.attributes["failures"] == "1")
    }

    @Test func `GitHub's output has each failure on one line`() throws {
        let lines = try report("a,b: c%.png").githubAnnotations(folder: "Snapshots")
        #expect(
            lines.count == 1
                && lines[0].hasPrefix("::error file=Snapshots/a%2Cb%3A c%25.png,title=Snapshots::different%0A"))
    }

    @Test func `GitHub's output escapes line ends and separators in any combination`() {
        let name = "a\r\n::warning::b:\u{301}c,\u{301}%\u{301}"
        let result = SnapshotResult(file: name, status: .different, details: ["d\r\n::error::e"])
        let lines = ReviewReport(title: "S", results: [result]).githubAnnotations(folder: "S")
        let place = "file=S/a%0D%0A%3A%3Awarning%3A%3Ab%3A\u{301}c%2C\u{301}%25\u{301}"
        #expect(lines == ["::error \(place),title=S::different%0Ad%0D%0A::error::e"])
    }

    @Test func `GitLab's report is JSON with a stable fingerprint`() throws {
        let text = try report().codeQuality(folder: "Snapshots")
        let issues = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(issues.count == 1 && (issues[0]["fingerprint"] as? String)?.count == 64)
        #expect(try report().codeQuality(folder: "Snapshots") == text)
    }
}

extension StringProtocol {
    fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

private final class Elements: NSObject, XMLParserDelegate {
    var names: [String] = []
    var attributes: [String: String] = [:]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        if name == "testsuite" { self.attributes = attributes }
    }
}

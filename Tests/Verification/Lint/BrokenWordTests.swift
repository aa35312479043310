import Framewright
import FramewrightVerification
import Testing

@MainActor
struct BrokenWordTests {
    private func findings(_ text: String, width: Double, lineLimit: Int? = nil) throws -> [Finding] {
        let view = Text(text).lineLimit(lineLimit).frame(width: width)
        return try Linting.findings(of: .brokenWord, in: view, size: Size(width: 300, height: 300))
    }

    @Test(arguments: [
        ("999999999999", 60), ("99999 / 999", 58), ("12/2026/345678", 60), ("1,000,000,000.50", 60),
        ("unbelievable", 50),
        ("a well-understandable word", 70), ("https://example.org/averylongcomponent", 110), ("fffffffffffi", 30),
        ("الاستقبالات", 40), ("מהאוניברסיטאות", 40), ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}", 30),
        ("日本internationalization", 60), ("one\u{A0}two\u{A0}three", 60), ("way !", 38),
    ])
    func `a word or number that continues on the next line is found`(text: String, width: Double) throws {
        let findings = try findings(text, width: width)
        #expect(findings.map(\.level) == [.error])
    }

    @Test(arguments: [
        ("one two three", 50), ("二〇四八高手天下无敌", 40), ("天下。无敌", 18), ("さくらちゃんゲームマスター", 40), ("っっっっ", 18), ("ｹﾞｰﾑﾏｽﾀｰ", 30),
        ("이천사십팔의달인", 40), ("한글wow", 38), ("2048점", 45), ("สวัสดีครับทุกคน", 40), ("ສະບາຍດີຕອນເຊົ້າ", 40),
        ("សួស្តីពិភពលោក", 40), ("မင်္ဂလာပါကမ္ဘာ", 40), ("a well-known fact", 70), ("extra\u{AD}ordi\u{AD}nary", 60),
        ("https://example.org/path/to", 110), ("👨‍👩‍👧👍🏽🇩🇪🇫🇷", 30), ("office", 60), ("12/2026 345", 70),
        ("ab\u{200B}cd\u{200B}ef", 24),
    ])
    func `a break that UAX 14 or the script allows is no finding`(text: String, width: Double) throws {
        #expect(try findings(text, width: width) == [])
    }

    @Test func `the finding names the text and the position of the break`() throws {
        let finding = try #require(try findings("999999999999", width: 60).first)
        #expect(finding.explanation == #""999999999999" is broken after "99999", inside a word or number"#)
    }

    @Test func `a truncated word is not a broken one`() throws {
        #expect(try findings("unbelievable", width: 50, lineLimit: 1) == [])
        #expect(try findings("so unbelievable", width: 50, lineLimit: 2) == [])
        #expect(try findings("unbelievable stories", width: 50, lineLimit: 2).count == 1)
    }

    @Test func `a broken word in a hidden view or an exception is not reported`() throws {
        let word = Text("unbelievable").frame(width: 50)
        #expect(try Linting.findings(of: .brokenWord, in: word.opacity(0)) == [])
        let meant = word.lintException(.brokenWord, because: "shows hard breaks")
        #expect(try Linting.findings(of: .brokenWord, in: meant) == [])
    }
}

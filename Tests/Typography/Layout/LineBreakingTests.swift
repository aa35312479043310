import FramewrightTestSupport
import Testing

@testable import FramewrightTypography

struct LineBreakingTests {
    /// A bar marks each allowed line break.
    @Test(arguments: [
        "Show |Rank", "well-|known", "-5 |degrees", "1-2", "a  |b", "你|好", "你|好。|世", "「你|好」|世|界", "你|a|好",
        "a\u{A0}b", "“Hi,” |she", "かっ|た", "ス|コ|ア", "スー|パー",
        "한국어 |단어", "a\u{200B}|b", "wait… |what", "no !", "中|（文）|字", "3%", "a/|b", "1,000.5",
        "e\u{301}a\u{308}", "👨‍👩‍👧|👍🏽", "中|2048|分", "x|—|y", "$(12.35)", "12:30 |Uhr", "🇩🇪|🇫🇷", "a\t|b",
        "https://|example.org/|a-|b", "한국어2048점", "שלום |עולם", "สวัสดี",
        "“Framewright” |(beta) |ok", "C’est |‘quoted’ |(something)", "«guillemets» |„Quotes“", "« mot » |fin",
        "It |costs |.50 |or", "the .gitignore", "中|文|“引|号”|中|文", "中|文“quoted”中|文", "a“b”c", "\"a\" |(b)", "ab |-cd",
        "ab |\u{2010}cd", "well\u{2010}|known", "$(.50)", "א-|ב", "fin »",
    ])
    func `lines break where the rules allow`(marked: String) {
        let scalars = Array(marked.replacing("|", with: "").unicodeScalars)
        let mayBreak = LineBreaks(tailored: scalars).isAllowed
        var shown = String.UnicodeScalarView()
        for (scalar, isBreak) in zip(scalars, mayBreak) { shown += (isBreak ? ["|"] : []) + [scalar] }
        #expect(String(shown) == marked)
    }

    /// The reference implementation tries every end, from the last inwards.
    @Test(arguments: 1...200)
    func `lines equal those of the reference implementation`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let text = random.text(length: Int.random(in: 1...60, using: &random))
        let paragraph = try shaped(text, locale: "ja")
        let room = Int.random(in: 0...8, using: &random) * paragraph.unitsPerEm
        let breaker = LineBreaker(paragraph: paragraph, room: room)
        var start = 0
        while start < paragraph.clusters.count {
            let line = breaker.line(from: start)
            #expect(line.next == slowNext(paragraph, start, room))
            start = line.next
        }
    }

    private func slowNext(_ paragraph: ShapedParagraph, _ start: Int, _ room: Int) -> Int {
        let count = paragraph.clusters.count
        let ends = (start + 1...count).reversed()
        let boundary = { (end: Int) in end == count ? .word : paragraph.clusters[end].boundary }
        let fits = { (end: Int) in paragraph.length(of: paragraph.trimmed(start..<end)) <= room }
        let mayCut = { (end: Int) in end == count || boundary(end) != .joined && !paragraph.clusters[end].isSpace }
        let isBehindSpace = { (end: Int) in paragraph.clusters[end - 1].isSpace && mayCut(end) }
        return ends.first { boundary($0) == .word && fits($0) } ?? ends.first { isBehindSpace($0) && fits($0) }
            ?? ends.first { mayCut($0) && fits($0) } ?? ends.last(where: mayCut) ?? count
    }
}

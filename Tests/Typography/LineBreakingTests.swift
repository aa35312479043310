import Testing

@testable import FramewrightTypography

struct LineBreakingTests {
    /// A bar stands where a line may break.
    @Test(arguments: [
        "Show |Rank", "well-|known", "-5 |degrees", "1-2", "a  |b", "你|好", "你|好。|世", "「你|好」|世|界", "你|a|好",
        "a\u{A0}b", "“Hi,” |she", "かっ|た", "ス|コ|ア", "スー|パー",
        "한국어 |단어", "a\u{200B}|b", "wait… |what", "no !", "中|（文）|字", "3%", "a/b", "1,000.5",
        "e\u{301}a\u{308}", "👨‍👩‍👧|👍🏽", "中|2048|分", "x—|y",
    ])
    func `lines may break where the rules say`(marked: String) {
        let characters = Array(marked.replacing("|", with: ""))
        let classes = characters.map { LineBreakClass($0) }
        let shown = characters.indices.map { (classes.mayBreak(before: $0) ? "|" : "") + String(characters[$0]) }
        #expect(shown.joined() == marked)
    }

    /// The obvious way: try every end from the far one inwards.
    @Test(arguments: 1...200)
    func `lines are those of the slow way`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let text = random.text(length: Int.random(in: 1...60, using: &random))
        let paragraph = try shaped(text)
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
        return ends.first { boundary($0) == .word && fits($0) } ?? ends.first { mayCut($0) && fits($0) }
            ?? ends.last(where: mayCut) ?? count
    }

    private func shaped(_ text: String) throws -> ShapedParagraph {
        let fonts = try FontTable.faces(for: FontDescriptor(size: 17), locale: Locale("ja"))
        return try Shaper(library: sharedFonts, fonts: fonts, locale: Locale("ja")).shape(text)
    }
}

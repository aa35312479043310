import Testing

@testable import FramewrightAgentServer

struct LineSplitterTests {
    private func lines(_ chunks: [String], limit: Int = 10) -> [LineSplitter.Line] {
        var splitter = LineSplitter(limit: limit)
        return chunks.flatMap { splitter.lines(adding: Array($0.utf8)) } + splitter.finish()
    }

    private func text(_ text: String) -> LineSplitter.Line { .text(Array(text.utf8)) }

    @Test func `lines are the same however they are cut into chunks`() {
        let whole = "ab\n\n  \r\ncde\r\nf"
        let expected = [text("ab"), text("cde\r"), text("f")]
        #expect(lines([whole]) == expected)
        #expect(lines(whole.map { "\($0)" == "\r\n" ? "\r\n" : String($0) }) == expected)
    }

    @Test func `a line that is too long is skipped up to its end`() {
        #expect(lines(["0123456789\n01234567890\nab\n"]) == [text("0123456789"), .tooLong, text("ab")])
        #expect(lines(["01234", "567890", "1234567", "890\nab"]) == [.tooLong, text("ab")])
        #expect(lines([String(repeating: "x", count: 100)]) == [.tooLong])
    }
}

import FramewrightDocuments
import Testing

@testable import FramewrightCommand

struct FailureTests {
    @Test func `content of files in messages is escaped and shortened`() {
        #expect("a\u{1B}[31m\nb\u{9B}\t".inOneLine == "a\\u{1B}[31m\\nb\\u{009B}\\t")
        #expect("é \"quoted\" 漢字 👩‍👩‍👧".inOneLine == "é \"quoted\" 漢字 👩‍👩‍👧")
        let long = String(repeating: "x", count: 1 << 20).inOneLine
        #expect(long.utf8.count < 4100 && long.contains("x ... x"))
    }
}

import FramewrightDocuments
import Testing

struct WildcardPatternTests {
    /// The reference implementation: tries every length for each wildcard.
    private func isLike(_ text: Substring, _ pattern: Substring) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "*" {
            return isLike(text, pattern.dropFirst()) || !text.isEmpty && isLike(text.dropFirst(), pattern)
        }
        return text.first == first && isLike(text.dropFirst(), pattern.dropFirst())
    }

    @Test(arguments: 0..<400)
    func `A wildcard, matched against random names, stands for any text`(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func word(_ letters: [Character], _ length: Int) -> Substring {
            Substring(
                (0..<length).map { _ in
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    return letters[Int(state >> 33) % letters.count]
                })
        }
        let (text, pattern) = (word(["a", "b"], seed % 9), word(["a", "b", "*"], seed % 7))
        #expect(WildcardPattern(pattern).matches(text) == isLike(text, pattern), "\(text) \(pattern)")
    }

    @Test func `A pattern of 200 wildcards, matched against 5,000 letters, fails at once`() {
        let text = String(repeating: "a", count: 5000)
        let pattern = String(repeating: "*a", count: 200) + "*b"
        #expect(!WildcardPattern(pattern).matches(text))
    }

    @Test(arguments: [("a b", false), ("b a", true), ("xbyaz", true), ("ab", false), ("ba", true)])
    func `Middle parts of a pattern, matched, must come in their order`(name: String, matches: Bool) {
        #expect(WildcardPattern("*b*a*").matches(name) == matches)
    }
}

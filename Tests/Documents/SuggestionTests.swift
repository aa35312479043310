import FramewrightDocuments
import Testing

struct SuggestionTests {
    @Test(arguments: [
        ("colr", "color"), ("Clasic", "classic"), ("iphone15", "iphone-15"), ("midnihgt", "midnight"),
        ("highcontrast", "high-contrast"), ("color", "color"),
    ])
    func `a typo finds the word`(typed: String, meant: String) {
        let words = ["color", "classic", "iphone-15", "iphone-16", "midnight", "high-contrast"]
        #expect(Suggestion.nearest(to: typed, among: words) == meant)
    }

    @Test(arguments: ["dog", "", "quartz", String(repeating: "color", count: 1000)])
    func `a distant word finds nothing`(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: ["color", "cat", "midnight"]) == nil)
    }

    @Test func `among equals the longest common prefix is preferred, then the first`() {
        #expect(Suggestion.nearest(to: "cat", among: ["car", "bat"]) == "car")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "car"]) == "car")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "cab", "car"]) == "cab")
    }

    @Test func `a swap of neighbours counts as one typo`() {
        #expect(Suggestion.nearest(to: "abdc", among: ["abcd"]) == "abcd")
        #expect(Suggestion.nearest(to: "bdac", among: ["abcd"]) == nil)
    }

    @Test func `a hint falls back to the list of words`() {
        #expect(Suggestion.hint(for: "xyz", among: ["color"], otherwise: "see list") == "see list")
        #expect(Suggestion.hint(for: "colour", among: ["color"]) == "did you mean \"color\"?")
    }
}

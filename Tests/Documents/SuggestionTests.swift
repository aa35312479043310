import FramewrightDocuments
import Testing

struct SuggestionTests {
    @Test(arguments: [
        ("colr", "color"), ("Clasic", "classic"), ("iphone15", "iphone-15"), ("midnihgt", "midnight"),
        ("highcontrast", "high-contrast"), ("color", "color"),
    ])
    func `a slip finds the word`(typed: String, meant: String) {
        let words = ["color", "classic", "iphone-15", "iphone-16", "midnight", "high-contrast"]
        #expect(Suggestion.nearest(to: typed, among: words) == meant)
    }

    @Test(arguments: ["dog", "", "quartz", String(repeating: "color", count: 1000)])
    func `what is too far away finds nothing`(typed: String) {
        #expect(Suggestion.nearest(to: typed, among: ["color", "cat", "midnight"]) == nil)
    }

    @Test func `of equals the one that begins alike for longest is taken, of those the first`() {
        #expect(Suggestion.nearest(to: "cat", among: ["car", "bat"]) == "car")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "car"]) == "car")
        #expect(Suggestion.nearest(to: "cat", among: ["bat", "cab", "car"]) == "cab")
    }

    @Test func `a swap of neighbours is one slip and not two`() {
        #expect(Suggestion.nearest(to: "abdc", among: ["abcd"]) == "abcd")
        #expect(Suggestion.nearest(to: "bdac", among: ["abcd"]) == nil)
    }

    @Test func `a hint falls back to the words given`() {
        #expect(Suggestion.hint(for: "xyz", among: ["color"], otherwise: "see list") == "see list")
        #expect(Suggestion.hint(for: "colour", among: ["color"]) == "did you mean \"color\"?")
    }
}

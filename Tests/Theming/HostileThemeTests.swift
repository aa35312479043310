import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

struct HostileThemeTests {
    @Test(arguments: 0..<500)
    func `a mutated theme loads or is refused, it never crashes`(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let bytes = random.mutated(Array(ShippedTheme.classic.source.utf8))
        do {
            let theme = try ThemeLoader.load(bytes, name: "t.json")
            #expect(theme.color("color.game2048.tile.2") != nil)
        } catch {
            #expect(!error.problem.isEmpty && error.line >= 1 && error.column >= 1)
        }
    }

    @Test func `a file of ten megabytes is refused before it is read`() throws {
        let text = "{\"name\": \"\(String(repeating: "x", count: 10 << 20))\"}"
        let elapsed = processorTime { #expect(failure(text)?.kind == .tooLarge) }
        #expect(elapsed < .seconds(1))
    }

    @Test(arguments: [33, 10_000])
    func `deep nesting is refused`(depth: Int) {
        let text = "{\"name\": \"T\", \"color\": \(String(repeating: "{\"a\": ", count: depth))"
        #expect(failure(text)?.kind == .tooDeep)
    }

    @Test func `a path longer than 256 bytes is refused`() {
        let text = "{\"name\": \"T\", \"color\": {\"\(String(repeating: "x", count: 300))\": {}}}"
        #expect(failure(text)?.problem == "the token's path is longer than 256 bytes")
    }

    @Test func `a theme of three thousand tokens in sixteen contexts loads in a moment`() throws {
        let tokens = (0..<3000).map { "\"t\($0)\": {\"$value\": \"#fff\"}" }.joined(separator: ",")
        let contexts = (0..<16).map { "\"c\($0)\": {}" }.joined(separator: ",")
        let text = "{\"name\": \"T\", \"color\": {\"$type\": \"color\", \(tokens)}, \"contexts\": {\(contexts)}}"
        var count = 0
        let elapsed = try processorTime { count = try theme(text).tokens.count }
        #expect(count == 3000)
        #expect(elapsed < .seconds(10), "\(elapsed)")
    }
}

import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

struct HostileThemeTests {
    @Test(arguments: 0..<500)
    func `a mutated theme loads or is rejected without a crash`(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let bytes = random.mutated(Array(ShippedTheme.classic.source.utf8))
        do {
            let theme = try ThemeLoader.load(bytes, name: "t.json")
            #expect(theme.color("color.game2048.tile.2") != nil)
        } catch {
            #expect(!error.problem.isEmpty && error.line >= 1 && error.column >= 1)
        }
    }

    @Test func `the base file of the generator is valid`() throws {
        let theme = try theme(ThemeForge.rich)
        #expect(theme.tokens.count == 16 && theme.gamutReport.map(\.token) == ["palette.red", "border.x"])
        #expect(try theme.selecting(context: "dark").color("color.next.b") == .white)
    }

    /// Runs in a separate process, so that the memory of other tests does not count. Five hundred files with
    /// FRAMEWRIGHT_SLOW=1.
    @Test func `hundreds of hostile files give a theme or an error in little memory`() async {
        await #expect(processExitsWith: .success) {
            let before = residentKilobytes()
            for seed in 0..<(isSlow ? 500 : 200) {
                var forge = ThemeForge(seed: seed)
                guard let error = failure(String(decoding: forge.file(), as: UTF8.self)) else { continue }
                #expect(!error.problem.isEmpty && error.line >= 1 && error.column >= 1)
            }
            #expect(residentKilobytes() - before < 200_000)
        }
    }

    @Test func `groups that double each other are rejected before they fill the memory`() {
        for inner in ["{}", #"{"t": {"$type": "number", "$value": 1}}"#] {
            let levels = (0..<30).map {
                "\"l\($0)\": {\"a\": {\"$extends\": \"{palette.l\($0 + 1)}\"}, \"b\": {\"$extends\": \"{palette.l\($0 + 1)}\"}}"
            }
            let text = "{\"name\": \"T\", \"palette\": {\(levels.joined(separator: ", ")), \"l30\": \(inner)}}"
            #expect(failure(text)?.kind == .tooLarge)
        }
    }

    @Test(arguments: [
        ##"{"$type": "shadow", "$value": ["{palette.NEXT}"]}"##,
        ##"{"$type": "color", "$ref": "#/palette/NEXT/$value/x"}"##,
        ##"{"$type": "gradient", "$value": [{"$ref": "#/palette/NEXT/$value/0"}]}"##,
    ])
    func `ten thousand nested references inside values are rejected`(token: String) {
        let tokens = (0..<10_000).map { "\"t\($0)\": \(token.replacing("NEXT", with: "t\($0 + 1)"))" }
        let text =
            "{\"name\": \"T\", \"palette\": {\(tokens.joined(separator: ",")), \"t10000\": {\"$type\": \"number\", \"$value\": 1}}}"
        #expect(failure(text)?.kind == .tooDeep)
    }

    @Test func `two thousand groups that extend one another are rejected quickly`() {
        let groups = (0..<2000).map { "\"g\($0)\": {\"$extends\": \"{palette.g\($0 + 1)}\"}" }
        let text = "{\"name\": \"T\", \"palette\": {\(groups.joined(separator: ",")), \"g2000\": {}}}"
        let elapsed = processorTime { #expect(failure(text)?.kind == .tooLarge) }
        #expect(elapsed < .seconds(5))
        #expect(failure(text.replacing("\"g1000\": {\"$extends\": \"{palette.g1001}\"}", with: "\"g1000\": {}")) != nil)
    }

    @Test func `a file of ten megabytes is rejected before it is read`() throws {
        let text = "{\"name\": \"\(String(repeating: "x", count: 10 << 20))\"}"
        let elapsed = processorTime { #expect(failure(text)?.kind == .tooLarge) }
        #expect(elapsed < .seconds(1))
    }

    @Test(arguments: [33, 10_000])
    func `deep nesting is rejected`(depth: Int) {
        let text = "{\"name\": \"T\", \"color\": \(String(repeating: "{\"a\": ", count: depth))"
        #expect(failure(text)?.kind == .tooDeep)
    }

    @Test func `a path longer than 256 bytes is rejected`() {
        let text = "{\"name\": \"T\", \"color\": {\"\(String(repeating: "x", count: 300))\": {}}}"
        #expect(failure(text)?.problem == "the token's path is longer than 256 bytes")
    }

    @Test(arguments: [
        "\"$value\": \"{PATH}\"", "\"$ref\": \"#/POINTER\"", "\"$extends\": \"{PATH}\"", "\"$extends\": \"#/POINTER\"",
        "\"$type\": \"shadow\", \"$value\": [\"{PATH}\"]",
    ])
    func `A reference of 100,000 names is refused at once`(member: String) {
        let names = [String](repeating: "a", count: 100_000)
        let token = member.replacing("PATH", with: names.joined(separator: "."))
            .replacing("POINTER", with: names.joined(separator: "/"))
        let elapsed = processorTime {
            let error = failure("{\"name\": \"T\", \"palette\": {\"x\": {\(token)}}}")
            #expect(error?.kind == .tooDeep && error?.hint == "nest less", "\(error?.problem ?? "")")
        }
        #expect(elapsed < .seconds(2))
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

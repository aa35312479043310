import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ThemeExceptionTests {
    private func themed(exceptions: String) throws(DocumentError) -> Theme {
        try theme(
            """
            {"name": "T", "color": {"$type": "color", "tile": {"2": {"$value": "#fff"}, "4": {"$value": "#fff"}}},
             "exceptions": [\(exceptions)]}
            """)
    }

    @Test func `an exception exempts the tokens it names from its rule`() throws {
        let theme = try themed(
            exceptions:
                #"{"rule": "tile-distance", "tokens": ["color.tile.2", "color.tile.4"], "because": "so it was"}"#)
        #expect(theme.exempts(["color.tile.4", "color.tile.2"], from: .tileDistance))
        #expect(!theme.exempts(["color.tile.2", "color.tile.8"], from: .tileDistance))
        #expect(!theme.exempts(["color.tile.2"], from: .nearDuplicate))
    }

    @Test func `a star matches the rest of a path`() throws {
        let theme = try themed(
            exceptions: #"{"rule": "near-duplicate", "tokens": ["color.tile.*"], "because": "so it was"}"#)
        #expect(theme.exempts(["color.tile.4", "color.tile.2"], from: .nearDuplicate))
        #expect(!theme.exempts(["color.board"], from: .nearDuplicate))
    }

    @Test(arguments: [
        (#"{"rule": "tile-distanse", "tokens": ["color.tile.2"], "because": "x"}"#, "tile-distance"),
        (#"{"rule": "contrast", "tokens": ["color.tile.2"], "because": "x"}"#, "beside the pair's"),
        (#"{"rule": "tile-distance", "tokens": ["color.tile.3"], "because": "x"}"#, "did you mean \"color.tile.2\"?"),
        (#"{"rule": "tile-distance", "tokens": ["color.tiel.*"], "because": "x"}"#, "check the path"),
        (#"{"rule": "tile-distance", "tokens": [], "because": "x"}"#, ""),
        (#"{"rule": "tile-distance", "tokens": ["color.tile.2"]}"#, ""),
        (#"{"rule": "tile-distance", "tokens": ["color.tile.2"], "because": ""}"#, ""),
    ])
    func `an exception without effect or reason is rejected`(exception: String, hint: String) {
        let error = #expect(throws: DocumentError.self) { try themed(exceptions: exception) }
        #expect(error?.hint.description.contains(hint) == true || hint.isEmpty, "\(error?.hint.description ?? "")")
    }

    @Test func `exceptions survive a round trip through the format of other tools`() throws {
        let theme = try themed(
            exceptions: #"{"rule": "near-duplicate", "tokens": ["color.tile.*"], "because": "so it was"}"#)
        let text = try #require(ThemeExportFormat.designTokens.export(theme).files.first?.text)
        let back = try ThemeImport([ImportFile(name: "t.tokens.json", bytes: Array(text.utf8))])
        #expect(back.theme.exceptions == theme.exceptions)
        #expect(ThemeExportFormat.css.export(theme).omitted.map(\.source) == ["exceptions"])
    }

    @Test func `a theme with cached lookups equals itself`() throws {
        let (theme, usage) = (try themed(exceptions: ""), TokenUsage())
        let listening = theme.recording(in: usage)
        #expect(listening == theme)
        #expect(listening.color("color.game2048.tile.2") == .white && listening.color("color.nothing.9") == nil)
        #expect(usage.asked == ["color.tile.2"])
    }
}

import Framewright
import FramewrightDocuments
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of saving the colour editor's changes as a theme.
@MainActor
struct SavedColorsTests {
    @MainActor
    private final class Picked {
        var changes: [ColorEditor.Change] = []
    }

    /// Returns the theme file after a player has entered these numbers.
    private func played(_ edits: [[(field: String, text: String)]], over source: String) throws -> String {
        let picked = Picked()
        let view = CourseAppView(try CourseApp(seed: 1)) { picked.changes = $0 }
        let session = try Session(view, on: .shipped("iphone-15"), theme: .documented, renderer: Screenshots.renderer)
        try session.advance(60)
        for edit in edits {
            try session.go("open-colors")
            for (field, text) in edit {
                try session.tap(.identifier("field-\(field)"))
                try session.type(text)
            }
            try session.go(.identifier("confirm"))
        }
        var document = try ThemeDocument(Array(source.utf8), name: "mine.json")
        try document.save(picked.changes)
        return String(decoding: document.bytes, as: UTF8.self)
    }

    /// Returns the theme file after `framewright theme set` has set these tokens.
    private func set(_ tokens: [(String, String)], over source: String) throws -> String {
        var document = try ThemeDocument(Array(source.utf8), name: "mine.json")
        for (token, value) in tokens {
            try document.set(try document.theme.path(meantBy: token), to: .string(value))
        }
        return String(decoding: document.bytes, as: UTF8.self)
    }

    @Test(arguments: ShippedTheme.allCases)
    func `using the editor and setting tokens give the same file`(theme: ShippedTheme) throws {
        let tile = [("target", "8"), ("red", "26"), ("green", "115"), ("blue", "232")]
        let ground = [("red", "1"), ("green", "2"), ("blue", "3")]
        let played = try played([tile, ground], over: theme.source)
        let expected = try set([("course.background", "#010203"), ("course.tile.8", "#1a73e8")], over: theme.source)
        #expect(played == expected && played != theme.source)
        let saved = try ThemeLoader.load(Array(played.utf8), name: "mine.json")
        #expect(saved.color("color.course.tile.8") == SRGBColor(red8: 26, green8: 115, blue8: 232))
    }

    @Test func `cancelled and invalid changes are not saved`() throws {
        let source = ShippedTheme.classic.source
        #expect(try played([], over: source) == source)
    }
}

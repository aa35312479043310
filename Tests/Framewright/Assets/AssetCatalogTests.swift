import Framewright
import FramewrightCodecs
import FramewrightDrawing
import FramewrightViews
import Testing

struct AssetCatalogTests {
    private let dark = AssetTraits(colorScheme: .dark)
    private let light = AssetTraits()

    private func picture(_ side: Int) throws -> [UInt8] {
        try PNG.encode(Bitmap(size: try #require(PixelSize(width: side, height: side)), filledWith: .clear))
    }

    private func library(_ files: [String: [UInt8]]) throws -> (ImageLibrary, TemporaryFolder) {
        let folder = try TemporaryFolder(files.reduce(into: [:]) { $0["A.xcassets/\($1.key)"] = $1.value })
        return (ImageLibrary(catalogs: ["\(folder.path)/A.xcassets"]), folder)
    }

    @Test func `an image set has a file for each appearance, and a namespace is part of its name`() throws {
        let contents = """
            {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x"},
             {"filename": "dark.png", "idiom": "universal", "scale": "2x",
              "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """
        let (library, folder) = try library([
            "Icons/Contents.json": Array(#"{"properties": {"provides-namespace": true}}"#.utf8),
            "Icons/star.imageset/Contents.json": Array(contents.utf8), "Icons/star.imageset/a.png": picture(4),
            "Icons/star.imageset/dark.png": picture(6),
        ])
        #expect(try library.image(named: "Icons/star", traits: light).pixels?.width == 4)
        #expect(try library.image(named: "Icons/star", traits: dark).pixels?.width == 6)
        let error = #expect(throws: ImageFailure.self) { try library.image(named: "star", traits: light) }
        #expect(error?.drawsPlaceholder == true)
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: [
        (#""red": "0xFF", "green": "0x80", "blue": "0x00""#, "#ff8000"),
        (#""red": "255", "green": "128", "blue": "0""#, "#ff8000"),
        (#""red": "1.000", "green": "0.502", "blue": "0.000""#, "#ff8000"),
        (#""red": 1, "green": 0.5, "blue": 0"#, "#ff8000"),
    ])
    func `components of a colour are read in all notations`(components: String, color: String) throws {
        let contents = """
            {"colors": [{"color": {"color-space": "srgb", "components": {\(components), "alpha": "1.000"}}},
             {"appearances": [{"appearance": "luminosity", "value": "dark"}],
              "color": {"color-space": "gray-gamma-22", "components": {"white": "1.0", "alpha": "0.5"}}}]}
            """
        let (library, folder) = try library(["brand.colorset/Contents.json": Array(contents.utf8)])
        #expect(try library.color(named: "brand", traits: light)?.description == color)
        #expect(try library.color(named: "brand", traits: dark)?.opacity == 0.5)
        #expect(try library.color(named: "other", traits: light) == nil)
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: ["hello", "<svg><g></svg>"])
    func `an invalid file of a symbol set is an error that names it`(content: String) throws {
        let (library, folder) = try library([
            "gear.symbolset/Contents.json": Array("{\"symbols\": [{\"filename\": \"gear.svg\"}]}".utf8),
            "gear.symbolset/gear.svg": Array(content.utf8),
        ])
        let error = #expect(throws: ImageFailure.self) { try library.image(named: "gear", traits: light) }
        #expect(error?.message.hasSuffix("gear.symbolset/gear.svg") == true, "\(error?.message ?? "")")
        withExtendedLifetime(folder) {}
    }

    @Test func `broken JSON is an error with file and line`() throws {
        let (library, folder) = try library([
            "a.imageset/Contents.json": Array("{\n\"images\": [}".utf8),
            "b.colorset/Contents.json": Array("{\"colors\":\n [{\"color\": {\"components\": {\"red\": \"x\"}}}]}".utf8),
        ])
        let image = #expect(throws: ImageFailure.self) { try library.image(named: "a", traits: light) }
        #expect(image?.message.contains("a.imageset/Contents.json") == true && image?.message.contains("2") == true)
        #expect(image?.drawsPlaceholder == false)
        #expect(throws: ImageFailure.self) { try library.color(named: "b", traits: light) }
        withExtendedLifetime(folder) {}
    }

    @Test func `translations are read from catalogues, strings and dictionaries`() throws {
        let folder = try TemporaryFolder([
            "Localizable.xcstrings": Array(
                """
                {"sourceLanguage": "en", "strings": {"%lld games": {"localizations": {"de": {"variations": {"plural":
                 {"one": {"stringUnit": {"value": "%lld Spiel"}}, "other": {"stringUnit": {"value": "%lld Spiele"}}}}}}}}}
                """.utf8),
            "de.lproj/Localizable.strings": Array("/* c */ \"a\\n\" = \"b \\\"c\\\"\"; // d\nbare = \"e\";".utf8),
            "fr.lproj/Localizable.strings": Array("\"a\" = \"b\"\n\"c\" = \"d\";".utf8),
        ])
        let catalog = try StringCatalog(files: [
            "\(folder.path)/Localizable.xcstrings", "\(folder.path)/de.lproj/Localizable.strings",
        ])
        let forms = catalog.translation(of: "%lld games", table: nil, language: "de-at")?.forms
        #expect(forms?["value"]?.forms == [.one: "%lld Spiel", .other: "%lld Spiele"])
        #expect(catalog.translation(of: "a\n", table: nil, language: "de")?.format == "b \"c\"")
        #expect(catalog.translation(of: "bare", table: nil, language: "de")?.format == "e")
        #expect(catalog.translation(of: "a\n", table: nil, language: "fr") == nil)
        let error = #expect(throws: (any Error).self) {
            try StringCatalog(files: ["\(folder.path)/fr.lproj/Localizable.strings"])
        }
        #expect("\(error!)".contains("expected ;"))
    }
}

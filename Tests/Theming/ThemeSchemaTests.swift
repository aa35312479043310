import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

@Suite(
    .enabled(
        if: ForeignProgram.checkJSONSchema != nil, "check-jsonschema is not installed: pip install check-jsonschema"))
struct ThemeSchemaTests {
    @Test func `a foreign validator accepts every shipped theme`() throws {
        let themes = ShippedTheme.allCases.map { themesFolder.appending(path: "\($0.rawValue).json").path() }
        #expect(try validate(themes) == 0)
    }

    /// Each is refused by the loader as well, so that an editor and the tool agree.
    @Test(arguments: [
        #"{"color": {}}"#, #"{"name": ""}"#, #"{"name": "T", "colour": {}}"#, #"{"name": "T", "contrst": []}"#,
        #"{"name": "T", "color": {"a": "x"}}"#, #"{"name": "T", "color": {"a": {"value": "x"}}}"#,
        #"{"name": "T", "color": {"$type": "colour"}}"#, #"{"name": "T", "color": {"a.b": {}}}"#,
        ##"{"name": "T", "color": {"$type": "color", "a": {"$value": "#12345"}}}"##,
        ##"{"name": "T", "color": {"$type": "color", "a": {"$value": "#fff", "b": {}}}}"##,
        #"{"name": "T", "color": {"$type": "color", "a": {"$value": "red"}}}"#,
        #"{"name": "T", "color": {"$type": "color", "a": {"$value": {"colorSpace": "okhsl", "components": [0, 0, 0]}}}}"#,
        #"{"name": "T", "color": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0, 2, 0]}}}}"#,
        #"{"name": "T", "radius": {"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}}}"#,
        #"{"name": "T", "shadow": {"a": {"$type": "shadow", "$value": {"blur": {"value": 1, "unit": "px"}}}}}"#,
        ##"{"name": "T", "palette": {"a": {"$type": "color", "$value": "#fff", "$ref": "#/palette/b"}}}"##,
        #"{"name": "T", "palette": {"a": {"$ref": "palette/b"}}}"#, #"{"name": "T", "palette": {"$extends": 3}}"#,
        #"{"name": "T", "contexts": {"dark": {"colr": {}}}}"#,
        #"{"name": "T", "contrast": [{"fg": "color.a", "bg": "color.b"}]}"#,
        #"{"name": "T", "contrast": [{"fg": "color.a", "bg": "color.b", "min": 0}]}"#,
    ])
    func `a foreign validator refuses broken themes, as the loader does`(text: String) throws {
        #expect(failure(text) != nil)
        let file = FileManager.default.temporaryDirectory.appending(path: "framewright-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        #expect(try validate([file.path()]) == 1)
    }

    private func validate(_ files: [String]) throws -> Int32 {
        let schema = themesFolder.appending(path: "theme.schema.json").path()
        return try #require(ForeignProgram.checkJSONSchema).run(["--schemafile", schema] + files).status
    }
}

import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTestSupport
import FramewrightTheming
import Testing

@Suite(
    .enabled(
        if: SchemaValidator.installed != nil, "check-jsonschema is not installed: pip install check-jsonschema"))
struct ThemeSchemaTests {
    @Test func `a foreign validator accepts every shipped theme`() throws {
        let accepted = try accepts(
            ShippedTheme.allCases.map { try source("\($0.rawValue).json") })
        #expect(accepted.allSatisfy { $0 })
    }

    private static let broken = [
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
    ]

    /// The loader rejects each of them too, so that an editor and the tool agree.
    @Test func `a foreign validator rejects broken themes, like the loader`() throws {
        #expect(Self.broken.filter { failure($0) == nil } == [])
        let accepted = try accepts(Self.broken)
        try #require(accepted.count == Self.broken.count)
        let passed = Self.broken.indices.filter { accepted[$0] }
        #expect(passed.map { Self.broken[$0] } == [])
    }

    private func accepts(_ themes: [String]) throws -> [Bool] {
        try #require(SchemaValidator.installed).accepts(themes, by: source("theme.schema.json"))
    }

    private func source(_ file: String) throws -> String {
        try String(contentsOf: themesFolder.appending(path: file), encoding: .utf8)
    }
}

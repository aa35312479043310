import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

struct SnapshotSettingsSchemaTests {
    private static let screens =
        #""screens": [{"device": "iphone-15", "orientation": "landscape", "context": "dark", "scale": 2}]"#

    private static let sound: [String] = [
        #""$schema": "s.json", "scale": 1.5"#, #""scenes": ["game2048/", "pet/*"]"#,
        #""references": "films", "fps": "30000/1001""#,
        #""lint": {"rules": {"contrast": "off"}, "touchSide": 48}"#,
        #""tolerances": {"t": {"kind": "density", "limit": 3, "window": 8, "above": 1, "because": "b", "for": ["*"]}}"#,
        #""tolerances": {"c": {"kind": "channels", "limit": {"red": 1, "green": 2, "blue": 3, "alpha": 0}, "because": "b"}}"#,
        #""masks": [{"view": "clock", "because": "it runs", "for": ["pet/*"]}]"#,
        #""matrices": {"all": {"devices": ["i*"], "textSizes": ["accessibility5"], "directions": ["natural"], "pairwise": true}}"#,
    ]
    private static let unsound: [String] = [
        #""scale": 9"#, #""scenes": [""]"#, #""lint": {"rules": {"contrast": "loud"}}"#,
        #""lint": {"rules": {"noise": "off"}}"#,
        #""tolerances": {"c": {"kind": "ssim", "limit": 0.9, "window": 8, "because": "b"}}"#,
        #""tolerances": {"c": {"kind": "oklab", "limit": 0.1}}"#,
        #""masks": [{"view": "clock", "because": "it runs"}]"#,
        #""matrices": {"all": {"textSizes": ["huge"]}}"#, #""screen": []"#,
    ]

    @Test(.enabled(if: SchemaValidator.installed != nil, "check-jsonschema is not installed"))
    func `schema and reader agree`() throws {
        let texts =
            (Self.sound + Self.unsound).map { "{\($0), \(Self.screens)}" } + [#"{"scale": 1}"#, "{\(Self.screens)}"]
        let expected = Self.sound.map { _ in true } + Self.unsound.map { _ in false } + [false, true]
        let read = texts.map { try? SnapshotSettings(parsing: Array($0.utf8), file: "framewright.json") }
        #expect(read.map { $0 != nil } == expected)
        let accepted = try #require(SchemaValidator.installed).accepts(texts, by: SnapshotSettings.schemaSource)
        #expect(accepted == expected)
    }
}

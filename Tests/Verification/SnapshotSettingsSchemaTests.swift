import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

struct SnapshotSettingsSchemaTests {
    private static let screens =
        #""screens": [{"device": "iphone-15", "orientation": "landscape", "context": "dark", "scale": 2}]"#

    @Test(
        .enabled(if: ForeignProgram.checkJSONSchema != nil, "check-jsonschema is not installed"),
        arguments: [
            (screens, true), (#""$schema": "s.json", "scale": 1.5, "# + screens, true), (#""scale": 1"#, false),
            (#""scale": 9, "# + screens, false), (#""references": "films", "fps": "30000/1001", "# + screens, true),
            (#""lint": {"rules": {"contrast": "off"}, "touchSide": 48}, "# + screens, true),
            (#""lint": {"rules": {"contrast": "loud"}}, "# + screens, false),
            (#""lint": {"rules": {"noise": "off"}}, "# + screens, false),
            (
                #""tolerances": {"text": {"kind": "density", "limit": 3, "window": 8, "above": 1, "because": "b", "for": ["*"]}}, "#
                    + screens, true
            ),
            (
                #""tolerances": {"c": {"kind": "channels", "limit": {"red": 1, "green": 2, "blue": 3, "alpha": 0}, "because": "b"}}, "#
                    + screens, true
            ),
            (#""tolerances": {"c": {"kind": "ssim", "limit": 0.9, "window": 8, "because": "b"}}, "# + screens, false),
            (#""tolerances": {"c": {"kind": "oklab", "limit": 0.1}}, "# + screens, false),
            (#""masks": [{"view": "clock", "because": "it runs", "for": ["pet/*"]}], "# + screens, true),
            (#""masks": [{"view": "clock", "because": "it runs"}], "# + screens, false),
            (
                #""matrices": {"all": {"devices": ["iphone-*"], "textSizes": ["accessibility5"], "directions": ["natural"], "pairwise": true}}, "#
                    + screens, true
            ),
            (#""matrices": {"all": {"textSizes": ["huge"]}}, "# + screens, false),
            (#""screen": [], "# + screens, false),
        ])
    func `schema and reader take the same settings`(members: String, isSound: Bool) throws {
        let text = "{\(members)}"
        let read = try? SnapshotSettings(parsing: Array(text.utf8), file: "framewright.json")
        #expect((read != nil) == isSound, "the reader")
        let folder = NSTemporaryDirectory() + "settings-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Folder.create(for: "\(folder)/x")
        try OutputFile.write(Array(SnapshotSettings.schemaSource.utf8), to: "\(folder)/schema.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let files = ["--schemafile", "\(folder)/schema.json", "\(folder)/framewright.json"]
        #expect((try #require(ForeignProgram.checkJSONSchema).run(files).status == 0) == isSound, "the schema")
    }
}

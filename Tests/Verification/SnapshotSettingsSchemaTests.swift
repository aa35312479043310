import Foundation
import FramewrightDocuments
import FramewrightTestSupport
import Testing

@testable import FramewrightVerification

struct SnapshotSettingsSchemaTests {
    private static let screens =
        #""screens": [{"device": "iphone-15", "orientation": "landscape", "context": "dark", "scale": 2}]"#

    private static let sound: [String] = [
        #""$schema": "s.json", "scale": 1.5"#, #""references": "films", "fps": "30000/1001""#,
        #""lint": {"rules": {"contrast": "off"}, "touchSide": 48}"#,
        #""tolerances": {"t": {"kind": "density", "limit": 3, "window": 8, "above": 1, "because": "b", "for": ["*"]}}"#,
        #""tolerances": {"c": {"kind": "channels", "limit": {"red": 1, "green": 2, "blue": 3, "alpha": 0}, "because": "b"}}"#,
        #""masks": [{"view": "clock", "because": "it runs", "for": ["pet/*"]}]"#,
        #""matrices": {"all": {"devices": ["i*"], "textSizes": ["accessibility5"], "directions": ["natural"], "pairwise": true}}"#,
    ]
    private static let unsound: [String] = [
        #""scale": 9"#, #""lint": {"rules": {"contrast": "loud"}}"#, #""lint": {"rules": {"noise": "off"}}"#,
        #""tolerances": {"c": {"kind": "ssim", "limit": 0.9, "window": 8, "because": "b"}}"#,
        #""tolerances": {"c": {"kind": "oklab", "limit": 0.1}}"#,
        #""masks": [{"view": "clock", "because": "it runs"}]"#,
        #""matrices": {"all": {"textSizes": ["huge"]}}"#, #""screen": []"#,
    ]

    @Test(.enabled(if: ForeignProgram.checkJSONSchema != nil, "check-jsonschema is not installed"), arguments: sound)
    func `what the reader takes the schema takes`(members: String) throws {
        try check("{\(members), \(Self.screens)}", isSound: true)
    }

    @Test(.enabled(if: ForeignProgram.checkJSONSchema != nil, "check-jsonschema is not installed"), arguments: unsound)
    func `what the reader refuses the schema refuses`(members: String) throws {
        try check("{\(members), \(Self.screens)}", isSound: false)
    }

    @Test(.enabled(if: ForeignProgram.checkJSONSchema != nil, "check-jsonschema is not installed"))
    func `there are screens`() throws {
        try check(#"{"scale": 1}"#, isSound: false)
        try check("{\(Self.screens)}", isSound: true)
    }

    private func check(_ text: String, isSound: Bool) throws {
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

import Foundation
import Framewright
import FramewrightDocuments
import FramewrightVerification
import Synchronization
import Testing

/// The settings file of a snapshot folder, `framewright.json`.
@MainActor
struct SnapshotSettingsTests {
    private let folder = NSTemporaryDirectory() + "settings-" + UUID().uuidString

    @Test func `an unknown device is reported with its position before any image is made`() throws {
        let text = #"{"screens": [{"device": "iphone-se-1"}, {"device": "iphone-sx"}]}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let store = try SnapshotStore(folder: folder, catalogue: Catalogue([])) { _ in .documented }
        let error = #expect(throws: SnapshotError.self) { try store.checkSettings() }
        #expect(error?.message == "unknown device 'iphone-sx', \(folder)/framewright.json:1:52 (/screens/1/device)")
    }

    @Test func `patterns select scenes, and one without a match is reported before any image is made`() throws {
        func store(_ scenes: String) throws -> SnapshotStore {
            let text = "{\"screens\": [{\"device\": \"iphone-se-1\"}],\n \"scenes\": [\(scenes)]}"
            try Folder.create(for: "\(folder)/framewright.json")
            try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
            let scenes = ["weather", "windy", "sun"].map { name in
                SceneDefinition(name, summary: "", states: [("plain", "", 0)]) { _ in EmptyView() }
            }
            return try SnapshotStore(folder: folder, catalogue: Catalogue(scenes)) { _ in .documented }
        }
        #expect(try store("").requests().count == 3)
        #expect(try store(#""w*/plain""#).requests().map(\.reference) == ["weather/plain", "windy/plain"])
        let chosen = try store(#""sun/", "eather""#)
        try chosen.checkSettings()
        #expect(chosen.requests().map(\.reference) == ["weather/plain", "sun/plain"])
        #expect(chosen.requests(matching: ["sun"]).map(\.reference) == ["sun/plain"])
        let error = #expect(throws: SnapshotError.self) { try store(#""sun", "rain*""#).checkSettings() }
        #expect(error?.message.contains("framewright.json:2:20 (/scenes/1)") == true, "\(error?.message ?? "")")
    }

    @Test func `the second of two screens with one name is reported with its position`() {
        let text = "{\"screens\": [{\"device\": \"iphone-se-1\"},\n {\"device\": \"iphone-se-1\"}]}"
        let error = #expect(throws: DocumentError.self) {
            try SnapshotSettings(parsing: Array(text.utf8), file: "framewright.json")
        }
        #expect(error?.position == Position(line: 2, column: 2) && error?.pointer == "/screens/1")
    }

    private func settings(_ text: String) throws -> SnapshotSettings {
        try SnapshotSettings(parsing: Array(text.utf8), file: "framewright.json")
    }

    @Test func `conditions of previews take the place of screens`() throws {
        let settings = try settings(#"{"previews": [{}, {"colorScheme": "dark"}, {"device": "iphone-se-1"}]}"#)
        #expect(settings.screens.isEmpty)
        #expect(settings.previews.map(\.colorScheme) == [.light, .dark, .light])
        #expect(settings.previews.last?.device == "iphone-se-1")
        for text in [
            #"{"previews": []}"#, #"{"previews": [{"colour": "dark"}]}"#, #"{"previews": [{}], "references": "films"}"#,
            #"{"previews": [{}], "screens": [{"device": "iphone-se-1"}]}"#,
        ] { #expect(throws: DocumentError.self) { try self.settings(text) } }
        let error = #expect(throws: DocumentError.self) {
            try self.settings(#"{"previews": [{"theme": "a/mine.json"}, {"theme": "b/mine.json"}]}"#)
        }
        #expect(error?.pointer == "/previews/1" && error?.message.contains("two entries keep their images as") == true)
    }

    @Test func `a relative font file begins at the folder of the settings, absolute paths stay`() throws {
        let settings = try settings(
            #"{"screens": [{"device": "iphone-se-1"}], "fonts": ["Fonts/A.ttf", "/tmp/B.ttf"]}"#)
        #expect(settings.fontFiles(in: "/none/Snapshots") == ["/none/Snapshots/Fonts/A.ttf", "/tmp/B.ttf"])
        #expect(throws: DocumentError.self) {
            try self.settings(#"{"screens": [{"device": "iphone-se-1"}], "fonts": [1]}"#)
        }
    }

    @Test func `a relative theme path begins at the folder of the settings, names and absolute paths stay`() throws {
        let themes = ["mine.json", "classic", "/tmp/x.json"].map { #"{"device": "iphone-se-1", "theme": "\#($0)"}"# }
        try Folder.create(for: "\(folder)/framewright.json")
        let text = #"{"screens": [\#(themes.joined(separator: ", "))]}"#
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let asked = Mutex<[String]>([])
        let store = try SnapshotStore(folder: folder, catalogue: Catalogue([])) { name in
            asked.withLock { $0.append(name) }
            return .documented
        }
        try store.checkSettings()
        #expect(asked.withLock(\.self) == ["\(folder)/mine.json", "classic", "/tmp/x.json"])
    }

    @Test func `a missing theme file is reported with the position of its name`() throws {
        let text = "{\"screens\": [{\"device\": \"iphone-se-1\",\n  \"theme\": \"../mine.json\"}]}"
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let store = try SnapshotStore(folder: folder, catalogue: Catalogue([])) { try ThemeSource($0).theme() }
        let error = #expect(throws: SnapshotError.self) { try store.checkSettings() }
        let place = "\(folder)/framewright.json:2:12 (/screens/0/theme)"
        #expect(error?.message == "no such file, \(folder)/../mine.json, named in \(place)")
    }

    @Test func `a theme's path becomes part of a file name, not of a path`() throws {
        let text = #"{"screens": [{"device": "iphone-se-1", "theme": "../Themes/my theme.json"}]}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let scene = SceneDefinition("good", summary: "", states: [("plain", "", 0)]) { _ in EmptyView() }
        let store = try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
        #expect(store.requests().map(\.file) == ["good/plain/iphone-se-1.my-theme.png"])
    }

    @Test func `a screen's own scale is in its file's name`() throws {
        let text = #"{"screens": [{"device": "iphone-se-1", "scale": 3}, {"device": "iphone-se-1", "scale": 1.5}]}"#
        try Folder.create(for: "\(folder)/framewright.json")
        try OutputFile.write(Array(text.utf8), to: "\(folder)/framewright.json")
        let scene = SceneDefinition("good", summary: "", states: [("plain", "", 0)]) { _ in EmptyView() }
        let store = try SnapshotStore(folder: folder, catalogue: Catalogue([scene])) { _ in .documented }
        let files = store.requests().map(\.file)
        #expect(files == ["documented@3x", "documented@1-5x"].map { "good/plain/iphone-se-1.\($0).png" })
    }
}

import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

/// Tests of VS Code themes that include others, in a temporary folder.
final class VSCodeIncludeTests {
    private let folder = NSTemporaryDirectory() + "include-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes a file and returns it for import.
    private func file(_ name: String, _ text: String) throws -> ImportFile {
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
        return ImportFile(name: "\(folder)/\(name)", bytes: Array(text.utf8))
    }

    @Test func `colours missing in a file come from the included files`() throws {
        _ = try file("inner/base.json", ForeignTheme.vsCode)
        _ = try file("inner/middle.json", ##"{"include": "base.json", "colors": {"editor.background": "#101010"}}"##)
        let top = try file(
            "top.json",
            ##"{"name": "Top", "include": "./inner/middle.json", "colors": {"button.background": "#00aaff"}}"##)
        let theme = try ThemeImport([top]).theme
        #expect(theme.name == "Top" && theme.color("color.accent")?.description == "#00aaff")
        #expect(theme.color("color.background")?.description == "#101010")
        #expect(theme.color("color.accentInk")?.description == "#5ccfe6")
    }

    @Test func `null keeps the included value, default resets it`() throws {
        _ = try file("base.json", ForeignTheme.vsCode)
        let top = try file(
            "top.json",
            #"{"include": "base.json", "colors": {"textLink.foreground": null, "panel.border": "default"}}"#)
        let result = try ThemeImport([top])
        #expect(result.theme.color("color.accentInk")?.description == "#5ccfe6")
        #expect(result.unmapped.contains { $0.source == "colors.panel.border" })
    }

    @Test func `a theme with only an include is valid`() throws {
        _ = try file("base.json", ForeignTheme.vsCode)
        let bare = try file("bare.json", #"{"include": "base.json", "tokenColors": []}"#)
        #expect(try ThemeImport([bare]).theme.token(at: "color.accent")?.alias == "palette.vscode.button-background")
    }

    @Test(arguments: ["top.json", "../base.json", "a/../../b.json", "/etc/passwd", "missing.json", "-", "pipe", ""])
    func `a file that cannot be included is reported where it is named`(name: String) throws {
        let top = try file("top.json", #"{"colors": {}, "include": "\#(name)"}"#)
        _ = unsafe mkfifo("\(folder)/pipe", 0o600)
        let error = #expect(throws: DocumentError.self) { try ThemeImport([top]) }
        #expect(error?.file == top.name && error?.pointer == "/include")
    }

    @Test func `without a folder nothing is included`() {
        let text = #"{"colors": {}, "include": "base.json"}"#
        let error = #expect(throws: DocumentError.self) {
            try ThemeImport([ImportFile(name: "-", bytes: Array(text.utf8))])
        }
        #expect(error?.pointer == "/include")
    }
}

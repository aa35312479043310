import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

/// Themes of VS Code over themes they include, in a folder of their own.
final class VSCodeIncludeTests {
    private let folder = NSTemporaryDirectory() + "include-" + UUID().uuidString

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Writes a file and gives it to import.
    private func file(_ name: String, _ text: String) throws -> ImportFile {
        try OutputFile.write(Array(text.utf8), to: "\(folder)/\(name)")
        return ImportFile(name: "\(folder)/\(name)", bytes: Array(text.utf8))
    }

    @Test func `colours are those of the included files where the file has none of its own`() throws {
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

    @Test func `a null leaves what is included, a default takes it back`() throws {
        _ = try file("base.json", ForeignTheme.vsCode)
        let top = try file(
            "top.json",
            #"{"include": "base.json", "colors": {"textLink.foreground": null, "panel.border": "default"}}"#)
        let result = try ThemeImport([top])
        #expect(result.theme.color("color.accentInk")?.description == "#5ccfe6")
        #expect(result.unmapped.contains { $0.source == "colors.panel.border" })
    }

    @Test func `a theme that has nothing but what it includes is one`() throws {
        _ = try file("base.json", ForeignTheme.vsCode)
        let bare = try file("bare.json", #"{"include": "base.json", "tokenColors": []}"#)
        #expect(try ThemeImport([bare]).theme.token(at: "color.accent")?.alias == "palette.vscode.button-background")
    }

    @Test(arguments: ["top.json", "../base.json", "a/../../b.json", "/etc/passwd", "missing.json", "-", "pipe", ""])
    func `a file that cannot be included is told where it is named`(name: String) throws {
        let top = try file("top.json", #"{"colors": {}, "include": "\#(name)"}"#)
        _ = unsafe mkfifo("\(folder)/pipe", 0o600)
        let error = #expect(throws: DocumentError.self) { try ThemeImport([top]) }
        #expect(error?.file == top.name && error?.pointer == "/include")
    }

    @Test func `nothing is included by what has no folder`() {
        let text = #"{"colors": {}, "include": "base.json"}"#
        let error = #expect(throws: DocumentError.self) {
            try ThemeImport([ImportFile(name: "-", bytes: Array(text.utf8))])
        }
        #expect(error?.pointer == "/include")
    }
}

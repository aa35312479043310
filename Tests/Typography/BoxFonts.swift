import Foundation
import FramewrightTestSupport

@testable import FramewrightTypography

/// The fonts of `Tests/Fixtures/Fonts/make.py`, made anew by each run of the tests; none where fontTools is not installed.
enum BoxFonts {
    static let isAvailable = ForeignProgram.fontTools != nil

    private static let folder = Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "box-fonts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/Fonts/make.py")
        _ = try ForeignProgram.fontTools?.run([script.path(), folder.path()])
        return folder.path()
    }

    /// Families "Box" (regular, and bold where asked), "Box Variable", "Box Layers", "Box Paint",
    /// "Box Loop" and "Box Bombs".
    static func library(hasBold: Bool = false, fallbacks: [String] = []) throws -> FontLibrary {
        let folder = try folder.get()
        let file = { (name: String) in "\(folder)/box\(name).ttf" }
        return FontLibrary(
            families: [
                FontFamily("Box", files: [file("")] + (hasBold ? [file("-bold")] : [])),
                FontFamily("Box Variable", files: [file("-variable")]),
                FontFamily("Box Layers", files: [file("-layers")]), FontFamily("Box Paint", files: [file("-paint")]),
                FontFamily("Box Loop", files: [file("-loop")]),
                FontFamily("Box Bombs", files: ["Bomb", "BlankBomb", "Chain"].map { "\(folder)/Box\($0).ttf" }),
                FontFamily("Gone", files: ["gone.ttf"]),
            ], fallbacks: fallbacks)
    }

    /// The COLR and CPAL tables of a family's only face.
    static func colorTables(of family: String) throws -> (colr: [UInt8], cpal: [UInt8]) {
        let library = try library()
        guard let family = library.families.first(where: { $0.name == family }) else { return ([], []) }
        let bytes = try Data(contentsOf: URL(filePath: family.files[0]))
        let tables = TableBytes([UInt8](bytes))
        func table(_ tag: OpenTypeTag) -> [UInt8] {
            for entry in 0..<(tables.u16(4) ?? 0) where tables.u32(12 + entry * 16) == Int(tag.code) {
                let (start, length) = (tables.u32(20 + entry * 16) ?? 0, tables.u32(24 + entry * 16) ?? 0)
                return [UInt8](bytes[start..<start + length])
            }
            return []
        }
        return (table("COLR"), table("CPAL"))
    }
}

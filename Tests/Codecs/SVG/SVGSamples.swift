import Foundation
import FramewrightCodecs
import FramewrightDrawing

/// Small SVG files for single tests.
enum SVGSample {
    /// Returns a file whose body is on the second line, in an image of 100 by 100.
    static func file(_ body: String, attributes: String = "width=\"100\" height=\"100\"") -> [UInt8] {
        Array("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\n\(body)</svg>".utf8)
    }

    static func image(
        _ body: String, attributes: String = "width=\"100\" height=\"100\""
    ) throws -> SVGImage { try SVG.decode(file(body, attributes: attributes)) }

    /// Returns the items of the display list as text, without their size.
    static func items(_ body: String, attributes: String = "width=\"100\" height=\"100\"") throws -> [String] {
        try image(body, attributes: attributes).displayList.items.map { String("\($0)".dropFirst(2)) }
    }

    static func warnings(_ body: String) throws -> [String] { try image(body).warnings.map(\.description) }

    /// Returns the message of the error for a file; nil if it is accepted.
    static func refusal(_ bytes: [UInt8]) -> String? {
        do {
            _ = try SVG.decode(bytes)
            return nil
        } catch { return error.message }
    }

    /// The files with one feature each; a browser can show them too.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/SVG").path

    static let names =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".svg") }.sorted()

    static func bytes(_ name: String) throws -> [UInt8] { try contents("\(folder)/\(name)") }

    static func contents(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }
}

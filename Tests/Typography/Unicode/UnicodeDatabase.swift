import Foundation

/// A test oracle: Debian's unicode-data, if installed, with the tables and conformance tests of the Unicode
/// Consortium.
enum UnicodeDatabase {
    static let folder = "/usr/share/unicode"

    static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "/BidiCharacterTest.txt") }

    /// Returns the lines of a file, without comments and empty lines.
    static func lines(of file: String) throws -> [Substring] {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return text.utf8.split(separator: UInt8(ascii: "\n"))
            .map { Substring($0.prefix { $0 != UInt8(ascii: "#") }) }
            .filter { !words(of: $0).isEmpty }
    }

    /// Splits a text at spaces and tabs. Works on bytes, because iterating over characters dominates the time of half
    /// a million lines.
    static func words(of text: some StringProtocol) -> [Substring] {
        Substring(text).utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
    }

    /// Returns the value of every code point in a file of ranges, or `missing` if the file has none.
    static func values(of file: String, missing: String) throws -> [String] {
        var values = Array(repeating: missing, count: 0x110000)
        for line in try lines(of: file) {
            let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            let ends = fields[0].split(separator: ".").compactMap { Int($0, radix: 16) }
            for code in ends[0]...ends[ends.count - 1] { values[code] = fields[1] }
        }
        return values
    }

    static func scalars(_ text: some StringProtocol) -> [Unicode.Scalar] {
        words(of: text).compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    }
}

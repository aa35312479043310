import Foundation

/// Debian's unicode-data, where it is installed: the tables and the conformance tests of the Unicode Consortium.
enum UnicodeDatabase {
    static let folder = "/usr/share/unicode"

    static var isInstalled: Bool { FileManager.default.fileExists(atPath: folder + "/BidiCharacterTest.txt") }

    /// The lines of a file, without comments and empty ones.
    static func lines(of file: String) throws -> [Substring] {
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        return text.utf8.split(separator: UInt8(ascii: "\n"))
            .map { Substring($0.prefix { $0 != UInt8(ascii: "#") }) }
            .filter { !words(of: $0).isEmpty }
    }

    /// What stands between spaces and tabs. Looked for in bytes: of half a million lines, characters take the most time.
    static func words(of text: some StringProtocol) -> [Substring] {
        Substring(text).utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) }
    }

    /// By code point what a file of ranges says of it, `missing` where it says nothing.
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

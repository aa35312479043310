import Foundation

/// Calls `body` with the path of a file that contains `bytes`, and deletes the file.
func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("framewright-\(UUID().uuidString).png")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
}

/// Returns the bytes of pairs of hexadecimal digits.
func bytes(hexadecimal text: some StringProtocol) -> [UInt8] {
    let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Returns the content of a file written by another program, and deletes it.
func takeFile(_ path: String) throws -> [UInt8] {
    defer { try? FileManager.default.removeItem(atPath: path) }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
}

/// Calls `body` with the path of an empty folder, and deletes the folder.
func withFolder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("framewright-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url.path)
}

func writeFile(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

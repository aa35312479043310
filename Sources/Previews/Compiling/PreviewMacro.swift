/// Expands `#Preview` and `@Previewable` in source text, so that no macro plug-in is needed.
///
/// A declaration becomes a type that conforms to `PreviewRegistry`. Line breaks stay, so that messages of the compiler
/// name the author's lines.
struct PreviewMacro {
    private let scanner: SourceScanner
    private let fileID: String
    private var output: [UInt8] = []
    private var line = 1
    private var counted = 0
    /// The number of previews found.
    private(set) var count = 0

    /// - Parameter fileID: The module and file name, such as `Cards/Card.swift`.
    init(_ source: [UInt8], fileID: String) {
        scanner = SourceScanner(source)
        self.fileID = fileID
    }

    /// Returns the expanded source.
    mutating func expanded() -> [UInt8] {
        let bytes = scanner.bytes
        var start = 0
        var next = 0
        while next < bytes.count {
            if let end = scanner.end(ofTokenAt: next) {
                next = end
            } else if let declaration = declaration(at: next) {
                output += bytes[start..<next]
                countLines(to: next)
                expand(declaration)
                (start, next) = (declaration.end, declaration.end)
            } else {
                next += 1
            }
        }
        return output + bytes[start...]
    }

    private struct Declaration {
        /// The range of the arguments with their brackets; empty without any.
        let arguments: Range<Int>
        /// The range of the closure with its braces.
        let body: Range<Int>
        let end: Int
    }

    private func declaration(at index: Int) -> Declaration? {
        let bytes = scanner.bytes
        guard scanner.hasPrefix("#Preview", at: index) else { return nil }
        var next = index + 8
        if next < bytes.count, SourceScanner.isIdentifier(bytes[next]) { return nil }
        next = scanner.skipSpace(from: next)
        var arguments = next..<next
        if next < bytes.count, bytes[next] == UInt8(ascii: "("), let end = scanner.end(ofGroupAt: next) {
            arguments = next..<end
            next = scanner.skipSpace(from: end)
        }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "{"), let end = scanner.end(ofGroupAt: next) else {
            return nil
        }
        return Declaration(arguments: arguments, body: next..<end, end: end)
    }

    private mutating func expand(_ declaration: Declaration) {
        count += 1
        let bytes = scanner.bytes
        let state = PreviewableState(scanner, in: declaration.body)
        let type = "FramewrightPreview_\(line)_\(count)"
        let body = state.isEmpty ? Array(bytes[declaration.body]) : Array("{ Content() }".utf8)
        write("private struct \(type): SwiftUI.PreviewRegistry { static var fileID: String { \"\(fileID)\" }; ")
        write("static var line: Int { \(line) }; static var column: Int { 1 }; ")
        if !state.isEmpty {
            write("struct Content: SwiftUI.View { ")
            output += state.declarations
            write(" @SwiftUI.ViewBuilder var body: some SwiftUI.View ")
            output += state.body
            write(" }; ")
        }
        write("@MainActor static func makePreview() throws -> SwiftUI.Preview { SwiftUI.Preview")
        output += bytes[declaration.arguments]
        write(" ")
        output += body
        write(" } }")
        countLines(to: declaration.end)
    }

    private mutating func write(_ text: String) { output += Array(text.utf8) }

    private mutating func countLines(to index: Int) {
        line += scanner.bytes[counted..<index].count { $0 == UInt8(ascii: "\n") }
        counted = index
    }
}

/// The `@Previewable` declarations of a preview's closure, and the closure without them.
private struct PreviewableState {
    private(set) var declarations: [UInt8] = []
    private(set) var body: [UInt8] = []
    var isEmpty: Bool { declarations.isEmpty }

    init(_ scanner: SourceScanner, in range: Range<Int>) {
        let bytes = scanner.bytes
        var start = range.lowerBound
        var next = range.lowerBound + 1
        var depth = 0
        while next < range.upperBound {
            if let end = scanner.end(ofTokenAt: next) {
                next = end
                continue
            }
            if depth == 0, scanner.hasPrefix("@Previewable", at: next) {
                body += bytes[start..<next]
                let end = Self.endOfStatement(scanner, from: next + 12, before: range.upperBound - 1)
                declarations += bytes[(next + 12)..<end] + [UInt8(ascii: ";")]
                (start, next) = (end, end)
                continue
            }
            if "([{".utf8.contains(bytes[next]) { depth += 1 }
            if ")]}".utf8.contains(bytes[next]) { depth -= 1 }
            next += 1
        }
        body += bytes[start..<range.upperBound]
    }

    /// Returns the end of a declaration: the end of its line outside of brackets, unless the attribute stands alone.
    private static func endOfStatement(_ scanner: SourceScanner, from index: Int, before limit: Int) -> Int {
        var next = scanner.skipSpace(from: index)
        while next < limit {
            if let end = scanner.end(ofTokenAt: next) {
                next = end
                continue
            }
            switch scanner.bytes[next] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                next = scanner.end(ofGroupAt: next) ?? limit
            case UInt8(ascii: "\n"), UInt8(ascii: ";"): return next
            default: next += 1
            }
        }
        return limit
    }
}

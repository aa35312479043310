import FramewrightDocuments

/// A source file as the compiler gets it.
///
/// Code between `#if os(iOS)` and `#endif` describes the screen that a preview shows, but would be skipped on Linux,
/// and of UIKit a file often needs only a colour or the size of the screen, which `import SwiftUI` gives too. So such
/// files are compiled as a copy, in which the conditions hold, UIKit is not imported, and whose messages name the
/// original. If the copy does not compile, less is changed, until the original is used.
///
/// A second file of the same name is copied too, because the compiler requires different names. So is a file whose name
/// has signs that messages and source locations cannot have; its messages name the copy.
struct PlatformSource {
    /// The changes of a copy.
    private enum Change: CaseIterable {
        case nothing
        /// `os(iOS)` holds, and parts of modules are imported as the whole module.
        case system
        /// `canImport(UIKit)` holds too, and UIKit is not imported.
        case uiKit
    }

    /// The path of the file.
    let file: String
    /// The path in the compiler's messages: that of the file, or of its copy.
    let original: String
    /// The path to compile.
    private(set) var path: String
    /// The first error of the copy with the most changes; nil if that error is that UIKit is missing.
    private(set) var error: (line: Int, message: String)?
    private let copy: String
    /// The changes that can be tried, the last one first.
    private var changes: [Change] = []

    /// Creates the sources of files, with copies in a folder.
    static func sources(of files: [String], copiesIn folder: String) throws(FileError) -> [PlatformSource] {
        var names: Set<String> = []
        var sources: [PlatformSource] = []
        for (index, file) in files.enumerated() {
            let given = String(file.split(separator: "/").last ?? "")
            let isPlain = Self.isPlain(file)
            let name = isPlain ? given : String(given.map { Self.isPlain("\($0)") ? $0 : "_" })
            let isFirst = names.insert(name).inserted && isPlain
            let copy = "\(folder)/\(isFirst ? name : "\(index)-\(name)")"
            sources.append(try PlatformSource(file, original: isPlain ? file : copy, copy: copy, isFirst))
        }
        return sources
    }

    /// Whether a path can be told from the rest of a message, and be written in a source location.
    private static func isPlain(_ path: String) -> Bool {
        path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && !"\"\\:".unicodeScalars.contains($0) }
    }

    private init(_ file: String, original: String, copy: String, _ isFirst: Bool) throws(FileError) {
        (self.file, self.original, path, self.copy) = (file, original, file, copy)
        // The compiler says why a file cannot be read.
        guard let text = try? Self.text(of: file) else { return }
        var known: Set<String> = []
        for change in Change.allCases where known.insert(Self.changed(text, by: change)).inserted {
            changes.append(change)
        }
        if isFirst, changes == [.nothing] { return }
        try writeCopy(of: text)
    }

    /// Returns the source with fewer changes; nil if nothing is changed.
    func withFewerChanges(after error: (line: Int, message: String)) throws(FileError) -> PlatformSource? {
        guard changes.count > 1 else { return nil }
        var source = self
        if source.error == nil { source.error = error }
        source.changes.removeLast()
        try source.writeCopy(of: try Self.text(of: file))
        return source
    }

    /// Returns the error to report, given that of the original. The first error of a copy says more, but not that
    /// UIKit is missing.
    func reported(_ last: (line: Int, message: String)) -> (line: Int, message: String) {
        last.message.hasPrefix("no such module") ? last : error ?? last
    }

    private mutating func writeCopy(of text: String) throws(FileError) {
        _ = try Folder.create(for: copy)
        let changed = Self.changed(text, by: changes.last ?? .nothing)
        try OutputFile.write(Array("#sourceLocation(file: \"\(original)\", line: 1)\n\(changed)".utf8), to: copy)
        path = copy
    }

    private static func text(of file: String) throws(FileError) -> String {
        String(decoding: try InputFile.read(file, limit: SourceIndex.largestFile, isRegular: true), as: UTF8.self)
    }

    private static func changed(_ text: String, by change: Change) -> String {
        guard change != .nothing,
            text.contains("os(iOS)") || text.contains("UIKit") || text.contains("import CoreGraphics.")
        else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { changed($0, by: change) }.joined(separator: "\n")
    }

    private static func changed(_ line: Substring, by change: Change) -> String {
        let code = line.drop { $0 == " " || $0 == "\t" }
        if code.hasPrefix("#if") || code.hasPrefix("#elseif") {
            let line = replacing("os(iOS)", by: "os(Linux)", in: line)
            return change == .uiKit ? replacing("canImport(UIKit)", by: "os(Linux)", in: line[...]) : line
        }
        if code.hasPrefix("import CoreGraphics.") { return "import CoreGraphics" }
        return change == .uiKit && code.hasPrefix("import UIKit") ? "import SwiftUI" : String(line)
    }

    private static func replacing(_ text: String, by other: String, in line: Substring) -> String {
        line.split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
    }
}

import FramewrightDocuments

/// A source file as the compiler gets it.
///
/// Code between `#if os(iOS)` and `#endif` describes the screen that a preview shows, but would be skipped on Linux. So
/// files with such a condition are compiled as a copy, in which the condition holds and whose messages name the
/// original. If the copy does not compile, because it needs UIKit, the original is used.
///
/// A second file of the same name is copied too, because the compiler wants names to be different.
struct PlatformSource {
    /// The path of the file in the compiler's messages.
    let original: String
    /// The path to compile.
    private(set) var path: String
    /// Whether the conditions were changed.
    private(set) var isChanged = false
    /// The first error of the changed copy.
    private(set) var error: (line: Int, message: String)?

    /// Creates the sources of files, with copies in a folder.
    static func sources(of files: [String], copiesIn folder: String) throws(FileError) -> [PlatformSource] {
        var names: Set<String> = []
        var sources: [PlatformSource] = []
        for (index, file) in files.enumerated() {
            var source = PlatformSource(original: file, path: file)
            let name = String(file.split(separator: "/").last ?? "")
            let isFirst = names.insert(name).inserted
            try source.copy(to: "\(folder)/\(isFirst ? name : "\(index)-\(name)")", isNeeded: !isFirst)
            sources.append(source)
        }
        return sources
    }

    /// Returns the source without changed conditions; nil if they are not changed.
    func withoutChanges(after error: (line: Int, message: String)) throws(FileError) -> PlatformSource? {
        guard isChanged else { return nil }
        var source = PlatformSource(original: original, path: original)
        source.error = error
        if !path.hasSuffix("/" + (original.split(separator: "/").last ?? "")) {
            try Self.write(try Self.text(of: original), of: original, to: path)
            source.path = path
        }
        return source
    }

    private mutating func copy(to place: String, isNeeded: Bool) throws(FileError) {
        // The compiler says why a file cannot be read.
        guard let text = try? Self.text(of: original) else { return }
        let changed = Self.choosingPhone(in: text)
        isChanged = changed != nil
        guard isChanged || isNeeded else { return }
        try Self.write(changed ?? text, of: original, to: place)
        path = place
    }

    private static func text(of file: String) throws(FileError) -> String {
        String(decoding: try InputFile.read(file, limit: 16 << 20), as: UTF8.self)
    }

    private static func write(_ text: String, of original: String, to place: String) throws(FileError) {
        _ = try Folder.create(for: place)
        let quoted = original.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
        try OutputFile.write(Array("#sourceLocation(file: \"\(quoted)\", line: 1)\n\(text)".utf8), to: place)
    }

    /// Returns the text with conditions that hold where `os(iOS)` is asked for; nil if it is nowhere asked for.
    static func choosingPhone(in text: String) -> String? {
        guard text.contains("os(iOS)") else { return nil }
        var isChanged = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let code = line.drop { $0 == " " || $0 == "\t" }
            guard code.hasPrefix("#if") || code.hasPrefix("#elseif"), code.contains("os(iOS)") else { return line }
            isChanged = true
            let parts = line.split(separator: "os(iOS)", omittingEmptySubsequences: false)
            return Substring(parts.joined(separator: "os(Linux)"))
        }
        return isChanged ? lines.joined(separator: "\n") : nil
    }
}

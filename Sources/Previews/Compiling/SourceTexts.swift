import FramewrightDocuments

/// The texts of source files, for questions that need no compiler.
struct SourceTexts {
    private static let importKinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    private var texts: [String: String] = [:]
    private var declared: [String: Set<String>] = [:]

    /// Returns the line on which a file imports a module without a condition; nil if it does not.
    mutating func line(importing module: Substring, in path: String) -> Int? {
        imports(in: path).first { $0.module == module }?.line
    }

    /// Returns the modules that a file imports without a condition.
    mutating func imports(in path: String) -> [(module: Substring, line: Int)] {
        var depth = 0
        var imports: [(module: Substring, line: Int)] = []
        for (index, line) in text(of: path).split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" || $0 == "\r" }
            guard let first = words.first else { continue }
            if first == "#if" { depth += 1 }
            if first == "#endif" { depth -= 1 }
            guard depth == 0, let keyword = words.firstIndex(of: "import"), keyword < 3 else { continue }
            guard words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" }) else {
                continue
            }
            let name = words[(keyword + 1)...].first { !Self.importKinds.contains($0) } ?? ""
            imports.append((name.prefix { $0 != "." }, index + 1))
        }
        return imports
    }

    /// Reads a file again when it is asked for.
    mutating func forget(_ path: String) { (texts[path], declared[path]) = (nil, nil) }

    /// Returns the names that a file declares, at any depth.
    mutating func names(in path: String) -> Set<String> {
        if let names = declared[path] { return names }
        let found = DeclaredNames([SourceTokens(text(of: path)).tokens])
        let names = found.types.union(found.functions).union(found.values)
        declared[path] = names
        return names
    }

    /// Returns the identifiers in a text.
    static func words(in text: Substring) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Returns the text of a file; none if it cannot be read.
    mutating func text(of path: String) -> String {
        if let text = texts[path] { return text }
        let bytes = (try? InputFile.read(path, limit: SourceIndex.largestFile, isRegular: true)) ?? []
        let text = String(decoding: bytes, as: UTF8.self)
        texts[path] = text
        return text
    }
}

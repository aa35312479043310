import FramewrightDocuments

/// The source files of previews: their declarations, and the uses of names of the coverage table in them.
struct SourceIndex: Sendable {
    /// A use of a name of the coverage table.
    struct Use: Hashable, Sendable {
        let row: CoverageTable.Row
        let name: String
        let line: Int
    }

    struct File: Sendable {
        /// The path as given.
        let path: String
        /// The name of the file that was compiled: that of a copy if there is one.
        let compiledName: String
        /// The number of lines that the compiled file has before the first.
        let leadingLines: Int
        let source: SourceTokens
        let units: [SourceUnit]
        /// The uses in the order of the file, with the positions of their tokens.
        let uses: [(token: Int, use: Use)]
    }

    /// A declaration by the positions of its file and in it.
    struct Place: Hashable, Sendable {
        let file: Int
        let unit: Int
    }

    /// The limit of a source file in bytes.
    static let largestFile = 16 << 20

    let files: [File]
    private let placesByName: [String: [Place]]

    /// Reads files, or the copies that were compiled instead of them, by the paths of the files. A file that cannot be
    /// read counts as empty.
    init(_ paths: [String], copies: [String: String] = [:], table: CoverageTable = .shipped) {
        let sources = paths.map { path in
            let bytes = try? InputFile.read(copies[path] ?? path, limit: Self.largestFile, isRegular: true)
            var text = String(decoding: bytes ?? [], as: UTF8.self)[...]
            // The first line of a copy names the file.
            if copies[path] != nil { text = text.drop { $0 != "\n" }.dropFirst() }
            return (path, SourceTokens(String(text)))
        }
        self.init(sources, copies: copies, table: table)
    }

    init(
        _ sources: [(path: String, source: SourceTokens)], copies: [String: String] = [:], table: CoverageTable
    ) {
        let declared = DeclaredNames(sources.map(\.source.tokens))
        let patterns = Self.patterns(of: table, replacedBy: declared)
        files = sources.map { path, source in
            File(
                path: path, compiledName: Self.name(of: copies[path] ?? path),
                leadingLines: copies[path] == nil ? 0 : 1,
                source: source, units: SourceUnit.all(in: source.tokens),
                uses: Self.uses(of: patterns, in: source.tokens))
        }
        var places: [String: [Place]] = [:]
        for (file, content) in files.enumerated() {
            for (index, unit) in content.units.enumerated() {
                for name in unit.names { places[name, default: []].append(Place(file: file, unit: index)) }
                // Members of foreign types are found by their own names only.
                guard let type = unit.extended, declared.types.contains(type) else { continue }
                places[type, default: []].append(Place(file: file, unit: index))
            }
        }
        placesByName = places
    }

    /// The patterns of names that are not exact, by their identifiers.
    private static func patterns(
        of table: CoverageTable, replacedBy declared: DeclaredNames
    ) -> [String: [(pattern: SourcePattern, row: CoverageTable.Row)]] {
        var patterns: [String: [(pattern: SourcePattern, row: CoverageTable.Row)]] = [:]
        for row in table.rows where row.grade == .measured || row.grade == .standIn || row.grade == .accepted {
            for pattern in row.names.compactMap(SourcePattern.init) where !pattern.isReplaced(by: declared) {
                patterns[pattern.identifier, default: []].append((pattern, row))
            }
        }
        return patterns
    }

    private static func uses(
        of patterns: [String: [(pattern: SourcePattern, row: CoverageTable.Row)]], in tokens: [SourceToken]
    ) -> [(token: Int, use: Use)] {
        tokens.indices.flatMap { index in
            (patterns[tokens[index].text] ?? []).filter { $0.pattern.matches(tokens, at: index) }.map {
                (index, Use(row: $0.row, name: $0.pattern.name, line: tokens[index].line))
            }
        }
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the declaration of a `#Preview` by the name of the compiled file and the line in it.
    func preview(inFile name: String, line: Int) -> Place? {
        for (index, file) in files.enumerated() where file.compiledName == name {
            guard let unit = file.units.firstIndex(where: { $0.isPreview && $0.line + file.leadingLines == line })
            else { continue }
            return Place(file: index, unit: unit)
        }
        return nil
    }

    /// All declarations.
    var places: Set<Place> {
        Set(files.enumerated().flatMap { file, content in content.units.indices.map { Place(file: file, unit: $0) } })
    }

    /// Returns the declaration of a type.
    func type(_ name: String) -> Place? {
        placesByName[name]?.first { files[$0.file].units[$0.unit].extended == nil }
    }

    /// Returns the declarations that a declaration uses, directly or through others, and itself.
    ///
    /// Names are compared without their types, so that there may be more than the declaration really uses.
    func reach(of place: Place) -> Set<Place> {
        var found: Set = [place]
        var pending = [place]
        while let next = pending.popLast() {
            let file = files[next.file]
            for token in file.source.tokens[file.units[next.unit].range] where token.isWord {
                for other in placesByName[token.text] ?? [] where found.insert(other).inserted { pending.append(other) }
            }
        }
        return found
    }

    /// Returns the uses of names of the table in a declaration.
    func uses(in place: Place) -> [Use] {
        let file = files[place.file]
        let range = file.units[place.unit].range
        return file.uses.filter { range.contains($0.token) }.map(\.use)
    }
}

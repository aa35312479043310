extension SourceIndex {
    /// Returns a remark made while a preview was drawn, with the place of what it names: a literal of the source such
    /// as the name of a font or an image, or else a word such as a type.
    ///
    /// The declarations that the preview uses are searched before the others.
    func placed(_ text: String, near places: Set<Place>) -> PreviewRemark {
        var place: (file: String, line: Int)?
        for name in Self.names(in: text) where place == nil { place = firstPlace(of: name, near: places) }
        return PreviewRemark(
            file: place?.file, line: place?.line, grade: .standIn, name: nil, text: text, count: 1)
    }

    /// The names in a remark, the best first: texts in quotes or backticks, in `image NAME: ...` the name with its last
    /// word, and the design of a font.
    private static func names(in text: String) -> [String] {
        let quoted = text.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "`" }.enumerated()
            .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
        let words = text.split(separator: " ")
        if text.hasPrefix("image "), let label = text.dropFirst(6).split(separator: ":").first {
            return quoted + [String(label), label.split(separator: " ").last.map(String.init) ?? ""]
        }
        let design = words.lastIndex(of: "design").flatMap { _ in words.firstIndex(of: "typeface") }
        return quoted + (design.map { [String(words[min($0 + 3, words.count - 1)])] } ?? [])
    }

    private func firstPlace(of name: String, near places: Set<Place>) -> (file: String, line: Int)? {
        guard !name.isEmpty else { return nil }
        let found = files.enumerated().flatMap { number, file in
            lines(of: name, in: file).map { (number: number, line: $0) }
        }
        let near = found.first { found in
            places.contains { place in place.file == found.number && lines(of: place).contains(found.line) }
        }
        return (near ?? found.first).map { (files[$0.number].path, $0.line) }
    }

    private func lines(of name: String, in file: File) -> [Int] {
        let literals = file.source.literals.filter { $0.text == name }.map(\.line)
        return literals.isEmpty ? file.source.tokens.filter { $0.text == name }.map(\.line) : literals
    }

    private func lines(of place: Place) -> ClosedRange<Int> {
        let tokens = files[place.file].source.tokens[files[place.file].units[place.unit].range]
        return (tokens.first?.line ?? 0)...(tokens.last?.line ?? 0)
    }
}

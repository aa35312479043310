/// A remark on something that is drawn by a stand-in or not at all.
public struct PreviewRemark: Hashable, Sendable {
    /// The file, as given; nil if unknown.
    public let file: String?
    /// The line of the first use, counted from 1; nil if unknown.
    public let line: Int?
    /// The grade: `standIn` or `accepted`.
    public let grade: FidelityGrade
    /// The name in the source, as the coverage table writes it; nil for remarks made while the preview was drawn.
    public let name: String?
    /// The remark, a phrase.
    public let text: String
    /// The number of uses in the file.
    public let count: Int

    /// The remark without its place: `AsyncImage: its placeholder, because nothing is loaded (2 uses)`.
    public var message: String {
        let uses = count > 1 ? " (\(count) uses)" : ""
        return "\(name.map { "\($0): " } ?? "")\(text)\(uses)"
    }
}

extension PreviewRemark {
    /// Creates a remark on assets that have no name in Swift.
    init(onAssets text: String) {
        self.init(file: nil, line: nil, grade: .standIn, name: nil, text: text, count: 1)
    }
}

extension PreviewRemark: CustomStringConvertible {
    /// The remark in the form of compilers' messages: `Card.swift:12: remark: ...`.
    public var description: String {
        let place = file.map { file in "\(file):\(line.map { "\($0):" } ?? "") " } ?? ""
        return "\(place)remark: \(message)"
    }
}

extension SourceIndex {
    /// Returns the remarks on names without exact drawing: one for each file and name, in the order of files and lines.
    func remarks() -> [PreviewRemark] { remarks { _ in true } }

    /// Returns the remarks on the uses in declarations; each counts the uses in all of its file.
    func remarks(in places: Set<Place>) -> [PreviewRemark] {
        let used = Set(places.flatMap { place in uses(in: place).map { Key(file: place.file, name: $0.name) } })
        return remarks { used.contains($0) }
    }

    private struct Key: Hashable {
        let file: Int
        let name: String
    }

    private func remarks(_ isIncluded: (Key) -> Bool) -> [PreviewRemark] {
        files.enumerated().flatMap { number, file -> [PreviewRemark] in
            let uses = file.uses.map(\.use).filter { $0.row.grade != .measured }
            var known: Set<String> = []
            return uses.compactMap { use in
                guard known.insert(use.name).inserted, isIncluded(Key(file: number, name: use.name)) else { return nil }
                return PreviewRemark(
                    file: file.path, line: use.line, grade: use.row.grade ?? .accepted, name: use.name,
                    text: use.row.extent, count: uses.count { $0.name == use.name })
            }
        }
    }

    /// Returns the lowest grade of the names that declarations use.
    func grade(of places: Set<Place>) -> FidelityGrade {
        places.flatMap(uses).reduce(.exact) { $0.lowered(to: $1.row.grade ?? .exact) }
    }
}

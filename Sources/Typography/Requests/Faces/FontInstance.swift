import FramewrightDrawing

/// A face with its position on the variation axes and its synthesized styles.
///
/// The `id` contains all of it: the PostScript name, then each axis with a value other than the default (`_650wght`),
/// then the synthesized styles (`+bold`, `+oblique`).
struct FontInstance {
    let declaration: FontDeclaration
    /// The values that differ from the face's defaults, in the order of its axes.
    let variations: [FontVariation]
    let synthesis: FontSynthesis
    let id: FontID

    init(_ declaration: FontDeclaration, variations: [FontVariation] = [], synthesis: FontSynthesis = []) {
        self.declaration = declaration
        self.variations = variations
        self.synthesis = synthesis
        guard !variations.isEmpty || !synthesis.isEmpty else {
            id = FontID(declaration.name)
            return
        }
        id = FontID(declaration.name + variations.map { "_\($0)" }.joined() + synthesis.names.map { "+\($0)" }.joined())
    }

    /// Parses the name of an id. Returns nil if `declaration` returns no face for it.
    init?(named name: String, declaration: (String) -> FontDeclaration?) {
        var (rest, synthesis) = Self.parts(of: name)
        var variations: [FontVariation] = []
        while true {
            if let face = declaration(String(rest)) {
                self.init(face, variations: variations, synthesis: synthesis)
                return
            }
            guard let mark = rest.lastIndex(of: "_"),
                let variation = FontVariation(description: rest[rest.index(after: mark)...])
            else { return nil }
            variations.insert(variation, at: 0)
            rest = rest[..<mark]
        }
    }

    static func parts(of name: String) -> (face: Substring, synthesis: FontSynthesis) {
        var (face, synthesis) = (name[...], FontSynthesis())
        for part in [FontSynthesis.oblique, .bold] where face.hasSuffix("+\(part)") {
            face = face.dropLast(part.description.utf8.count + 1)
            synthesis.insert(part)
        }
        return (face, synthesis)
    }
}

extension FontInstance: Hashable {
    /// Compares only the names, which contain everything, because hashing the rest for every paragraph is measurable.
    static func == (one: FontInstance, other: FontInstance) -> Bool { one.id == other.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Cuts a paragraph into runs of one font and one script, so that each can be shaped by itself.
///
/// Every grapheme cluster takes the first font of the list that has all of it. A cluster that no font has becomes one
/// missing-glyph box of the first font.
struct Itemiser {
    private let library: FontLibrary
    private let declarations: [FontDeclaration]
    private let locale: Locale
    /// The first fonts of the list; the rest is opened when a character needs it.
    private var faces: [FontFace] = []
    private(set) var runs: [Item] = []
    private(set) var clusters: [ShapedParagraph.Cluster] = []
    private(set) var missing: [String] = []

    struct Item {
        let face: FontFace
        /// Nil until a character with a script of its own comes.
        var script: Script?
        var scalars: [(scalar: Unicode.Scalar, cluster: Int)] = []
    }

    init(library: FontLibrary, declarations: [FontDeclaration], locale: Locale) {
        self.library = library
        self.declarations = declarations
        self.locale = locale
    }

    mutating func add(_ paragraph: String) throws(TypographyError) {
        var classes: [LineBreakClass] = []
        var index = paragraph.startIndex
        while index < paragraph.endIndex {
            let character = paragraph[index]
            index = paragraph.index(after: index)
            classes.append(LineBreakClass(character))
            let boundary: Boundary =
                classes.count == 1 ? .joined : classes.mayBreak(before: classes.count - 1) ? .word : .cluster
            try place(character)
            clusters.append(
                ShapedParagraph.Cluster(textEnd: index, boundary: boundary, isSpace: classes.last == .space))
        }
    }

    private mutating func place(_ character: Character) throws(TypographyError) {
        if let face = try face(for: character) {
            let script = character.unicodeScalars.lazy.compactMap { Script(of: $0) }.first
            append(character.unicodeScalars.map(Self.visible), to: face, script)
        } else {
            let name = String(character)
            if !missing.contains(name) { missing.append(name) }
            append([Self.nothing], to: try open(0), nil)
        }
    }

    private mutating func append(_ scalars: [Unicode.Scalar], to face: FontFace, _ script: Script?) {
        if !lastRunTakes(face, script) { runs.append(Item(face: face)) }
        let last = runs.count - 1
        if let script { runs[last].script = script }
        for scalar in scalars { runs[last].scalars.append((scalar, clusters.count)) }
    }

    /// Looks at the last run in place: a copy of it would make every append copy all its characters (measured: a line of
    /// 100,000 letters took 5 s instead of 0.03).
    private func lastRunTakes(_ face: FontFace, _ script: Script?) -> Bool {
        guard !runs.isEmpty, runs[runs.count - 1].face === face else { return false }
        guard let script, let current = runs[runs.count - 1].script else { return true }
        return script == current
    }

    private mutating func face(for character: Character) throws(TypographyError) -> FontFace? {
        for number in declarations.indices {
            let face = try open(number)
            if covers(character, face) { return face }
        }
        return nil
    }

    private mutating func open(_ number: Int) throws(TypographyError) -> FontFace {
        while faces.count <= number { faces.append(try library.face(declarations[faces.count])) }
        return faces[number]
    }

    /// Canonical equivalents are not looked for: in the declared fonts only eleven struck-out arrows and relations would
    /// gain by it (counted over all of Unicode).
    private func covers(_ character: Character, _ face: FontFace) -> Bool {
        character.unicodeScalars.allSatisfy { Self.isInvisible($0) || face.shaping.hasGlyph(for: $0) }
    }

    /// A tab is drawn as a space, every other control character as nothing.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\t" { return " " }
        return isControl(scalar) ? "\u{200B}" : scalar
    }

    /// Printable ASCII is asked about first: Unicode's property tables cost more than HarfBuzz does.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        if (0x20..<0x7F).contains(scalar.value) { return false }
        return isControl(scalar) || scalar.properties.isDefaultIgnorableCodePoint
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    /// A noncharacter: no font has a glyph for it.
    private static let nothing: Unicode.Scalar = "\u{FFFF}"
}

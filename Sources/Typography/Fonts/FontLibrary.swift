public import FramewrightDrawing
import Synchronization

/// The fonts of this machine, opened on first use and cached. Can be shared between threads.
///
/// Font files are found by name in fixed directories. If a file is missing, an error names the package; no other font
/// is substituted.
public final class FontLibrary: Sendable {
    /// The directories in which Debian installs fonts.
    public static let standardDirectories = ["/usr/share/fonts"]

    /// The directories, in search order.
    public let directories: [String]
    /// The user's own font families.
    public let families: [FontFamily]
    /// The names of families that provide missing characters, before those of `FontTable`.
    public let fallbacks: [String]
    /// The open faces. A variable font has one for every requested instance.
    private let faces = Mutex(FaceCache())
    private let files = Mutex<[String: FontFile]>([:])
    let opened = Mutex<[String: [FamilyFace]]>([:])
    /// The stack of every requested font, created once.
    let stacks = Mutex(StackCache())
    /// Shaped text of up to 32 MB: a few thousand screens, or one text of 200,000 characters.
    let paragraphs = Mutex(LimitedCache<Hashed<ParagraphText>, ShapedParagraph>(limit: 32 << 20))

    /// Texts split into shaped paragraphs, so that layouts at many widths split each text once. The shaped text is
    /// shared with `paragraphs`. Chosen by measurement, see Performance.
    let pages = Mutex(LimitedCache<Hashed<PageKey>, [Page.Paragraph]>(limit: 4 << 20))

    /// Layouts of up to 16 MB, because a screen requests the same layouts several times per frame. Chosen by
    /// measurement, see Performance.
    let layouts = Mutex(LimitedCache<Hashed<TextRequest>, TextLayout>(limit: 16 << 20))

    /// Creates a library without opening files. In each directory a font is searched at its place below
    /// `/usr/share/fonts` ("opentype/inter/Inter-Bold.otf") and then directly ("Inter-Bold.otf").
    ///
    /// - Parameters:
    ///   - families: The user's families. Of families with equal names, the first is used.
    ///   - fallbacks: The names of families in `families` or `FontTable`.
    public init(
        directories: [String] = FontLibrary.standardDirectories, families: [FontFamily] = [], fallbacks: [String] = []
    ) {
        self.directories = directories
        self.families = families
        self.fallbacks = fallbacks
    }

    /// Returns the SHA-256 hash of the file with a face. Throws an error if neither `FontTable` nor `families` has
    /// the face.
    public func contentHash(of font: FontID) throws(TypographyError) -> ContentHash {
        try face(named: font).contentHash
    }

    /// Returns the version string of a font, for example "Version 3.019;git-0a5106e0b". Throws an error if neither
    /// `FontTable` nor `families` has the face.
    public func version(of font: FontID) throws(TypographyError) -> String {
        try face(named: font).shaping.version
    }

    /// Returns the nominal glyph of a character, before shaping. Returns nil if the face has none or is unknown.
    package func glyph(for scalar: Unicode.Scalar, in font: FontID) -> GlyphID? {
        (try? face(named: font))?.shaping.glyph(for: scalar)
    }

    func face(_ instance: FontInstance) throws(TypographyError) -> FontFace {
        if let face = openFace(instance.id) { return face }
        let declaration = instance.declaration
        let path = declaration.folder.isEmpty ? declaration.file : declaration.folder + "/" + declaration.file
        let face = try FontFace(instance, file: file(at: path, package: declaration.package))
        faces.withLock { $0.insert(face) }
        return face
    }

    private func openFace(_ id: FontID) -> FontFace? { faces.withLock { $0.face(id) } }

    private func face(named font: FontID) throws(TypographyError) -> FontFace {
        if let face = openFace(font) { return face }
        guard let instance = FontInstance(named: font.name, declaration: declaration) else {
            throw .unknownFamily(font.name, known: families.map(\.name) + FontTable.families)
        }
        return try face(instance)
    }

    /// Returns a mapped file, shared by all of its faces. In each directory it is searched by its path, then by its
    /// name.
    func file(at path: String, package: String?) throws(TypographyError) -> FontFile {
        if let file = files.withLock({ $0[path] }) { return file }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let places = path.hasPrefix("/") ? [path] : directories.flatMap { [$0 + "/" + path, $0 + "/" + name] }
        for place in places {
            guard let file = try FontFile(path: place) else { continue }
            files.withLock { $0[path] = file }
            return file
        }
        throw .fontMissing(file: package == nil ? path : name, package: package, searched: directories)
    }
}

/// Open faces by name. A screen uses two or three, so the most recent ones are compared before a name is hashed.
private struct FaceCache {
    private var faces = LimitedCache<FontID, FontFace>(limit: 512)
    private var recent: [FontFace] = []

    mutating func face(_ id: FontID) -> FontFace? {
        for index in recent.indices where recent[index].id == id { return recent[index] }
        guard let face = faces.value(for: id, weight: { _ in 1 }) else { return nil }
        remember(face)
        return face
    }

    mutating func insert(_ face: FontFace) {
        faces.insert(face, for: face.id, weight: 1)
        remember(face)
    }

    private mutating func remember(_ face: FontFace) {
        if recent.count == 4 { recent.removeFirst() }
        recent.append(face)
    }
}

extension FontLibrary: GlyphSource {
    /// Returns the outline of a glyph, or nil if it has none. Also returns nil if the font file cannot be opened,
    /// which measuring text reports as an error.
    public func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? {
        try? face(named: font).outline(of: glyph)
    }

    /// Returns true for fonts with a COLR table.
    public func hasLayers(_ font: FontID) -> Bool { (try? face(named: font))?.shaping.colors != nil }

    /// Returns the colour layers of a glyph with the first palette, from a COLR table of version 0 or 1.
    public func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers? {
        try? face(named: font).layers(of: glyph)
    }

    /// Returns the bitmap of a glyph, or nil for fonts without bitmap glyphs.
    public func image(of glyph: GlyphID, in font: FontID) -> GlyphImage? {
        try? face(named: font).image(of: glyph)
    }
}

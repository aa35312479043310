public import FramewrightDrawing
import Synchronization

/// The fonts of this machine, opened when first needed and then kept; safe to share between threads.
///
/// Files are looked for by name in known places, so a machine either has the right font or gets an error that names the
/// package: it never quietly uses another.
public final class FontLibrary: Sendable {
    /// Where Debian keeps fonts.
    public static let standardDirectories = ["/usr/share/fonts"]

    /// Searched in this order.
    public let directories: [String]
    /// Families of the user's own.
    public let families: [FontFamily]
    /// Families whose faces help out with characters the one asked for lacks, before those of `FontTable` do.
    public let fallbacks: [String]
    /// Open faces; a variable font has one for every place on its axes that is asked for.
    private let faces = Mutex(FaceCache())
    private let files = Mutex<[String: FontFile]>([:])
    let opened = Mutex<[String: [FamilyFace]]>([:])
    /// Made for every font a screen asks for, once.
    let stacks = Mutex(StackCache())
    /// Shaped text of up to 32 MB: some thousand screens, or one text of 200,000 letters.
    let paragraphs = Mutex(LimitedCache<Hashed<ParagraphText>, ShapedParagraph>(limit: 32 << 20))

    /// Texts cut into shaped paragraphs, so that a sweep of widths cuts each once; what was shaped is shared with
    /// `paragraphs`. (Six short texts at 1,047 widths, 2026-11-21: 119 ms of processor time without, 93 ms with.)
    let pages = Mutex(LimitedCache<Hashed<PageKey>, [Page.Paragraph]>(limit: 4 << 20))

    /// Layouts of up to 16 MB: a screen asks for the same few several times a frame (6 us each broken anew, 0.7 us from here).
    let layouts = Mutex(LimitedCache<Hashed<TextRequest>, TextLayout>(limit: 16 << 20))

    /// Opens nothing yet. In each directory a font is looked for where its Debian package puts it below
    /// `/usr/share/fonts` ("opentype/inter/Inter-Bold.otf") and then directly ("Inter-Bold.otf").
    ///
    /// Of `families` the first of a name counts. `fallbacks` are names of theirs or of `FontTable`'s.
    public init(
        directories: [String] = FontLibrary.standardDirectories, families: [FontFamily] = [], fallbacks: [String] = []
    ) {
        self.directories = directories
        self.families = families
        self.fallbacks = fallbacks
    }

    /// SHA-256 of the file a face is in, for the fingerprint of a picture. Throws for faces neither `FontTable` nor `families` have.
    public func contentHash(of font: FontID) throws(TypographyError) -> ContentHash {
        try face(named: font).contentHash
    }

    /// What the font says of itself, for example "Version 3.019;git-0a5106e0b". Throws for faces neither
    /// `FontTable` nor `families` have.
    public func version(of font: FontID) throws(TypographyError) -> String {
        try face(named: font).shaping.version
    }

    /// What a face maps a character to, before any shaping; nil where it maps it to nothing, and for unknown faces.
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

    /// Mapped once, however many faces it has. In each directory it is looked for by its path and then by its name.
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

/// Open faces by name. A screen is set in two or three, so the last found are compared before a name is hashed.
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
    /// Nil as well when the face's file cannot be opened; measuring its text would have said so.
    public func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? {
        try? face(named: font).outline(of: glyph)
    }

    /// True for fonts with a COLR table.
    public func hasLayers(_ font: FontID) -> Bool { (try? face(named: font))?.shaping.colors != nil }

    /// Of the first palette; versions 0 and 1 of the COLR table.
    public func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers? {
        try? face(named: font).layers(of: glyph)
    }

    /// Nil for all fonts but the emoji's.
    public func image(of glyph: GlyphID, in font: FontID) -> GlyphImage? {
        try? face(named: font).image(of: glyph)
    }
}

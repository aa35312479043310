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
    private let faces = Mutex<[String: FontFace]>([:])
    /// Shaped text of up to 32 MB: some thousand screens, or one text of 200,000 letters.
    let paragraphs = Mutex(LimitedCache<ParagraphText, ShapedParagraph>(limit: 32 << 20))

    /// Layouts of up to 16 MB: a screen asks for the same few several times a frame (6 us each broken anew, 0.7 us from here).
    let layouts = Mutex(LimitedCache<TextRequest, TextLayout>(limit: 16 << 20))

    /// Opens nothing yet. In each directory a font is looked for where its Debian package puts it below
    /// `/usr/share/fonts` ("opentype/inter/Inter-Bold.otf") and then directly ("Inter-Bold.otf").
    public init(directories: [String] = FontLibrary.standardDirectories) { self.directories = directories }

    /// SHA-256 of the file a face is in, for the fingerprint of a picture. Throws for faces `FontTable` does not name.
    public func contentHash(of font: FontID) throws(TypographyError) -> ContentHash {
        try face(named: font).contentHash
    }

    /// What the font says of itself, for example "Version 3.019;git-0a5106e0b". Throws for faces `FontTable` does not
    /// name.
    public func version(of font: FontID) throws(TypographyError) -> String {
        try face(named: font).shaping.version
    }

    func face(_ declaration: FontDeclaration) throws(TypographyError) -> FontFace {
        try faces.withLock { faces throws(TypographyError) in
            if let face = faces[declaration.name] { return face }
            let face = try FontFace(declaration, file: file(of: declaration))
            faces[declaration.name] = face
            return face
        }
    }

    private func face(named font: FontID) throws(TypographyError) -> FontFace {
        guard let declaration = FontDeclaration.all[font.name] else { throw .unknownFamily(font.name) }
        return try face(declaration)
    }

    private func file(of declaration: FontDeclaration) throws(TypographyError) -> FontFile {
        for directory in directories {
            for place in [declaration.folder + "/" + declaration.file, declaration.file] {
                if let file = FontFile(path: directory + "/" + place) { return file }
            }
        }
        throw .fontMissing(file: declaration.file, package: declaration.package, searched: directories)
    }
}

extension FontLibrary: GlyphSource {
    /// Nil as well when the face's file cannot be opened; measuring its text would have said so.
    public func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? {
        try? face(named: font).outline(of: glyph)
    }

    /// Nil for all fonts but the emoji's.
    public func picture(of glyph: GlyphID, in font: FontID) -> GlyphPicture? {
        try? face(named: font).picture(of: glyph)
    }
}

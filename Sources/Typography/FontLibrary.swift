public import FramewrightDrawing
import Synchronization

/// The fonts of this machine, opened on first use and cached. Can be shared between threads.
///
/// Font files are found by name in fixed directories. If a file is missing, an error names the package; no other font
/// is substituted.
public final class FontLibrary: Sendable {
    /// The directory with the fonts that the tool was installed with, if it was, and the one in which Debian installs
    /// fonts.
    public static let standardDirectories = [BundledFonts.directory].compactMap(\.self) + ["/usr/share/fonts"]

    /// The directories, in search order.
    public let directories: [String]
    /// The user's own font families.
    public let families: [FontFamily]
    /// The names of families that provide missing characters, before those of `FontTable`.
    public let fallbacks: [String]
    let fonts: FontStore
    let shaping = ShapingCaches()

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
        fonts = FontStore(directories: directories, families: families, fallbacks: fallbacks)
    }

    /// Returns the SHA-256 hash of the file with a face. Throws an error if neither `FontTable` nor `families` has
    /// the face.
    public func contentHash(of font: FontID) throws(TypographyError) -> ContentHash {
        try fonts.face(named: font).contentHash
    }

    /// Returns the version string of a font, for example "Version 3.019;git-0a5106e0b". Throws an error if neither
    /// `FontTable` nor `families` has the face.
    public func version(of font: FontID) throws(TypographyError) -> String {
        try fonts.face(named: font).shaping.version
    }

    /// Returns the nominal glyph of a character, before shaping. Returns nil if the face has none or is unknown.
    package func glyph(for scalar: Unicode.Scalar, in font: FontID) -> GlyphID? {
        (try? fonts.face(named: font))?.shaping.glyph(for: scalar)
    }
}

extension FontLibrary: GlyphSource {
    /// Returns the outline of a glyph, or nil if it has none. Also returns nil if the font file cannot be opened,
    /// which measuring text reports as an error.
    public func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline? {
        try? fonts.face(named: font).outline(of: glyph)
    }

    /// Returns true for fonts with a COLR table.
    public func hasLayers(_ font: FontID) -> Bool { (try? fonts.face(named: font))?.shaping.colors != nil }

    /// Returns the colour layers of a glyph with the first palette, from a COLR table of version 0 or 1.
    public func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers? {
        try? fonts.face(named: font).layers(of: glyph)
    }

    /// Returns the bitmap of a glyph, or nil for fonts without bitmap glyphs.
    public func image(of glyph: GlyphID, in font: FontID) -> GlyphImage? {
        try? fonts.face(named: font).image(of: glyph)
    }
}

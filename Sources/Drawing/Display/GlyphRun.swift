/// Names one font face for as long as a display list lives: its PostScript name, the same on every machine.
public struct FontID: Hashable, Sendable {
    public let name: String

    public init(_ name: String) { self.name = name }
}

extension FontID: CustomStringConvertible {
    public var description: String { name }
}

/// A glyph's number inside its font; 0 is the font's "missing" box.
public typealias GlyphID = UInt32

/// Shaped glyphs of one face and size along one baseline.
public struct GlyphRun: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: GlyphID
        /// From the run's origin, in points, y down.
        public var position: Point

        public init(id: GlyphID, position: Point) {
            self.id = id
            self.position = position
        }
    }

    public var font: FontID
    /// Points per em.
    public var size: Double
    /// Where the baseline starts.
    public var origin: Point
    public var glyphs: [Glyph]
    /// The characters shaped, for dumps and lint.
    public var text: String

    public init(font: FontID, size: Double, origin: Point, glyphs: [Glyph], text: String) {
        self.font = font
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.text = text
    }

    /// The same glyphs from another origin.
    public func offset(by delta: Point) -> GlyphRun {
        GlyphRun(font: font, size: size, origin: origin + delta, glyphs: glyphs, text: text)
    }
}

/// A glyph's shape as its font stores it: unhinted, in font units with y up.
public struct GlyphOutline: Hashable, Sendable {
    public let path: Path
    /// How many font units make one em, at least 1.
    public let unitsPerEm: Int

    public init(path: Path, unitsPerEm: Int) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.path = path
        self.unitsPerEm = unitsPerEm
    }
}

/// A glyph its font stores as pixels: an emoji.
public struct GlyphImage: Hashable, Sendable {
    public let bitmap: Bitmap
    /// From the glyph's origin to the bitmap's top left corner, in font units, y up.
    public let bearing: Point
    /// How many font units one pixel of the bitmap is wide and high.
    public let unitsPerPixel: Double
    /// How many font units make one em, at least 1.
    public let unitsPerEm: Int

    public init(bitmap: Bitmap, bearing: Point, unitsPerPixel: Double, unitsPerEm: Int) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.bitmap = bitmap
        self.bearing = bearing
        self.unitsPerPixel = unitsPerPixel
        self.unitsPerEm = unitsPerEm
    }
}

/// The door through which a painter sees fonts.
public protocol GlyphSource: Sendable {
    /// The outline of a glyph; an empty path for a space; nil for a face or glyph this source does not have, or has as a
    /// picture only.
    func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline?

    /// The picture of a glyph that its font stores as one; nil for all others.
    func image(of glyph: GlyphID, in font: FontID) -> GlyphImage?

    /// True where some glyphs of the face may have layers; asked once for each run of text.
    func hasLayers(_ font: FontID) -> Bool

    /// The coloured layers of a glyph that its font draws so; nil for all others. They win over its outline.
    func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers?
}

extension GlyphSource {
    /// No pictures.
    public func image(of glyph: GlyphID, in font: FontID) -> GlyphImage? { nil }

    /// No layers.
    public func hasLayers(_ font: FontID) -> Bool { false }

    /// No layers.
    public func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers? { nil }
}

/// The identifier of a font face in a display list: its PostScript name, the same on every machine.
public struct FontID: Hashable, Sendable {
    /// The PostScript name.
    public let name: String

    /// Creates an identifier from a PostScript name.
    public init(_ name: String) { self.name = name }
}

extension FontID: CustomStringConvertible {
    /// The PostScript name.
    public var description: String { name }
}

/// The index of a glyph in its font. 0 is the font's "missing" box.
public typealias GlyphID = UInt32

/// Shaped glyphs of one face and size on one baseline.
public struct GlyphRun: Hashable, Sendable {
    /// A positioned glyph.
    public struct Glyph: Hashable, Sendable {
        /// The index of the glyph in its font.
        public var id: GlyphID
        /// The position relative to the run's origin, in points, y down.
        public var position: Point

        /// Creates a positioned glyph.
        public init(id: GlyphID, position: Point) {
            self.id = id
            self.position = position
        }
    }

    /// The font face.
    public var font: FontID
    /// The size in points per em.
    public var size: Double
    /// The start of the baseline.
    public var origin: Point
    /// The glyphs.
    public var glyphs: [Glyph]
    /// The characters that were shaped, for dumps and lint.
    public var text: String

    /// Creates a run.
    public init(font: FontID, size: Double, origin: Point, glyphs: [Glyph], text: String) {
        self.font = font
        self.size = size
        self.origin = origin
        self.glyphs = glyphs
        self.text = text
    }

    /// Returns the run translated by `delta`.
    public func offset(by delta: Point) -> GlyphRun {
        GlyphRun(font: font, size: size, origin: origin + delta, glyphs: glyphs, text: text)
    }
}

/// The outline of a glyph as stored in its font: unhinted, in font units with y up.
public struct GlyphOutline: Hashable, Sendable {
    /// The outline.
    public let path: Path
    /// The number of font units per em, at least 1.
    public let unitsPerEm: Int

    /// Creates an outline.
    public init(path: Path, unitsPerEm: Int) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.path = path
        self.unitsPerEm = unitsPerEm
    }
}

/// A glyph that its font stores as a bitmap, such as an emoji.
public struct GlyphImage: Hashable, Sendable {
    /// The bitmap.
    public let bitmap: Bitmap
    /// The position of the bitmap's top left corner relative to the glyph's origin, in font units, y up.
    public let bearing: Point
    /// The size of a bitmap pixel in font units.
    public let unitsPerPixel: Double
    /// The number of font units per em, at least 1.
    public let unitsPerEm: Int

    /// Creates a bitmap glyph.
    public init(bitmap: Bitmap, bearing: Point, unitsPerPixel: Double, unitsPerEm: Int) {
        precondition(unitsPerEm > 0, "a font has at least one unit per em")
        self.bitmap = bitmap
        self.bearing = bearing
        self.unitsPerPixel = unitsPerPixel
        self.unitsPerEm = unitsPerEm
    }
}

/// The source of glyphs for a painter.
public protocol GlyphSource: Sendable {
    /// Returns the outline of a glyph; an empty path for a space. Returns nil if the source does not have the face or
    /// glyph, or has it only as a bitmap.
    func outline(of glyph: GlyphID, in font: FontID) -> GlyphOutline?

    /// Returns the bitmap of a glyph. Returns nil if its font does not store it as one.
    func image(of glyph: GlyphID, in font: FontID) -> GlyphImage?

    /// Returns true if some glyphs of the face may have colour layers. Called once per run.
    func hasLayers(_ font: FontID) -> Bool

    /// Returns the colour layers of a glyph, which take precedence over its outline. Returns nil if it has none.
    func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers?
}

extension GlyphSource {
    /// Returns nil: the source has no bitmap glyphs.
    public func image(of glyph: GlyphID, in font: FontID) -> GlyphImage? { nil }

    /// Returns false: the source has no colour layers.
    public func hasLayers(_ font: FontID) -> Bool { false }

    /// Returns nil: the source has no colour layers.
    public func layers(of glyph: GlyphID, in font: FontID) -> GlyphLayers? { nil }
}

/// A typeface of your own: files, static or variable, that `FontDescriptor.family` may name once a `FontLibrary` knows them.
///
/// Which file has which weight, width and slant is read from the files when the family is first used. A face for what is
/// asked is chosen by slant, then width, then weight; axes of variable fonts (`wght`, `wdth`, `slnt`, `ital`, `opsz`) go
/// where font, weight and size ask them to. What no file has is made up: slanted by a skew, bold by thicker outlines, and
/// `FontID.synthesis` says so. Different files must have faces of different PostScript names: glyphs are looked up by them.
public struct FontFamily: Hashable, Sendable {
    /// Compared without case. A name `FontTable` has too takes its place.
    public let name: String
    /// TrueType or OpenType files and collections: absolute paths, or relative to the library's directories.
    public let files: [String]

    public init(_ name: String, files: [String]) {
        self.name = name
        self.files = files
    }
}

/// A family of font files, static or variable, whose name `FontDescriptor.family` may contain once a `FontLibrary`
/// has it.
///
/// The weight, width and slant of the faces are read from the files on first use. A face is chosen by slant, then
/// width, then weight. Axes of variable fonts (`wght`, `wdth`, `slnt`, `ital`, `opsz`) are set to the requested
/// values. Missing styles are synthesized: italic by skewing, bold by thicker outlines; `FontID.synthesis` returns
/// them. Different files must have different PostScript names, because glyphs are looked up by them.
public struct FontFamily: Hashable, Sendable {
    /// The name, compared case-insensitively. It takes precedence over an equal name in `FontTable`.
    public let name: String
    /// The TrueType or OpenType files and collections: absolute paths, or relative to the library's directories.
    public let files: [String]

    /// Creates a family of font files.
    public init(_ name: String, files: [String]) {
        self.name = name
        self.files = files
    }
}

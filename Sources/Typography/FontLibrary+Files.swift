package import FramewrightDrawing

/// A font file that texts may need.
package struct FontFileState: Hashable, Sendable {
    /// The place below `/usr/share/fonts`, such as `opentype/inter/Inter-Bold.otf`.
    package let place: String
    /// The family in the names of its faces, such as `InterDisplay`.
    package let family: String
    /// The Debian package; nil for a file of the user.
    package let package: String?
    /// The path at which it was found; nil if it is missing or unusable.
    package let path: String?
    /// The SHA-256 hash of the file; nil if it is missing.
    package let hash: ContentHash?
}

extension FontLibrary {
    /// Returns the state of every file of the built-in table, sorted by place. Reads the files as a whole, 60 MB.
    package func files() -> [FontFileState] {
        var states: [String: FontFileState] = [:]
        for declaration in FontDeclaration.all.values {
            let place = "\(declaration.folder)/\(declaration.file)"
            guard states[place] == nil else { continue }
            let file = try? fonts.file(at: place, package: declaration.package)
            states[place] = FontFileState(
                place: place, family: String(declaration.file.prefix { $0 != "-" && $0 != "." }),
                package: declaration.package, path: file?.path, hash: file?.contentHash)
        }
        return states.values.sorted { $0.place < $1.place }
    }
}

public import FramewrightDrawing

/// A font file that texts may need.
public struct FontFileState: Hashable, Sendable {
    /// The place below `/usr/share/fonts`, such as `opentype/inter/Inter-Bold.otf`.
    public let place: String
    /// The family in the names of its faces, such as `InterDisplay`.
    public let family: String
    /// The Debian package; nil for a file of the user.
    public let package: String?
    /// The path at which it was found; nil if it is missing or unusable.
    public let path: String?
    /// The SHA-256 hash of the file; nil if it is missing or unusable.
    public let hash: ContentHash?
    /// The error that using the file throws; nil if it was found.
    package let failure: TypographyError?
}

extension FontLibrary {
    /// Returns the state of every file of the built-in table, sorted by place: where it is and what it contains.
    ///
    /// Reads the files as a whole, 60 MB.
    ///
    /// ```swift
    /// let used = FontLibrary().files().first { $0.family == "Inter" }?.path
    /// ```
    public func files() -> [FontFileState] {
        var states: [String: FontFileState] = [:]
        for declaration in FontDeclaration.all.values {
            let place = "\(declaration.folder)/\(declaration.file)"
            guard states[place] == nil else { continue }
            states[place] = state(of: declaration, at: place)
        }
        return states.values.sorted { $0.place < $1.place }
    }

    private func state(of declaration: FontDeclaration, at place: String) -> FontFileState {
        var (file, failure) = (FontFile?.none, TypographyError?.none)
        do throws(TypographyError) { file = try fonts.file(at: place, package: declaration.package) } catch {
            failure = error
        }
        return FontFileState(
            place: place, family: String(declaration.file.prefix { $0 != "-" && $0 != "." }),
            package: declaration.package, path: file?.path, hash: file?.contentHash, failure: failure)
    }
}

import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// The changes of the environment since a recording, which can explain different pixels.
public struct EnvironmentChanges: Hashable, Sendable {
    /// A font whose file differs from the recorded one.
    public struct Font: Hashable, Sendable {
        /// The PostScript name of the font.
        public let name: String
        /// The recorded version string of the font, or nil if none was recorded.
        public let recorded: String?
        /// The present version string of the font.
        public let now: String
    }

    /// The version of the renderer that made the recording, if it differs from this one.
    public var renderer: String?
    /// The fonts whose files differ.
    public var fonts: [Font] = []
    /// The name of the theme, if its tokens differ from the recorded ones.
    public var theme: String?
    /// The name of the recorded tolerance, if it is no longer declared with the same values.
    public var tolerance: String?
    /// The changed theme tokens that explain differing pixels.
    public internal(set) var tokens: [TokenChange] = []
    /// True if the image file does not have the recorded pixels.
    public var isImageEdited = false

    /// Creates an empty set of changes.
    public init() {}

    init(fonts: [Font]) { self.fonts = fonts }

    /// The changes, one line each; empty if there are none.
    public var lines: [String] {
        var lines: [String] = []
        if isImageEdited { lines.append("the image is not the one that was recorded: it was replaced or edited") }
        if let renderer { lines.append("recorded with renderer \(renderer), this is \(Renderer.version)") }
        lines += fonts.map(\.description)
        if let theme { lines.append("recorded with other tokens of the theme \(theme)") }
        lines += tokens.map(\.description)
        if let tolerance {
            lines.append("its tolerance \(tolerance) is not declared as it was: record it again")
        }
        return lines
    }
}

extension EnvironmentChanges.Font: CustomStringConvertible {
    /// The recorded and present versions: `recorded with Inter-Regular 4.001, this machine has 3.019`
    public var description: String {
        guard let recorded, Self.short(recorded) != Self.short(now) else {
            return "recorded with another file of \(name), this machine has \(Self.short(now))"
        }
        return "recorded with \(name) \(Self.short(recorded)), this machine has \(Self.short(now))"
    }

    /// Returns the number in a version string: `3.019` for `Version 3.019;git-0a5106e0b`.
    private static func short(_ version: String) -> String {
        let plain = version.split(separator: ";").first.map(String.init) ?? version
        return plain.hasPrefix("Version ") ? String(plain.dropFirst(8)) : plain
    }
}

extension SnapshotStore {
    /// Returns the fonts of an entry whose files differ from the recorded ones.
    func otherFonts(_ entry: SnapshotManifest.Entry) throws -> [EnvironmentChanges.Font] {
        try entry.fonts.compactMap { font in
            let face = FontID(font.name)
            guard try renderer.fonts.contentHash(of: face) != font.file else { return nil }
            return EnvironmentChanges.Font(
                name: font.name, recorded: font.version, now: try renderer.fonts.version(of: face))
        }
    }

    /// Returns all changes of the environment since an entry was recorded.
    func environmentChanges(_ entry: SnapshotManifest.Entry, _ request: SnapshotRequest) throws -> EnvironmentChanges {
        var changes = EnvironmentChanges(fonts: try otherFonts(entry))
        if entry.renderer != Renderer.version { changes.renderer = entry.renderer }
        if let recorded = entry.tokens, recorded != (try tokens(of: request)) { changes.theme = entry.theme }
        if let tolerance = entry.tolerance, !settings.rules.declares(tolerance) {
            changes.tolerance = tolerance.name
        }
        return changes
    }

    /// Returns the hash of all tokens of a screen's theme in its context.
    func tokens(of request: SnapshotRequest) throws -> ContentHash {
        ContentHash(of: Array(try theme(of: request.screen).description.utf8))
    }
}

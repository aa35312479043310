import Framewright
import FramewrightDocuments
import FramewrightDrawing

/// What around a recording is not as it was: reasons for other pixels that are nobody's layout.
public struct EnvironmentChanges: Hashable, Sendable {
    /// A face whose file is another one.
    public struct Font: Hashable, Sendable {
        public let name: String
        /// What the fonts say of themselves; nil where the recording did not note it.
        public let recorded: String?
        public let now: String
    }

    /// The renderer's version, where it is not this one's.
    public var renderer: String?
    public var fonts: [Font] = []
    /// The theme's name, where its tokens are not the recorded ones.
    public var theme: String?
    /// The name of a tolerance that was recorded with and is not declared just so any more.
    public var tolerance: String?
    /// Tokens of the theme that explain pixels that differ.
    public internal(set) var tokens: [TokenChange] = []
    /// True where the picture on the disk is not the one that was recorded.
    public var isImageEdited = false

    /// Nothing is another.
    public init() {}

    init(fonts: [Font]) { self.fonts = fonts }

    /// A line each; none where all is as it was.
    public var lines: [String] {
        var lines: [String] = []
        if isImageEdited { lines.append("the picture is not the one that was recorded: it was replaced or edited") }
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
    /// `recorded with Inter-Regular 4.001, this machine has 3.019`
    public var description: String {
        guard let recorded, Self.short(recorded) != Self.short(now) else {
            return "recorded with another file of \(name), this machine has \(Self.short(now))"
        }
        return "recorded with \(name) \(Self.short(recorded)), this machine has \(Self.short(now))"
    }

    /// `Version 3.019;git-0a5106e0b` is `3.019`.
    private static func short(_ version: String) -> String {
        let plain = version.split(separator: ";").first.map(String.init) ?? version
        return plain.hasPrefix("Version ") ? String(plain.dropFirst(8)) : plain
    }
}

extension SnapshotStore {
    /// Faces of the recording whose file is another one now.
    func otherFonts(_ entry: SnapshotManifest.Entry) throws -> [EnvironmentChanges.Font] {
        try entry.fonts.compactMap { font in
            let face = FontID(font.name)
            guard try renderer.fonts.contentHash(of: face) != font.file else { return nil }
            return EnvironmentChanges.Font(
                name: font.name, recorded: font.version, now: try renderer.fonts.version(of: face))
        }
    }

    /// All that is not as it was when an entry was recorded.
    func environmentChanges(_ entry: SnapshotManifest.Entry, _ request: SnapshotRequest) throws -> EnvironmentChanges {
        var circumstances = EnvironmentChanges(fonts: try otherFonts(entry))
        if entry.renderer != Renderer.version { circumstances.renderer = entry.renderer }
        if let recorded = entry.tokens, recorded != (try tokens(of: request)) { circumstances.theme = entry.theme }
        if let tolerance = entry.tolerance, !settings.rules.declares(tolerance) {
            circumstances.tolerance = tolerance.name
        }
        return circumstances
    }

    /// The hash of all tokens of a screen's theme in its context.
    func tokens(of request: SnapshotRequest) throws -> ContentHash {
        ContentHash(of: Array(try theme(of: request.screen).description.utf8))
    }
}

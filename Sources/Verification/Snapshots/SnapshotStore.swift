public import Framewright
import FramewrightDocuments

/// A folder of recorded pictures: `framewright.json` says which, `manifest.json` what they are.
public struct SnapshotStore: Sendable {
    public let folder: String
    public let settings: SnapshotSettings
    public internal(set) var manifest: SnapshotManifest
    let catalogue: Catalogue
    let devices: DeviceTable
    let themes: @Sendable (String) throws -> Theme
    let renderer: Renderer

    /// Reads settings and manifest; a folder without a manifest has no pictures yet.
    ///
    /// - Parameter themes: finds a theme by the name or path the settings give.
    public init(
        folder: String, catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(),
        themes: @escaping @Sendable (String) throws -> Theme
    ) throws {
        (self.folder, self.catalogue, self.devices) = (folder, catalogue, devices)
        (self.renderer, self.themes) = (renderer, themes)
        let path = "\(folder)/\(SnapshotSettings.fileName)"
        settings = try SnapshotSettings(parsing: try Self.readSettings(path), file: path)
        manifest = try SnapshotManifest.read(from: folder) ?? SnapshotManifest()
    }

    /// Every picture the settings ask for whose name contains one of `filters`; all of them without a filter.
    public func requests(matching filters: [String] = []) -> [SnapshotRequest] {
        let all = catalogue.references.flatMap { reference in
            settings.screens.map { SnapshotRequest(reference: reference, screen: $0) }
        }
        return filters.isEmpty ? all : all.filter { request in filters.contains { request.file.contains($0) } }
    }

    /// Recordings no request asks for any more: renamed states, removed devices.
    public var unusedFiles: [String] {
        let asked = Set(requests().map(\.file))
        return manifest.entries.map(\.file).filter { !asked.contains($0) }
    }

    /// Looks every device and theme up, so that a mistake in the settings shows before the first picture is made.
    public func checkSettings() throws {
        for screen in settings.screens {
            _ = try devices.device(named: screen.device).viewport(screen.orientation, scale: scale(of: screen))
            let theme = try themes(screen.theme)
            if let context = screen.context { _ = try theme.selecting(context: context) }
        }
    }

    /// Pixels per point of a screen's pictures.
    func scale(of screen: SnapshotSettings.Screen) -> Double { screen.scale ?? settings.scale }

    /// Lays a picture's screen out.
    @MainActor
    func layout(_ request: SnapshotRequest) throws -> ScreenLayout {
        let (_, state) = try catalogue.find(request.reference)
        let viewport = try devices.device(named: request.screen.device)
            .viewport(request.screen.orientation, scale: scale(of: request.screen))
        var theme = try themes(request.screen.theme)
        if let context = request.screen.context { theme = try theme.selecting(context: context) }
        let view = state.makeView()
        do {
            return try renderer.layout(view, in: viewport, theme: theme)
        } catch {
            throw SnapshotError.scene(request.reference, error)
        }
    }
}

/// One picture a project keeps: a scene's state on one of the screens of its settings.
public struct SnapshotRequest: Hashable, Sendable {
    /// `scene/state`.
    public let reference: String
    public let screen: SnapshotSettings.Screen

    /// Path below the snapshot folder.
    public var file: String { "\(reference)/\(screen.name).png" }
}

extension SnapshotManifest {
    /// The manifest of a snapshot folder; nil where there is none.
    public static func read(from folder: String) throws -> SnapshotManifest? {
        let path = "\(folder)/\(fileName)"
        do {
            return try SnapshotManifest(parsing: try InputFile.read(path, limit: sizeLimit), file: path)
        } catch FileError.missing {
            return nil
        }
    }

    /// Faces of `layout` whose font file is not the one some picture was recorded with, by name.
    public func changedFonts(in layout: ScreenLayout, _ library: FontLibrary) throws -> [String] {
        let recorded = Set(entries.flatMap(\.fonts))
        return try layout.fonts.map(\.name).filter { name in
            let file = try library.contentHash(of: FontID(name))
            return recorded.contains { $0.name == name && $0.file != file }
        }
    }
}

extension SnapshotManifest.Entry {
    /// Faces of the recording whose font file is another one now, by name.
    func changedFonts(_ library: FontLibrary) throws -> [String] {
        try fonts.filter { try library.contentHash(of: FontID($0.name)) != $0.file }.map(\.name)
    }
}

extension SnapshotStore {
    private static func readSettings(_ path: String) throws -> [UInt8] {
        do {
            return try InputFile.read(path, limit: 1 << 20)
        } catch FileError.missing {
            throw SnapshotError.noSettings(path: path)
        }
    }
}

/// Why a project's pictures cannot be made.
public enum SnapshotError: Error {
    /// The file that says which pictures there are is not there.
    case noSettings(path: String)
    /// A scene, as `screen/state`, that cannot be laid out.
    case scene(String, RenderError)

    /// What is wrong.
    public var message: String {
        switch self {
        case .noSettings(let path): "no file says which pictures to keep, \(path)"
        case .scene(let name, let error): "\(name): \(error.message)"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .noSettings: #"put {"screens": [{"device": "iphone-se-1"}]} there, with the screens you want"#
        case .scene(_, let error): error.hint
        }
    }
}

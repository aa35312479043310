public import Framewright
import FramewrightDocuments
import FramewrightTheming

/// A folder of recorded pictures or films: `framewright.json` says which, `manifest.json` what they are.
public struct SnapshotStore: Sendable {
    public let folder: String
    public let settings: SnapshotSettings
    /// False for settings that are in no file.
    private var hasSettingsFile = false
    public internal(set) var manifest: SnapshotManifest
    /// Files recorded since the manifest was read or saved, those to be forgotten, and whether all unused ones are.
    var pending = (files: Set<String>(), forgotten: Set<String>(), forgetsUnused: false)
    /// The name of the file that holds `pending` until the manifest is saved; nil before the first picture is written.
    var journal: String?
    let catalogue: Catalogue
    let devices: DeviceTable
    let themes: @Sendable (String) throws -> Theme
    let renderer: Renderer
    let traits: Traits

    /// Reads settings and manifest; a folder without a manifest has no pictures yet.
    ///
    /// - Parameter themes: finds a theme by its name, or its path from the working folder; paths of the settings begin at `folder`.
    public init(
        folder: String, catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(),
        themes: @escaping @Sendable (String) throws -> Theme
    ) throws {
        guard let settings = try SnapshotSettings.read(from: folder) else {
            throw SnapshotError.noSettings(path: "\(folder)/\(SnapshotSettings.fileName)")
        }
        try self.init(
            folder: folder, settings: settings, catalogue: catalogue, devices: devices, renderer: renderer,
            themes: themes)
        hasSettingsFile = true
    }

    /// With settings that are in no file.
    ///
    /// - Parameters:
    ///   - traits: what the person in front of every screen has chosen.
    ///   - themes: finds a theme by the name or path the settings give.
    public init(
        folder: String, settings: SnapshotSettings, catalogue: Catalogue, devices: DeviceTable = .shipped,
        renderer: Renderer = Renderer(), traits: Traits = Traits(),
        themes: @escaping @Sendable (String) throws -> Theme
    ) throws {
        (self.folder, self.settings, self.catalogue, self.devices) = (folder, settings, catalogue, devices)
        (self.renderer, self.traits, self.themes) = (renderer, traits, themes)
        // Journals first: one that is removed meanwhile is in the manifest by then.
        let journals = RecordingJournal.all(in: folder)
        var saved = try SnapshotManifest.read(from: folder) ?? SnapshotManifest()
        saved.adopt(journals.flatMap(\.entries)) { SnapshotStore.pixels(ofPicture: "\(folder)/\($0)") }
        manifest = saved
    }

    /// Every picture the settings ask for whose name contains one of `filters`; all of them without a filter.
    public func requests(matching filters: [String] = []) -> [SnapshotRequest] {
        let all = references.filter { ScenePattern.contains(settings.scenes, $0) }.flatMap { reference in
            settings.screens.map { SnapshotRequest(reference: reference, screen: $0) }
        }
        return filters.isEmpty ? all : all.filter { request in filters.contains { request.file.contains($0) } }
    }

    /// What there is to take pictures or films of.
    private var references: [String] {
        settings.references == .animations ? catalogue.animationReferences : catalogue.references
    }

    /// True where there is a recording, and its picture where one is kept.
    public func isRecorded(_ request: SnapshotRequest) -> Bool {
        guard manifest[request.file] != nil else { return false }
        return settings.references == .hashes || InputFile.size(of: "\(folder)/\(request.file)") != nil
    }

    /// Recordings no request asks for any more: renamed states, removed devices.
    public var unusedFiles: [String] {
        let asked = Set(requests().map(\.file))
        return manifest.entries.map(\.file).filter { !asked.contains($0) }
    }

    /// Looks every device, theme and scene up, so that a mistake in the settings shows before the first picture is made.
    public func checkSettings() throws {
        for (index, screen) in settings.screens.enumerated() {
            do {
                _ = try devices.device(named: screen.device).viewport(screen.orientation, scale: scale(of: screen))
                _ = try theme(of: screen)
            } catch {
                throw SnapshotError(error) { place(of: ["screens", "\(index)", $0]) } ?? error
            }
        }
        try checkScenes()
        for request in requests() { _ = try settings.rules.tolerance(for: request.file) }
    }

    private func checkScenes() throws(SnapshotError) {
        for (index, pattern) in settings.scenes.enumerated() {
            if references.contains(where: { ScenePattern.matches($0, pattern) }) { continue }
            let kind = settings.references == .animations ? "animation" : "scene"
            throw .screen(
                place(of: ["scenes", "\(index)"]), message: "no \(kind)'s name contains or is like '\(pattern)'",
                hint: "framewright list \(kind)s shows what there is")
        }
    }

    private func place(of steps: [String]) -> String {
        guard hasSettingsFile else { return "the settings (/\(steps.joined(separator: "/")))" }
        return SnapshotSettings.place(of: steps, in: folder)
    }

    /// Pixels per point of a screen's pictures.
    func scale(of screen: SnapshotSettings.Screen) -> Double { screen.scale ?? settings.scale }

    /// The theme of a screen in its context.
    func theme(of screen: SnapshotSettings.Screen) throws -> Theme {
        let name = hasSettingsFile ? SnapshotSettings.path(ofTheme: screen.theme, in: folder) : screen.theme
        return try themes(name).selecting(context: screen.context)
    }

    /// What a picture looks like now; nil of films.
    @MainActor
    public func image(of request: SnapshotRequest) throws -> Bitmap? {
        settings.references == .animations ? nil : try renderer.paint(try layout(request))
    }

    /// Lays a picture's screen out.
    @MainActor
    func layout(_ request: SnapshotRequest) throws -> ScreenLayout {
        let viewport = try devices.device(named: request.screen.device)
            .viewport(request.screen.orientation, scale: scale(of: request.screen))
        return try catalogue.layout(
            request.reference, in: viewport, theme: try theme(of: request.screen), traits: traits, by: renderer)
    }
}

/// One picture or film a project keeps: a scene's state or animation on one of the screens of its settings.
public struct SnapshotRequest: Hashable, Sendable {
    /// `scene/state`, `scene/animation`.
    public let reference: String
    public let screen: SnapshotSettings.Screen

    /// Path below the snapshot folder; of a film that of its strip.
    public var file: String { "\(reference)/\(screen.name).png" }
}

extension SnapshotManifest {
    /// The manifest of a snapshot folder; nil where there is none.
    public static func read(from folder: String) throws -> SnapshotManifest? {
        let path = "\(folder)/\(fileName)"
        do {
            return try SnapshotManifest(
                parsing: try InputFile.read(path, limit: sizeLimit, isRegular: true), file: path)
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

extension SnapshotSettings {
    /// The settings of a snapshot folder; nil where there are none.
    public static func read(from folder: String) throws -> SnapshotSettings? {
        let path = "\(folder)/\(fileName)"
        do {
            return try SnapshotSettings(
                parsing: try InputFile.read(path, limit: sizeLimit, isRegular: true), file: path)
        } catch FileError.missing {
            return nil
        }
    }
}

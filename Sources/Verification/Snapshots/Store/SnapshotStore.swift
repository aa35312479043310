public import Framewright
import FramewrightDocuments
import FramewrightTheming
import FramewrightTypography

/// A folder of recorded images or animations with their settings in `framewright.json` and their hashes in
/// `manifest.json`.
public struct SnapshotStore: Sendable {
    /// The path of the snapshot folder.
    public let folder: String
    /// The settings of the folder.
    public let settings: SnapshotSettings
    /// True if the settings were read from the folder's file.
    private var hasSettingsFile = false
    /// The recorded references, with changes that are not yet saved.
    public internal(set) var manifest: SnapshotManifest
    /// The changes since the manifest was read or saved: recorded files, files to remove, and whether all unused
    /// files are removed.
    var pending = (files: Set<String>(), forgotten: Set<String>(), forgetsUnused: false)
    /// The file that holds the `pending` entries until the manifest is saved, with its lock. Nil before the first image
    /// is written.
    var journal: (name: String, lock: LockedFile)?
    let catalogue: Catalogue
    let devices: DeviceTable
    let themes: @Sendable (String) throws -> Theme
    let renderer: Renderer
    let traits: Traits
    /// The screen of all requests, instead of the scenes of the catalogue.
    package var subject: SnapshotSubject?

    /// Reads the settings and manifest of a folder. Without a manifest, the folder has no references yet.
    ///
    /// - Parameter themes: Returns the theme with a name or path. Relative paths in the settings are resolved against
    ///   `folder`.
    public init(
        folder: String, catalogue: Catalogue, devices: DeviceTable = .shipped, renderer: Renderer = Renderer(),
        themes: @escaping @Sendable (String) throws -> Theme
    ) throws {
        guard let settings = try SnapshotSettings.read(from: folder) else {
            throw SnapshotError.noSettings(path: "\(folder)/\(SnapshotSettings.fileName)")
        }
        guard settings.previews.isEmpty else { throw SnapshotError.keepsPreviews(folder: folder) }
        let families = try FontFamily.families(ofFiles: settings.fontFiles(in: folder))
        let fonts = renderer.fonts
        let library =
            families.isEmpty
            ? fonts
            : FontLibrary(
                directories: fonts.directories, families: families + fonts.families, fallbacks: fonts.fallbacks)
        try self.init(
            folder: folder, settings: settings, catalogue: catalogue, devices: devices,
            renderer: families.isEmpty ? renderer : Renderer(fonts: library, images: renderer.images), themes: themes)
        hasSettingsFile = true
    }

    /// Creates a store with settings that are in no file.
    ///
    /// - Parameters:
    ///   - traits: The user's settings on every screen.
    ///   - themes: Returns the theme with a name or path as given in the settings.
    public init(
        folder: String, settings: SnapshotSettings, catalogue: Catalogue, devices: DeviceTable = .shipped,
        renderer: Renderer = Renderer(), traits: Traits = Traits(),
        themes: @escaping @Sendable (String) throws -> Theme
    ) throws {
        (self.folder, self.settings, self.catalogue, self.devices) = (folder, settings, catalogue, devices)
        (self.renderer, self.traits, self.themes) = (renderer, traits, themes)
        manifest = try Self.manifest(in: folder)
    }

    /// Creates a store with the manifest of another process, which writes what this one records.
    package init(
        folder: String, settings: SnapshotSettings, manifest: SnapshotManifest, catalogue: Catalogue,
        renderer: Renderer, traits: Traits, themes: @escaping @Sendable (String) throws -> Theme
    ) {
        (self.folder, self.settings, self.manifest, self.catalogue) = (folder, settings, manifest, catalogue)
        (self.renderer, self.traits, self.themes, devices) = (renderer, traits, themes, .shipped)
    }

    /// Returns the manifest of a folder with what interrupted recordings left; an empty one if there is none.
    package static func manifest(in folder: String) throws -> SnapshotManifest {
        // The journals are read first: if one is removed meanwhile, its entries are in the manifest.
        let journals = RecordingJournal.all(in: folder)
        var saved = try SnapshotManifest.read(from: folder) ?? SnapshotManifest()
        saved.adopt(journals.flatMap(\.entries)) { pixels(ofImage: "\(folder)/\($0)") }
        return saved
    }

    /// Returns the required references whose file path contains one of `filters`, or all of them without filters.
    public func requests(matching filters: [String] = []) -> [SnapshotRequest] {
        let all = references.filter { ScenePattern.contains(settings.scenes, $0) }.flatMap { reference in
            settings.screens.map { SnapshotRequest(reference: reference, screen: $0) }
        }
        return filters.isEmpty ? all : all.filter { request in filters.contains { request.file.contains($0) } }
    }

    /// The scenes' states, or their animations in a folder of animations.
    private var references: [String] {
        settings.references == .animations ? catalogue.animationReferences : catalogue.references
    }

    /// True if there is a manifest entry, and an image file unless the folder keeps only hashes.
    public func isRecorded(_ request: SnapshotRequest) -> Bool {
        guard manifest[request.file] != nil else { return false }
        return settings.references == .hashes || InputFile.size(of: "\(folder)/\(request.file)") != nil
    }

    /// The files of manifest entries that no request requires any more, for example of renamed states or removed
    /// devices.
    public var unusedFiles: [String] {
        let required = Set(requests().map(\.file))
        return manifest.entries.map(\.file).filter { !required.contains($0) }
    }

    /// Looks up every device, theme and scene, so that mistakes in the settings are found before any image is made.
    public func checkSettings() throws {
        for (index, screen) in settings.screens.enumerated() {
            do {
                _ = try devices.device(named: screen.device).viewport(screen.orientation, scale: scale(of: screen))
                _ = try theme(of: screen)
            } catch {
                throw SnapshotError(error) { place(of: ["screens", "\(index)", $0]) } ?? error
            }
        }
        try checkRules()
    }

    /// Looks up every scene and tolerance of the settings.
    package func checkRules() throws {
        try checkScenes()
        for request in requests() { _ = try settings.rules.tolerance(for: request.file) }
    }

    private func checkScenes() throws(SnapshotError) {
        for (index, pattern) in settings.scenes.enumerated() {
            if references.contains(where: { ScenePattern.matches($0, pattern) }) { continue }
            let kind = settings.references == .animations ? "animation" : "scene"
            throw .screen(
                place(of: ["scenes", "\(index)"]), message: "no \(kind)'s name contains or is like '\(pattern)'",
                hint: "\(.list("\(kind)s")) shows what there is")
        }
    }

    private func place(of steps: [String]) -> String {
        guard hasSettingsFile else { return "the settings (/\(steps.joined(separator: "/")))" }
        return SnapshotSettings.place(of: steps, in: folder)
    }

    /// Returns the scale of a screen's images, in pixels per point.
    func scale(of screen: SnapshotSettings.Screen) -> Double { screen.scale ?? settings.scale }

    /// Returns the theme of a screen in its context.
    func theme(of screen: SnapshotSettings.Screen) throws -> Theme {
        let name = hasSettingsFile ? SnapshotSettings.path(ofTheme: screen.theme, in: folder) : screen.theme
        return try themes(name).selecting(context: screen.context)
    }

    /// Paints the present image of a request, or returns nil for an animation.
    @MainActor
    public func image(of request: SnapshotRequest) throws -> Bitmap? {
        settings.references == .animations ? nil : try renderer.paint(try layout(request))
    }

    /// Lays out the screen of a request.
    @MainActor
    func layout(_ request: SnapshotRequest) throws -> ScreenLayout {
        if let subject { return subject.layout }
        let viewport = try devices.device(named: request.screen.device)
            .viewport(request.screen.orientation, scale: scale(of: request.screen))
        return try catalogue.layout(
            request.reference, in: viewport, theme: try theme(of: request.screen), traits: traits, by: renderer)
    }
}

/// A screen that is no scene of a catalogue.
package struct SnapshotSubject: Sendable {
    let layout: ScreenLayout
    let findings: [Finding]

    /// Creates a subject with the findings of lint.
    package init(_ layout: ScreenLayout, findings: [Finding]) { (self.layout, self.findings) = (layout, findings) }
}

/// A required reference: a scene's state or animation on one of the screens in the settings.
public struct SnapshotRequest: Hashable, Sendable {
    /// The scene and state or animation: `scene/state`, `scene/animation`.
    public let reference: String
    /// The screen on which the scene is shown.
    public let screen: SnapshotSettings.Screen

    /// Creates a request.
    package init(reference: String, screen: SnapshotSettings.Screen) {
        (self.reference, self.screen) = (reference, screen)
    }

    /// The path of the image, or of the animation's strip, below the snapshot folder.
    public var file: String { "\(reference)/\(screen.name).png" }
}

extension SnapshotManifest {
    /// Reads the manifest of a snapshot folder. Returns nil if there is none.
    public static func read(from folder: String) throws -> SnapshotManifest? {
        let path = "\(folder)/\(fileName)"
        do {
            return try SnapshotManifest(
                parsing: try InputFile.read(path, limit: sizeLimit, isRegular: true), file: path)
        } catch FileError.missing {
            return nil
        }
    }
}

extension SnapshotSettings {
    /// Reads the settings of a snapshot folder. Returns nil if there are none.
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

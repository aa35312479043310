import Framewright
import FramewrightDocuments
import FramewrightPreviews
import FramewrightVerification

/// The parameters of rendering and comparing a view.
struct SnapshotTraits {
    var device: SnapshotDevice
    var theme: Theme
    var traits: Traits
    var scale: Double
    var renderer: Renderer
    var tolerance: SnapshotTolerance?
    /// The identifiers of views that are not compared, each with the reason.
    var masks: [(view: String, reason: String)] = []

    /// Returns the comparison rules for the snapshot of a reference.
    func rules(for reference: String) -> ImageRules {
        var rules = ImageRules()
        if let tolerance { rules.add(tolerance.tolerance, for: [reference]) }
        for mask in masks { rules.add(SnapshotMask(mask.view, because: mask.reason), for: [reference]) }
        return rules
    }
}

/// The snapshot of a view in the folder of its test.
@MainActor
struct ViewSnapshot {
    private var store: SnapshotStore
    private let request: SnapshotRequest

    init(_ view: AnyView, at place: SnapshotPlace, _ look: SnapshotTraits) throws {
        let names = place.reference.split(separator: "/", maxSplits: 1).map(String.init)
        let scene = SceneDefinition(names[0], summary: "", states: [(names[1], "", 0)]) { _ in view }
        let screen = SnapshotSettings.Screen(
            device: look.device.id, orientation: look.device.orientation, theme: look.theme.name.lowercased(),
            context: look.theme.selectedContext)
        let theme = try look.theme.selecting(context: nil)
        var settings = SnapshotSettings(screens: [screen], scale: look.scale)
        settings.rules = look.rules(for: place.reference)
        store = try SnapshotStore(
            folder: place.folder, settings: settings,
            catalogue: Catalogue([scene]), renderer: look.renderer, traits: look.traits, themes: { _ in theme })
        try store.checkSettings()
        request = store.requests()[0]
        removeAbandonedFiles()
    }

    /// Creates the snapshot of a preview.
    init(_ screen: LoadedPreviews.Screen, in conditions: PreviewConditions, at place: SnapshotPlace, scale: Double)
        throws
    {
        var settings = SnapshotSettings(previews: [conditions])
        settings.scale = scale
        request = SnapshotRequest(reference: place.reference, screen: SnapshotSettings.Screen(preview: conditions))
        settings.screens = [request.screen]
        let manifest = try SnapshotStore.manifest(in: place.folder)
        store = SnapshotStore(
            folder: place.folder, settings: settings, manifest: manifest, catalogue: Catalogue([]),
            renderer: screen.renderer, traits: screen.traits, themes: { _ in screen.theme })
        store.subject = SnapshotSubject(screen.layout, findings: [])
        removeAbandonedFiles()
    }

    private func removeAbandonedFiles() {
        if Self.seenFolders.insert(store.folder).inserted { store.removeAbandonedFiles() }
    }

    /// The folders that were checked for temporary files of killed runs.
    private static var seenFolders: Set<String> = []

    /// The path of the snapshot, relative to its folder.
    var file: String { request.file }

    /// Returns a hint with the command that records missing snapshots.
    private static func wording(_ hint: Hint) -> String {
        hint.worded {
            $0 == .record ? "\(RecordMode.variable)=\(RecordMode.missing.rawValue) swift test" : $0.description
        }
    }

    /// Compares the view with its snapshot, and records it if the mode requires that.
    mutating func result(_ mode: RecordMode) throws -> SnapshotResult {
        let outcome = try store.verify(request, failures: "\(store.folder)/failures")
        let records =
            switch (mode, outcome) {
            case (.never, _), (_, .same): false
            case (.missing, .missing), (.failed, _), (.all, _): true
            case (.missing, _): false
            }
        guard records else {
            return SnapshotResult(file: request.file, outcome, wording: Self.wording)
        }
        let recorded = try store.record(request, isContinuousIntegration: false)
        try store.saveManifest()
        if outcome.isMissing { store.removeFailures(of: request, in: "\(store.folder)/failures") }
        return SnapshotResult(file: request.file, recorded: recorded, wording: Self.wording)
    }
}

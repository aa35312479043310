public import Framewright
import FramewrightPreviews
public import Testing

@_exported public import struct FramewrightVerification.PreviewConditions

/// Expects every preview of a module to match its recorded snapshots bit for bit.
///
/// The previews are those of `#Preview` and of preview providers in a module that the tests import. The snapshots are
/// `Snapshots/<test file>/<suite>/<test>/<file>.<preview>/<conditions>.png` next to the test's file, and are recorded
/// with `FRAMEWRIGHT_RECORD=missing` as those of `expectSnapshot`. Previews run in the process of the tests: one that
/// crashes ends them. A preview without a name is numbered.
///
/// ```swift
/// @testable import Weather
///
/// @Test @MainActor func previews() { expectPreviewSnapshots(of: "Weather") }
/// ```
///
/// - Parameters:
///   - module: The name of the module.
///   - conditions: The conditions in which each preview is drawn; by default light and dark.
///   - scale: The number of pixels per point of the snapshots.
///   - resources: The paths of asset catalogues and files of translations.
@MainActor
public func expectPreviewSnapshots(
    of module: String,
    in conditions: [PreviewConditions] = [
        PreviewConditions(colorScheme: .light), PreviewConditions(colorScheme: .dark),
    ],
    scale: Double = 1, resources: [String] = [], file: StaticString = #filePath, test: String? = nil,
    function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
    let loaded: LoadedPreviews
    do {
        loaded = try LoadedPreviews(of: module, resources: resources)
    } catch {
        Issue.record("the previews of \(module) cannot be made: \(words(for: error))", sourceLocation: sourceLocation)
        return
    }
    guard !loaded.previews.isEmpty else {
        Issue.record(
            "no preview is in a module \(module): import it, and name it as the target is named",
            sourceLocation: sourceLocation)
        return
    }
    let mode = RecordMode.current()
    for preview in loaded.previews {
        for conditions in conditions {
            let place = SnapshotPlace(
                sourceLocation, file: "\(file)", test: test, function: function, name: preview.name)
            SnapshotExpectation(place: place, sourceLocation: sourceLocation) { place in
                let screen = try loaded.screen(preview, in: conditions, scale: scale)
                return try ViewSnapshot(screen, in: conditions, at: place, scale: scale)
            }.check(mode)
        }
    }
}

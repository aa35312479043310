public import Framewright
public import Testing

/// Expects a view to match its recorded snapshot bit for bit.
///
/// The snapshot is `Snapshots/<test file>/<suite>/<nested suite>/<test>/<name>/<device>.<theme>.png` next to the test's
/// file, with components encoded by `PathComponent.encode`. Two snapshots of a run with the same path are an issue. To
/// record, run the tests with `FRAMEWRIGHT_RECORD=missing` (or `all`, `failed`). Recording fails the tests, because the
/// snapshots have not been reviewed yet. A failure attaches expected | difference | actual, or the actual image, and
/// names the views that changed.
///
/// - Parameters:
///   - name: Distinguishes snapshots of one test that have the same device and theme, for example for the arguments of
///     a parameterized test.
///   - scale: The number of pixels per point of the snapshot, instead of the device's.
///   - tolerance: The difference that is allowed. Nil for equality bit for bit.
///   - masks: Identifiers of views that are not compared, each with the reason.
///   - test: The name of the test in the path, instead of the running test's.
@MainActor
public func expectSnapshot(
    of view: some View, named name: String? = nil, on device: SnapshotDevice = .iphone15, theme: Theme = .documented,
    traits: Traits = Traits(), scale: Double = 1, tolerance: SnapshotTolerance? = nil,
    masks: KeyValuePairs<String, String> = [:], renderer: Renderer = Renderer(), file: StaticString = #filePath,
    test: String? = nil, function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
    let look = SnapshotTraits(
        device: device, theme: theme, traits: traits, scale: scale, renderer: renderer, tolerance: tolerance,
        masks: masks.map { ($0, $1) })
    let place = SnapshotPlace(sourceLocation, file: "\(file)", test: test, function: function, name: name)
    SnapshotExpectation(place: place, sourceLocation: sourceLocation) { place in
        try ViewSnapshot(AnyView(view), at: place, look)
    }.check(RecordMode.current())
}

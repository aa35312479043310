public import Framewright
public import Testing

/// Expects a view to look as it was recorded, to the last bit.
///
/// The picture is `Snapshots/<test file>/<test>/<name>/<device>.<theme>.png` beside the test's file. To record, run the tests
/// with `FRAMEWRIGHT_RECORD=missing` (`all`, `failed`); that fails them, because nobody has looked at the pictures yet. A
/// failure has expected | difference | actual attached and names the views that changed.
///
/// - Parameters:
///   - name: tells pictures of one test apart, where device and theme do not.
///   - scale: pixels per point of the picture, whatever the device has.
///   - tolerance: how far it may be from its recording, if not equal to the last bit.
///   - masks: identifiers of views that are not compared, each with the reason.
@MainActor
public func expectSnapshot(
    of view: some View, named name: String? = nil, on device: SnapshotDevice = .iphone15, theme: Theme = .documented,
    traits: Traits = Traits(), scale: Double = 1, tolerance: SnapshotTolerance? = nil,
    masks: KeyValuePairs<String, String> = [:], renderer: Renderer = Renderer(), file: StaticString = #filePath,
    test: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
    let look = SnapshotLook(
        device: device, theme: theme, traits: traits, scale: scale, renderer: renderer, tolerance: tolerance,
        masks: masks.map { ($0, $1) })
    let place = SnapshotPlace(file: "\(file)", test: test, name: name)
    SnapshotExpectation(view: AnyView(view), place: place, look: look, sourceLocation: sourceLocation)
        .check(RecordMode.current())
}

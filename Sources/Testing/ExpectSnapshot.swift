public import Framewright
public import Testing

/// Expects a view to look as it was recorded, to the last bit.
///
/// The picture is `Snapshots/<test file>/<suite>/<nested suite>/<test>/<name>/<device>.<theme>.png` beside the test's file.
/// `PathComponent.encode` makes the components. Two snapshots of a run with one path are an issue. To record, run the tests with
/// `FRAMEWRIGHT_RECORD=missing` (`all`, `failed`); that fails them, because nobody has looked at the pictures yet. A
/// failure has expected | difference | actual attached, or the picture that was painted, and names the views that changed.
///
/// - Parameters:
///   - name: tells pictures of one test apart, where device and theme do not: those of a parameterized test's arguments, for
///     example.
///   - scale: pixels per point of the picture, whatever the device has.
///   - tolerance: how far it may be from its recording, if not equal to the last bit.
///   - masks: identifiers of views that are not compared, each with the reason.
///   - test: a name in the path in place of the running test's own.
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
    SnapshotExpectation(view: AnyView(view), place: place, look: look, sourceLocation: sourceLocation)
        .check(RecordMode.current())
}

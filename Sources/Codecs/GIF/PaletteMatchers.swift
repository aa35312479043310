import Synchronization

/// A pool of matchers for one palette, one per concurrent thread. Their caches do not change results.
final class PaletteMatchers: Sendable {
    let palette: GIFPalette
    private let first: PaletteMatcher
    /// The matchers not in use.
    private let spare = Mutex<[PaletteMatcher]>([])

    /// Creates matchers. `colors` are likely inputs, looked up beforehand.
    init(_ palette: GIFPalette, known colors: [UInt32] = []) {
        self.palette = palette
        first = PaletteMatcher(palette, known: colors)
    }

    func use<Result>(_ body: (inout PaletteMatcher) -> Result) -> Result {
        var matcher = spare.withLock { $0.popLast() } ?? first
        defer { spare.withLock { [matcher] in $0.append(matcher) } }
        return body(&matcher)
    }
}

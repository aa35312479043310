import Synchronization

/// Matchers of one palette, one for each thread that asks at a time: they remember what they searched for, which changes no
/// answer.
final class PaletteMatchers: Sendable {
    let palette: GIFPalette
    private let first: PaletteMatcher
    /// Those nobody uses.
    private let spare = Mutex<[PaletteMatcher]>([])

    /// Colours that are known to come.
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

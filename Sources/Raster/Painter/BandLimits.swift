/// The conditions under which several threads paint a bitmap. Chosen by measurement, see "Bands on several threads" in
/// Performance.
struct BandLimits: Sendable {
    /// The minimum area of a band in pixels.
    var area = 1 << 19
    /// The maximum number of items times bands. A band looks at every item, which takes 2 microseconds each.
    var visits = 2_000
    /// The minimum estimated time for the remaining bands.
    var time = Duration.milliseconds(4)
    /// The maximum number of pixels of layers that are painted in several bands, as a share of all pixels of layers. A
    /// band paints all that its blurs read.
    var overlap = 0.5
    /// The maximum number of bands per thread: more than one, because some bands have more to paint than others.
    static let perThread = 4
}

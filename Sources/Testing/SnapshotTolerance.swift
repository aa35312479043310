import FramewrightVerification

/// The allowed difference between an image and its snapshot, with a reason.
///
/// The tolerance must reject small changes of the image (a shift by one pixel, another digit, a colour changed by 8 of
/// 255, a missing line of one point). Otherwise the test fails.
public struct SnapshotTolerance: Hashable, Sendable {
    let tolerance: Tolerance

    private init(_ measure: ToleranceMeasure, _ reason: String) {
        tolerance = Tolerance(measure.kind.rawValue, measure, because: reason)
    }

    /// Allows a difference of each component up to `limit` of 255.
    public static func channels(_ limit: Int, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.channels(limit), reason)
    }

    /// Allows a CIEDE2000 difference of each pixel up to `limit`. About 1 is just noticeable.
    public static func ciede2000(_ limit: Double, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.ciede2000(limit), reason)
    }

    /// Allows a distance in OKLab of each pixel up to `limit`. About 0.02 is just noticeable.
    public static func okLab(_ limit: Double, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.okLab(limit), reason)
    }

    /// Allows up to `limit` pixels in any window of `side` by `side` whose largest component difference is more than
    /// `above` of 255. `side` is 1 to 256.
    public static func density(
        _ limit: Int, side: Int = 16, above: Int = 0, because reason: String
    ) -> SnapshotTolerance {
        SnapshotTolerance(.density(limit, side: side, above: above), reason)
    }

    /// Allows a structural similarity of any 7 by 7 pixels down to `least`. 1 is equal.
    public static func similarity(_ least: Double, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.similarity(least), reason)
    }
}

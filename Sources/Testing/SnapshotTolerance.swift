import FramewrightVerification

/// How far a picture may be from its recording where it is not the same to the last bit, and why.
///
/// It must refuse small changes of that very picture (a pixel aside, another digit, a colour 8 of 255 away, a line of one
/// point gone), or the test fails.
public struct SnapshotTolerance: Hashable, Sendable {
    let tolerance: Tolerance

    private init(_ measure: ToleranceMeasure, _ reason: String) {
        tolerance = Tolerance(measure.kind.rawValue, measure, because: reason)
    }

    /// The largest distance of a component, of 255.
    public static func channels(_ limit: Int, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.channels(limit), reason)
    }

    /// The largest CIEDE2000 difference of two pixels; about 1 is just seen.
    public static func ciede2000(_ limit: Double, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.ciede2000(limit), reason)
    }

    /// The largest distance of two pixels in OKLab; about 0.02 is just seen.
    public static func okLab(_ limit: Double, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.okLab(limit), reason)
    }

    /// The most pixels in any window of `side` by `side` that have a component more than `above` of 255 away; `side` is 1 to
    /// 256.
    public static func density(
        _ limit: Int, side: Int = 16, above: Int = 0, because reason: String
    ) -> SnapshotTolerance {
        SnapshotTolerance(.density(limit, side: side, above: above), reason)
    }

    /// The least structural similarity of any 7 by 7 pixels; 1 is equal.
    public static func similarity(_ least: Double, because reason: String) -> SnapshotTolerance {
        SnapshotTolerance(.similarity(least), reason)
    }
}

import Framewright

extension Size {
    /// True if the report's absolute frames can be used unchanged. They are made for a width of 414 points, where
    /// they leave different margins on the two sides, and reach down to 630 of 736 points. On other screens they are
    /// used as proportions.
    var holdsDocumentedFrames: Bool { width == 414 && height >= 736 }
}

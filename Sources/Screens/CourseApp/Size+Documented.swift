import Framewright

extension Size {
    /// Whether the report's absolute frames hold as they stand: they are made for 414 points of width, where they leave
    /// different room at the two sides, and reach down to 630 of 736. On any other screen they are proportions.
    var holdsDocumentedFrames: Bool { width == 414 && height >= 736 }
}

import FramewrightDrawing

/// A screen with one small deliberate error, which a tolerance must reject.
struct Mutant: Hashable, Sendable {
    /// The kinds of changes that a reviewer would have to notice.
    enum Kind: String, CaseIterable {
        /// One drawn item is shifted right by a pixel.
        case shift
        /// One digit, or one letter if there are no digits, is replaced by another.
        case digit
        /// One colour is changed by 8 of 255 in red, green and blue.
        case color
        /// A line about a point thick is removed. If there is none, a shape loses a point of its height; if there is
        /// no shape, a text gets an underline one point thick.
        case line
    }

    let kind: Kind
    /// The change in words.
    let words: String
    let list: DisplayList
}

extension Mutant {
    /// True if the change is visible on close inspection: at least four pixels differ by 8 or more of 255.
    static func isSeen(_ mutant: Bitmap, beside original: Bitmap) -> Bool {
        var count = 0
        forEachDifference(original, mutant) { _, _, old, new in
            if old.largestDelta(to: new) >= 8 { count += 1 }
        }
        return count >= 4
    }
}

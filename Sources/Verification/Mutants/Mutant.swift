import FramewrightDrawing

/// A screen with one small thing wrong on purpose: what a tolerance must not let pass.
struct Mutant: Hashable, Sendable {
    /// The changes a person would want to hear of.
    enum Kind: String, CaseIterable {
        /// One drawn thing a pixel to the right.
        case shift
        /// One digit, or where there are none one letter, is another one.
        case digit
        /// One colour eight steps of 255 away in red, green and blue.
        case color
        /// A line of one point is gone; where there is none, the last point of a shape's height; where there is no shape
        /// either, a line of one point lies under a text.
        case line
    }

    let kind: Kind
    /// What was done, in words.
    let words: String
    let list: DisplayList
}

extension Mutant {
    /// True where a person who looks closely sees the mutant: four pixels are at least eight steps away.
    static func isSeen(_ mutant: Bitmap, beside original: Bitmap) -> Bool {
        var count = 0
        forEachDifference(original, mutant) { _, _, old, new in
            if old.largestDelta(to: new) >= 8 { count += 1 }
        }
        return count >= 4
    }
}

import Synchronization

/// The shaped texts of a library.
final class ShapingCaches: Sendable {
    /// Shaped text of up to 32 MB: a few thousand screens, or one text of 200,000 characters.
    let paragraphs = Mutex(LimitedCache<Hashed<ParagraphText>, ShapedParagraph>(limit: 32 << 20))

    /// Texts split into shaped paragraphs, so that layouts at many widths split each text once. The shaped text is
    /// shared with `paragraphs`. Chosen by measurement, see Performance.
    let pages = Mutex(LimitedCache<Hashed<PageKey>, [PageParagraph]>(limit: 4 << 20))
}

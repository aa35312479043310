import FramewrightCHarfBuzz

extension Locale {
    /// Whether typefaces may have forms of their own for the tag's language: whether HarfBuzz finds it in OpenType's registry
    /// of language systems.
    ///
    /// Of two letters those are the codes of ISO 639-1 but for Avestan (ae) and the withdrawn bh (HarfBuzz 6.0). Three letters
    /// are always taken for ISO 639-3, private use (x-...) for what its users agreed on; longer languages have never been
    /// registered (RFC 5646, 2.2.1).
    public var isKnownLanguage: Bool {
        let language = String(identifier.prefix { $0 != "-" })
        guard language != "x" else { return true }
        var (count, tag): (UInt32, hb_tag_t) = (1, 0)
        unsafe hb_ot_tags_from_script_and_language(
            HB_SCRIPT_INVALID, hb_language_from_string(language, Int32(language.utf8.count)), nil, nil, &count, &tag)
        return count > 0
    }
}

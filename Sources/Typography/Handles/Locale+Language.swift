import FramewrightCHarfBuzz

extension Locale {
    /// True if typefaces can have specific forms for the tag's language, that is if HarfBuzz finds it in OpenType's
    /// registry of language systems.
    ///
    /// Languages of two letters are the codes of ISO 639-1 except Avestan (ae) and the withdrawn bh (HarfBuzz 6.0).
    /// Three letters always count as ISO 639-3, and private use (x-...) is accepted. No longer languages have been
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

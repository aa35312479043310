import FramewrightCHarfBuzz

/// A Unicode script, as HarfBuzz's tag.
struct Script: Hashable {
    let tag: UInt32

    static let common = Script(tag: HB_SCRIPT_COMMON.rawValue)
    static let latin = Script(tag: HB_SCRIPT_LATIN.rawValue)
    static let arabic = Script(tag: HB_SCRIPT_ARABIC.rawValue)
    static let hebrew = Script(tag: HB_SCRIPT_HEBREW.rawValue)
    static let thai = Script(tag: HB_SCRIPT_THAI.rawValue)
    static let devanagari = Script(tag: HB_SCRIPT_DEVANAGARI.rawValue)

    /// The scripts of Chinese, Japanese and Korean.
    static let cjk: [Script] = [
        HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO,
    ].map { Script(tag: $0.rawValue) }

    init(tag: UInt32) { self.tag = tag }

    /// Returns the script of a character, or nil for characters used with any script (punctuation, digits, combining
    /// marks).
    init?(of scalar: Unicode.Scalar) {
        if scalar.value < 0x80 {
            guard (0x41...0x5A).contains(scalar.value & ~0x20) else { return nil }
            self = .latin
            return
        }
        let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
        default: tag = script.rawValue
        }
    }
}

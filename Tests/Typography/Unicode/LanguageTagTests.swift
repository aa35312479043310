import Testing

@testable import FramewrightTypography

struct LanguageTagTests {
    @Test(arguments: [
        "en", "ja", "zh-Hant", "zh_Hant_HK", "yue", "zh-yue", "sr-Latn-RS", "es-419", "de-1996", "sl-rozaj-biske",
        "de-CH-1901",
        "en-US-u-nu-latn", "en-a-bbb-x-a-ccc", "x-whatever", "ar-aao-EG", "EN-us", "zh-Hans-HK",
    ])
    func `a language tag allowed by RFC 5646 is well formed`(tag: String) {
        #expect(Locale.isWellFormed(tag))
        #expect(Locale(identifier: tag).identifier == tag.lowercased().replacing("_", with: "-"))
    }

    @Test(arguments: [
        "en", "EN-us", "ja", "zh-Hant", "zh_Hant_HK", "yue", "iw", "sr-Latn-RS", "ar-aao-EG", "qaa", "x-whatever",
    ])
    func `registered and private-use languages are recognized`(tag: String) {
        #expect(Locale(identifier: tag).isKnownLanguage)
    }

    @Test(arguments: ["chinese", "zz-ZZ", "english-US", "german", "xx"])
    func `a well-formed tag may have no registered language`(tag: String) {
        #expect(Locale.isWellFormed(tag) && !Locale(identifier: tag).isKnownLanguage)
    }

    @Test(arguments: [
        "", "-", "e", "en-", "-en", "en--US", "xx-yy-zz", "en-US-GB", "en-Latn-Cyrl", "e1", "12", "en-u", "x", "en-x",
        "en US", "日本",
        "en-US\0", "englishes-is-long", "en-a", "de-419-DE", "en-abcdefghi", "abcdefgh-ijklmnop-qrstuvwx-12345678x",
    ])
    func `a malformed tag counts as English`(text: String) {
        #expect(!Locale.isWellFormed(text))
        #expect(Locale(identifier: text).identifier == "en")
    }
}

import FramewrightModels
import Testing

struct NicknameTests {
    @Test(arguments: [
        ("Ann", "Ann"), ("  Ann\t\n", "Ann"), ("\u{3000}小明\u{3000}", "小明"), ("Mary Ann", "Mary Ann"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
    ])
    func `a name is trimmed and otherwise unchanged`(text: String, expected: String) throws {
        #expect(try Nickname(text).text == expected)
    }

    @Test(arguments: ["", " ", "\n\t", "\u{3000}", "\u{200B}", " \u{200D}\u{FEFF} "])
    func `a name must be visible`(text: String) {
        #expect(throws: ModelError.emptyNickname) { try Nickname(text) }
    }

    @Test(arguments: ["a", "中", "é", "e\u{301}", "👨‍👩‍👧‍👦", "한"])
    func `a name has at most twenty characters of any script`(character: String) throws {
        let longest = String(repeating: character, count: 20)
        #expect(try Nickname(longest).text == longest)
        #expect(throws: ModelError.longNickname(longest + character)) { try Nickname(longest + character) }
    }

    @Test func `a character with thousands of accents is too long`() {
        let piled = "e" + String(repeating: "\u{301}", count: 10_000)
        #expect(throws: ModelError.longNickname(piled)) { try Nickname(piled) }
    }

    @Test(arguments: ["a\nb", "a\tb", "a\u{0}b", "a\u{2028}b", "a\u{7F}b", "a\r\nb"])
    func `a name has a single line`(text: String) {
        #expect(throws: ModelError.controlCharacter(text)) { try Nickname(text) }
    }

    @Test func `canonically equivalent names are equal`() throws {
        #expect(try Nickname("Zoé") == Nickname("Zoe\u{301}"))
        #expect(try Nickname("Zoé").hashValue == Nickname("Zoe\u{301}").hashValue)
    }

    @Test func `names are ordered by folded scalars, then by their own scalars`() throws {
        let sorted = [
            "A", "a", "ab", "Ada", "Áda", "Änne", "änne", "B", "b", "Øya", "pad", "Zoe", "æ", "Жан", "中", "小",
        ]
        let names = try sorted.map { try Nickname($0) }
        #expect(names.shuffled().sorted() == names)
    }

    @Test(arguments: ["Zoé", "Ǿ", "ǭ", "ǽ", "Й", "が", "İ", "ΐ"])
    func `a decomposed name sorts like its composed form`(text: String) throws {
        let (name, twin) = try (Nickname(text), Nickname(decomposed(text)))
        #expect(name == twin && !(name < twin) && !(twin < name))
    }

    /// Returns the canonical decomposition of the scalars above.
    private func decomposed(_ text: String) -> String {
        let parts: [Unicode.Scalar: String] = [
            "é": "e\u{301}", "Ǿ": "Ø\u{301}", "ǭ": "o\u{328}\u{304}", "ǽ": "æ\u{301}", "Й": "И\u{306}",
            "が": "か\u{3099}", "İ": "I\u{307}", "ΐ": "ι\u{308}\u{301}",
        ]
        return text.unicodeScalars.map { parts[$0] ?? String($0) }.joined()
    }

    @Test func `a rejected name is shown without control characters`() {
        let error = ModelError.controlCharacter("a\u{1B}[31m")
        #expect(error.message == #"nickname "a\u{1B}[31m" contains a control character"#)
    }
}

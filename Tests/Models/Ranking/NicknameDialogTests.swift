import FramewrightModels
import Testing

struct NicknameDialogTests {
    @Test(arguments: ["", " ", "\t"])
    func `without a name Confirm is disabled`(text: String) {
        #expect(!dialog(text).canConfirm && dialog(text).problem == .emptyNickname && dialog(text).nickname == nil)
    }

    @Test func `the name is trimmed`() throws {
        #expect(try dialog(" Ann ").nickname == Nickname("Ann"))
        #expect(dialog(" Ann ").text == " Ann " && dialog("Ann").problem == nil)
    }

    @Test func `a name that is too long or has several lines is a problem`() {
        let long = String(repeating: "a", count: 21)
        #expect(dialog(long).problem == .longNickname(long) && !dialog(long).canConfirm)
        #expect(dialog("a\nb").problem == .controlCharacter("a\nb"))
    }

    @Test func `only the beginning of a long text is kept`() {
        #expect(dialog(String(repeating: "e\u{301}", count: 500_000)).text.unicodeScalars.count == 1280)
    }
}

private func dialog(_ text: String) -> NicknameDialog {
    var dialog = NicknameDialog()
    dialog.type(text)
    return dialog
}

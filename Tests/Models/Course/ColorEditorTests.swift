import FramewrightModels
import Testing

struct ColorEditorTests {
    @Test func `an editor opens on the background with its documented colour in the previews`() {
        let editor = ColorEditor()
        #expect(editor.change == ColorEditor.Change(target: .background, color: RGBColor(red: 57, green: 62, blue: 70)))
        #expect(
            [ColorEditor.Field.red, .green, .blue, .target].map(editor.preview) == [
                RGBColor(red: 57, green: 0, blue: 0), RGBColor(red: 0, green: 62, blue: 0),
                RGBColor(red: 0, green: 0, blue: 70), RGBColor(red: 57, green: 62, blue: 70),
            ])
    }

    @Test func `0 is the background and 2 to 2048 are tiles`() {
        #expect(ColorTarget.all.map(\.number) == [0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048])
        for target in ColorTarget.all { #expect(typed("\(target.number)", .target).change?.target == target) }
    }

    @Test(arguments: ["1", "3", "6", "1000", "2047", "4096", "99999999999999999999", "18446744073709551616"])
    func `any other target is an error in its field`(text: String) {
        let editor = typed(text, .target)
        #expect(editor.problem(of: .target) == .noSuchTarget && !editor.canConfirm && editor.change == nil)
        #expect(editor.problem(of: .red) == nil && editor.target == .background)
    }

    @Test(arguments: [ColorEditor.Field.red, .green, .blue])
    func `a channel is 0 to 255`(field: ColorEditor.Field) {
        for number in 0...300 {
            let editor = typed("\(number)", field)
            #expect(editor.problem(of: field) == (number > 255 ? .channelOutOfRange : nil))
            #expect(editor.canConfirm == (number <= 255))
        }
    }

    @Test(arguments: ColorEditor.Field.allCases, ["x", "-1", "+2", "2.0", "1 2", "0x10", "²", "½", "二", "💥", "1e1"])
    func `anything but digits is an error`(field: ColorEditor.Field, text: String) {
        #expect(typed(text, field).problem(of: field) == .notANumber && !typed(text, field).canConfirm)
    }

    @Test func `digits of any script and leading zeros are numbers`() {
        #expect(typed("١٢٨", .red).color.red == 128 && typed("007", .red).color.red == 7)
        #expect(typed(" 64 ", .target).target == .tile(64))
    }

    @Test func `previews follow every edit and stay unchanged for invalid fields`() {
        var editor = ColorEditor()
        var seen: [UInt8] = []
        for text in ["2", "25", "256", "25", ""] {
            editor.type(text, into: .green)
            seen.append(editor.preview(of: .green).green)
        }
        #expect(seen == [2, 25, 25, 25, 62])
        #expect(editor.preview(of: .target) == RGBColor(red: 57, green: 62, blue: 70))
    }

    @Test func `an empty field keeps the initial value`() {
        var editor = ColorEditor(initialColor: RGBColor(red: 1, green: 2, blue: 3))
        for field in ColorEditor.Field.allCases {
            editor.type("8", into: field)
            editor.type("", into: field)
        }
        #expect(editor.change == ColorEditor.Change(target: .background, color: RGBColor(red: 1, green: 2, blue: 3)))
    }

    @Test func `an editor opened on another colour keeps only the typed values`() {
        var editor = ColorEditor(texts: [.red: "8", .green: "300"])
        editor = editor.starting(with: RGBColor(red: 1, green: 2, blue: 3))
        #expect(editor.color == RGBColor(red: 8, green: 2, blue: 3) && editor.text(of: .green) == "300")
        editor.type("", into: .red)
        #expect(
            editor.color == RGBColor(red: 1, green: 2, blue: 3)
                && editor.initialColor == RGBColor(red: 1, green: 2, blue: 3))
    }

    @Test func `a tap on the blank area ends editing and keeps the typed text`() {
        var editor = ColorEditor()
        editor.beginEditing(.blue)
        editor.type("9", into: .blue)
        #expect(editor.focus == .blue)
        editor.endEditing()
        #expect(editor.focus == nil && editor.text(of: .blue) == "9" && editor.color.blue == 9)
    }

    @Test func `at most twenty characters of a long text are kept`() {
        #expect(typed(String(repeating: "7", count: 1_000_000), .red).text(of: .red).count == 20)
    }

    @Test func `a colour is written in hexadecimal`() {
        #expect(
            RGBColor(red: 26, green: 115, blue: 232).hexadecimal == "#1a73e8"
                && RGBColor(red: 0, green: 9, blue: 255).hexadecimal == "#0009ff")
    }

    @Test(arguments: ["#1a73e8", "#1A73E8", "#000000", "#ffffff"])
    func `a colour survives writing and reading`(text: String) throws {
        #expect(try #require(RGBColor(hexadecimal: text)).hexadecimal == text.lowercased())
    }

    @Test(arguments: ["", "#", "1a73e8", "#1a73e", "#1a73e80", "#1a73eg", "#-1a73e", "# a73e8", "#１a73e"])
    func `an invalid colour is not read`(text: String) { #expect(RGBColor(hexadecimal: text) == nil) }
}

private func typed(_ text: String, _ field: ColorEditor.Field) -> ColorEditor {
    var editor = ColorEditor()
    editor.type(text, into: field)
    return editor
}

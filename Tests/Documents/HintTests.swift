import FramewrightDocuments
import Testing

struct HintTests {
    @Test func `operations and settings of a hint are worded by the front end`() {
        let hint: Hint = "\(.list("devices")) shows all; or \(.setting(.scale)) \(2)"
        #expect(hint.worded { _ in "X" } == "X shows all; or X 2")
        #expect(hint.worded { $0 == .setting(.scale) ? "--scale" : "list" } == "list shows all; or --scale 2")
        #expect("\(hint)" == "the list of devices shows all; or scale 2")
    }

    @Test func `hints are equal if their parts are, however the text is written`() {
        let word = "path"
        #expect(("check the \(word)" as Hint) == "check the path" && ("" as Hint).isEmpty)
        #expect(("take \(.setting(.size))" as Hint) != "take size")
    }

    @Test func `a suggestion is a hint or a text`() {
        let hint: Hint = Suggestion.hint(for: "iphne", among: ["phone"], otherwise: "\(.list(nil))")
        #expect(hint == "\(.list(nil))")
        #expect(Suggestion.hint(for: "phne", among: ["phone"], otherwise: "" as Hint) == "did you mean \"phone\"?")
    }
}

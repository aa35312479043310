import Testing

@testable import FramewrightPreviews

struct CompilerErrorsTests {
    /// Returns the first error of each file as lines.
    private func errors(_ output: String) -> [String] {
        CompilerErrors(output).first.map { "\($0.key):\($0.value.line): \($0.value.message)" }.sorted()
    }

    @Test func `the first error of each file counts`() {
        let output = """
            /a/One.swift:3:5: error: cannot find 'x' in scope
            1 | let y = x
              |         `- error: cannot find 'x' in scope
            /a/One.swift:9:5: error: another
            /a/Two.swift:1:8: warning: unused
            /b/Two: half.swift:2:8: error: no such module 'UIKit'
            """
        #expect(
            errors(output) == [
                "/a/One.swift:3: cannot find 'x' in scope", "/b/Two: half.swift:2: no such module 'UIKit'",
            ])
    }

    @Test func `an error in a macro's expansion is at the place of the macro`() {
        let output = """
            macro expansion @Entry:2:1: error: no initializer
            `- /a/Values.swift:7:5: note: expanded code originates here
            """
        #expect(errors(output) == ["/a/Values.swift:7: no initializer"])
    }

    @Test func `a crash is an error of the file in the stack dump`() {
        let output = """
            Stack dump:
            0.\tProgram arguments: swift-frontend
            3.\tWhile evaluating request ParseSourceFileRequest(source_file "/a/Deep.swift")
            4.\tWhile type-checking (at /a/Deep.swift:12:1)
            """
        #expect(
            errors(output) == [
                "/a/Deep.swift:12: the compiler crashed while it compiled this, or took too long"
            ])
        #expect(
            errors("error: due to signal 24\n1.\tWhile type-checking (at /a/Slow.swift:2:1)") == [
                "/a/Slow.swift:2: the compiler takes too long for this"
            ])
    }

    @Test func `a file that cannot be opened is named with the reason`() {
        #expect(
            errors("<unknown>:0: error: error opening input file '/a/B.swift' (Permission denied)") == [
                "/a/B.swift:0: it cannot be opened (Permission denied)"
            ])
    }

    @Test func `output without a place is the end of the output`() {
        let errors = CompilerErrors("one\ntwo\nthree\nfour\n")
        #expect(errors.first.isEmpty && errors.end == "two three four")
    }
}

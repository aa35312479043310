import Testing

@testable import FramewrightPreviews

struct PreviewFailureReasonTests {
    private func reason(_ output: String = "", status: Int32) -> String {
        let result = CapturedProcess(status: status, output: Array(output.utf8), result: [], isTimedOut: false)
        return PreviewFailureReason(result, limits: PreviewRun.Limits()).text
    }

    @Test func `a trap has the message of Swift's runtime`() {
        let output = "App/Card.swift:3: Fatal error: Index out of range\nCurrent stack trace:\n0 libc"
        #expect(reason(output, status: -5) == "it ended by signal 5: App/Card.swift:3: Fatal error: Index out of range")
        #expect(reason("noise", status: -4) == "it ended by signal 4")
    }

    @Test func `signals of the system are explained`() {
        #expect(reason(status: -11) == "it ended by signal 11: a bad access to memory, often by recursion without end")
        #expect(reason(status: -25) == "it ended by signal 25: it wrote more than 256 MB to a file")
    }

    @Test func `limits have words`() {
        #expect(reason(status: 121) == "it took more than 4 seconds of processor time")
        #expect(reason(status: 122) == "it was not drawn after 4.5 seconds: something waits without an end")
        #expect(reason("swift: failed to allocate 8 bytes", status: -6) == "it used more than the limit of 2048 MB")
        #expect(reason("error: No space left on device", status: 1) == "it filled its folder, which holds 256 MB")
    }

    @Test func `an exit of its own is named`() {
        #expect(reason(status: 0) == "it ended before it was drawn")
        #expect(reason(status: 3) == "it ended with exit code 3 before it was drawn")
        #expect(reason("error: no preview 7.0", status: 1) == "error: no preview 7.0")
    }
}
